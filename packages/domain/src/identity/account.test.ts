import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, normalizeEmail } from './email.ts'
import * as pw from './password.ts'
import { isPhone, shownPhone, storedPhone } from './phone.ts'

describe('an e-mail address', () => {
  it('loses its spaces and capitals', () => {
    expect(normalizeEmail(' Marta.Avila @Correo.EXAMPLE ')).toBe('marta.avila@correo.example')
  })
  it('loses the signs that nobody sees', () => {
    expect(normalizeEmail('\u202amarta\u00ad@correo.example\u200b\ufeff')).toBe('marta@correo.example')
  })
  it.each(['a@b.co', 'marta.avila+agua@correo.example', "o'neil@x-y.com.co"])('%s is valid', (email) => {
    expect(isEmail(email)).toBe(true)
  })
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a..b@c.co',
    'a b@c.co',
    'a@b.c',
    'a@-b.co',
    '"x"@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('«%s» is not', (email) => {
    expect(isEmail(email)).toBe(false)
  })
  it('is normalized once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => normalizeEmail(normalizeEmail(text)) === normalizeEmail(text)),
    )
  })
})

describe('a mobile number', () => {
  it('has exactly ten digits and gets the prefix 57 once', () => {
    expect(isPhone('3115550142')).toBe(true)
    expect([isPhone('311555014'), isPhone('31155501420'), isPhone('311 555 0142')]).toEqual([
      false,
      false,
      false,
    ])
    expect(storedPhone('3115550142')).toBe('573115550142')
    expect(storedPhone('+57 311 555 0142')).toBe('573115550142')
    expect(storedPhone('\u202a+57 311 555–0142\u202c')).toBe('573115550142')
    expect([storedPhone('573115550'), storedPhone('12'), storedPhone('583115550142')]).toEqual([
      null,
      null,
      null,
    ])
    expect(shownPhone('573115550142')).toBe('311 555 0142')
  })
  it('is stored alike whether it comes with the prefix or not', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{10}$/),
        (digits) => storedPhone(`57${digits}`) === storedPhone(digits),
      ),
    )
  })
})

describe('a password', () => {
  it.each([
    ['abc1234', pw.PASSWORD_TOO_SHORT, pw.PASSWORD_TOO_SHORT],
    ['abcdefgh', pw.PASSWORD_WITHOUT_DIGIT, pw.PASSWORD_NOT_ALPHANUMERIC],
    ['12345678', pw.PASSWORD_WITHOUT_LETTER, pw.PASSWORD_NOT_ALPHANUMERIC],
    ['abcd1234', null, null],
    ['ñandú-2026', null, null],
    [`a1${'x'.repeat(127)}`, pw.PASSWORD_TOO_LONG, pw.PASSWORD_TOO_LONG],
  ])('%s is told «%s» to citizens and «%s» to officials', (password, citizen, official) => {
    expect(pw.passwordFault(password)).toBe(citizen)
    expect(pw.passwordFault(password, 'official')).toBe(official)
  })
  it('loses its spaces, and a decomposed ñ is the same as a composed one', () => {
    expect(pw.normalizePassword(' clave n\u0303 1 ')).toBe('claveñ1')
  })
})
