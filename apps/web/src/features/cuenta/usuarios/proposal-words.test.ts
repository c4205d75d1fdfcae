import { describe, expect, it } from 'vitest'
import { givesWords, heldWords } from './proposal-words.ts'

describe('a change that waits for another administrator', () => {
  it('says what the account would hold', () => {
    expect(heldWords({ roleNames: ['Director General'], officeName: null })).toBe('Director General')
    expect(
      heldWords({
        roleNames: ['Jefe territorial', 'Notificador', 'Liquidador'],
        officeName: 'Territorial Norte',
      }),
    ).toBe('Jefe territorial, Notificador y Liquidador (Territorial Norte)')
  })

  it('says of each role why two people decide', () => {
    expect(
      givesWords([
        { role: 'CLI_ADMIN', name: 'Administrador', weights: ['administra'] },
        { role: 'X', name: 'Secretaria jurídica', weights: ['publica', 'firma'] },
      ]),
    ).toBe('Administrador: administra el portal. Secretaria jurídica: publica y firma autos y resoluciones.')
  })
})
