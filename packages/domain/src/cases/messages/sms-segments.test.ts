import { describe, expect, it } from 'vitest'
import { smsSize } from './sms-segments.ts'

const segments = (text: string): number => smsSize(text).segments

describe('a text message', () => {
  it.each([
    ['a', 0, 1],
    ['a', 1, 1],
    ['a', 160, 1],
    ['a', 161, 2],
    ['a', 306, 2],
    ['a', 307, 3],
    ['ñ', 160, 1],
    ['€', 80, 1],
    ['€', 81, 2],
    ['á', 70, 1],
    ['á', 71, 2],
    ['á', 134, 2],
    ['á', 135, 3],
    ['😀', 35, 1],
    ['😀', 36, 2],
  ])('of %j %i times takes %i', (letter, times, expected) =>
    expect(segments(letter.repeat(times))).toBe(expected),
  )

  it('names the letters for which less than half fits: accents on a, i, o and u, and quotation marks', () => {
    expect(smsSize('Su código es «4821». ¿Qué año? ¡Ya! à é ü').costly).toEqual(['ó', '«', '»'])
    expect(smsSize('Su clave es 4821. ¿Cuánto?').costly).toEqual(['á'])
  })

  it('never divides a letter of two places between two messages', () => {
    // 152 and a letter of two places do not fit in 153
    expect(segments(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toBe(2)
    expect(segments(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3)
  })
})
