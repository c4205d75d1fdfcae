import { describe, expect, it } from 'vitest'
import { keysIn } from '../../kernel/keys-in.ts'
import { isOpenKind, readCorrectedAddress, SENT_KINDS } from './sent-messages.ts'

describe('a corrected address', () => {
  it.each([
    ['email', ' Ana@Correo.test ', 'ana@correo.test'],
    ['sms', '311 555 0142', '573115550142'],
  ] as const)('of %s is stored as others are: «%s»', (channel, written, stored) => {
    expect(readCorrectedAddress({ channel, to: 'otra' }, written)).toBe(stored)
  })

  it.each([
    ['email', 'ana@', 'ana@correo.test', 'Por favor ingresa un correo electrónico válido'],
    ['email', '3115550142', 'ana@correo.test', 'Por favor ingresa un correo electrónico válido'],
    ['sms', 'ana@correo.test', '573115550142', 'Número de celular inválido. Debe tener 10 dígitos'],
    [
      'email',
      'ANA@correo.test',
      'ana@correo.test',
      'Es la dirección a la que ya se envió. Escriba la corregida.',
    ],
    [
      'sms',
      '+57 311 555 0142',
      '573115550142',
      'Es la dirección a la que ya se envió. Escriba la corregida.',
    ],
  ] as const)('of %s is refused with a sentence: «%s»', (channel, written, to, sentence) => {
    expect(() => readCorrectedAddress({ channel, to }, written)).toThrow(sentence)
  })
})

it('words of codes, personal links and accounts are never shown, nor sent elsewhere', () => {
  expect(keysIn(SENT_KINDS).filter((kind) => !isOpenKind(kind))).toEqual(['copia', 'codigo', 'cuenta'])
})
