import { describe, expect, it } from 'vitest'
import { fileHash, inFours, tidyCode } from './file-hash.ts'

describe('the fingerprint of a file', () => {
  it('is its SHA-256, and one changed byte says so', async () => {
    const original = await fileHash(new Blob(['acto']))
    expect(original).toMatch(/^[0-9a-f]{64}$/)
    expect(await fileHash(new Blob(['actO']))).not.toBe(original)
    expect(await fileHash(new Blob(['']))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
  })

  it('is shown in fours', () => {
    expect(inFours('abcdef0123')).toBe('abcd ef01 23')
  })

  it('goes with a code that may be typed loosely', () => {
    expect(tidyCode(' r4d9-8kzv ')).toBe('R4D9-8KZV')
    expect(tidyCode('\u202ar4d9 - 8kzv\u202c\n')).toBe('R4D9-8KZV')
  })

  it('may be pasted as the address that the QR holds', () => {
    expect(tidyCode('https://portal.example/verificar/r4d9-8kzv?x=1')).toBe('R4D9-8KZV')
    expect(tidyCode('a'.repeat(500))).toHaveLength(40)
  })
})
