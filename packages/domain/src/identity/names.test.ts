import { describe, expect, it } from 'vitest'
import { COMPANY_MAX, NAME_MAX, NAME_SIGNS, nameFault, normalizeName, REQUIRED, tooLong } from './names.ts'

const given = (text: string, max?: number): string | null => nameFault(normalizeName(text), max)

describe('a name', () => {
  it.each([
    'José Ñáñez',
    "D’Angelo O'Brien",
    'Ana-María',
    'محمد علي',
    '王小明',
    'Ольга',
    'R&M S.A.S.',
    'Café® 3M',
  ])('may be %s', (name) => {
    expect(given(name)).toBeNull()
    expect(normalizeName(name)).toBe(name)
  })

  it('loses what came along when it was pasted: blanks, lines, signs that nobody sees', () => {
    expect(normalizeName('  Marta\u00a0\u00a0Lucía\n\u202eÁvila\u200b\u2069 ')).toBe('Marta Lucía Ávila')
    expect(normalizeName('A\u0301vila')).toBe('Ávila')
  })

  it('is refused in words where it is empty, too long, or cannot be printed as a name', () => {
    expect(given(' \u200b ')).toBe(REQUIRED)
    expect(given('a'.repeat(NAME_MAX))).toBeNull()
    expect(given('a'.repeat(NAME_MAX + 1))).toBe(tooLong(NAME_MAX))
    expect(given('a'.repeat(COMPANY_MAX), COMPANY_MAX)).toBeNull()
    for (const text of ['Marta 🌿', '<b>Marta</b>', 'Mar\u0007ta']) expect(given(text)).toBe(NAME_SIGNS)
  })
})
