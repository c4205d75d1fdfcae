import { passwordFault } from '@ventanilla/domain/identity/password'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password that is tried first', () => {
  it.each([
    'password1',
    'Password123',
    'QWERTY123',
    '1q2w3e4r',
    '123456789a',
    'abcd1234',
    'trustno1',
    'Colombia2026',
    'Contraseña1',
    'contrasena2026',
    'Bogotá123',
    'Nacional1',
    'Alejandro1985',
    'America12345',
    'Password1!',
    'Santiago2026*',
  ])('%s is known, although the specified rules take it', (password) => {
    expect(passwordFault(password)).toBeNull()
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'Ventanilla2026',
    'Quebrada2026',
    'tres-nubes-azules-7',
    'colombia2026lluvia',
    '7colombia-rio',
    'x9Kp2mQv4t',
    'ñandúbravo88quieto',
  ])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('is found in no time, whatever is given', () => {
    isCommonPassword('x')
    const began = performance.now()
    for (const one of ['a'.repeat(128), 'a1'.repeat(64), '1'.repeat(128), `${'a'.repeat(120)}1234!!!!`])
      for (let n = 0; n < 200; n += 1) isCommonPassword(one)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
