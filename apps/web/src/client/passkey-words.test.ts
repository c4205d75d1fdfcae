import { describe, expect, it } from 'vitest'
import { deviceFault } from './passkey-words.ts'

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
