import { describe, expect, it } from 'vitest'
import { deviceFault, noKeysHere } from './passkey-words.ts'

const named = (name: string): Error => Object.assign(new Error('x'), { name })
const told = (name: string, waited = 1_000): string => deviceFault(named(name), waited, 120_000)

describe('the end of a browser’s window without a key', () => {
  it('is told apart: closed, too late, not able, known, elsewhere', () => {
    expect(told('NotAllowedError')).toMatch(/la ventana se cerró/)
    expect(told('AbortError')).toBe(told('NotAllowedError'))
    expect(told('NotAllowedError', 120_500)).toMatch(/Pasó el tiempo/)
    expect(told('NotSupportedError')).toMatch(/navegador no permite/)
    expect(told('InvalidStateError')).toMatch(/ya está en su cuenta/)
    expect(told('SecurityError')).toMatch(/dirección oficial/)
  })

  it('has a sentence for anything else', () => {
    expect([told('ConstraintError'), deviceFault('texto', 0, 1)]).toEqual([
      expect.stringMatching(/no pudo usar/),
      expect.stringMatching(/no pudo usar/),
    ])
  })
})

describe('a page on which no key can be made', () => {
  const here = { isSecure: true, hasKeys: true, origin: 'https://tramites.example', portal: '' }
  it('says so before anybody is asked for one, and where it works or who can mend it', () => {
    expect(noKeysHere(here)).toBeNull()
    expect(noKeysHere({ ...here, portal: 'https://tramites.example/' })).toBeNull()
    expect(
      noKeysHere({ ...here, origin: 'http://localhost:3000', portal: 'http://localhost:3000' }),
    ).toBeNull()
    const byNumber = { ...here, isSecure: false, hasKeys: false, origin: 'http://203.0.113.7' }
    expect(noKeysHere({ ...byNumber, portal: 'https://tramites.example' })).toMatchObject({
      href: 'https://tramites.example',
      words: expect.stringContaining('Ábralo allí') as string,
    })
    expect(noKeysHere({ ...byNumber, portal: 'http://203.0.113.7' })).toMatchObject({
      href: null,
      words: expect.stringMatching(/no empieza por https.*Avise a quien opera el portal/) as string,
    })
    expect(noKeysHere({ ...here, hasKeys: false })?.words).toMatch(/^Este navegador no permite/)
  })
})
