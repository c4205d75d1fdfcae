import { describe, expect, it } from 'vitest'
import { faultWords, fingerprintWords, originWords } from './seal-words.ts'

const seal = {
  can: true,
  fault: null,
  message: null,
  since: null,
  fingerprint: '3f9a11c0'.repeat(8),
  origin: 'given',
  subject: 'Corporación',
  validUntil: '2028-05-01T00:00:00.000Z',
} as const
const day = (iso: string): string => iso.slice(0, 10)

describe('the seal of a process', () => {
  it('is told by the beginning of its fingerprint, its origin, its holder and its last day', () => {
    expect(fingerprintWords(seal.fingerprint)).toBe('3f9a 11c0 3f9a…')
    expect(originWords(seal, day)).toBe(
      'Clave entregada por la autoridad (3f9a 11c0 3f9a…), a nombre de Corporación, certificado vigente hasta el 2028-05-01.',
    )
  })
  it('that does not sign is told with its sentence and since when', () => {
    const message = 'La autoridad de sellado de tiempo no respondió'
    const failing = {
      ...seal,
      can: false,
      fault: 'ilegible',
      message,
      since: '2026-05-01T00:00:00.000Z',
    } as const
    expect(faultWords(failing, day)).toBe(`Desde el 2026-05-01: ${message}.`)
    expect(faultWords({ ...failing, since: null }, day)).toBe(`${message}.`)
    expect(faultWords(seal, day)).toBeNull()
  })
  it('that there is not yet, or that cannot be read, is said', () => {
    const none = { ...seal, fingerprint: null, origin: null, subject: null, validUntil: null }
    expect(originWords(none, day)).toBe('La clave se hará con el primer documento.')
    expect(originWords({ ...none, can: false }, day)).toBe(
      'Este proceso no tiene una clave con la que sellar.',
    )
  })
})
