import { describe, expect, it } from 'vitest'
import { isEmail, likelyEmail } from './email.ts'

describe('the address that was probably meant', () => {
  it.each([
    ['marta@gmial.com', 'marta@gmail.com'],
    ['marta@gamil.com', 'marta@gmail.com'],
    ['marta@gmail.con', 'marta@gmail.com'],
    ['marta@hotmal.com', 'marta@hotmail.com'],
    ['marta@outlok.com', 'marta@outlook.com'],
    ['marta@yaho.com', 'marta@yahoo.com'],
  ])('of %s is %s, which is asked and never demanded', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant)
    expect(isEmail(typed)).toBe(true)
  })

  it.each([
    'marta@gmail.com',
    'marta@ymail.com',
    'marta@mail.com',
    'marta@cortolima.gov.co',
    'marta@yahoo.es',
    'marta',
    'marta@',
  ])('of %s is itself', (typed) => {
    expect(likelyEmail(typed)).toBeNull()
  })
})
