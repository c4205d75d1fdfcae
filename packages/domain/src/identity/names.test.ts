import { describe, expect, it } from 'vitest'
import { REQUIRED, tooLong } from '../kernel/field-sentences.ts'
import {
  COMPANY_MAX,
  companyNameFault,
  NAME_MAX,
  NAME_SIGNS,
  nameFault,
  NO_ADDRESSES,
  NO_DIGITS,
  normalizeName,
  personNameFault,
} from './names.ts'

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

describe('the name of a person', () => {
  it.each([
    'José Ñáñez',
    "D’Angelo O'Brien",
    'J. R. Pérez',
    'Ma. Fernanda',
    '王小明',
    'محمد علي',
    'Juan Carlos II',
  ])('may be %s', (name) => expect(personNameFault(name)).toBeNull())
  it.each([
    ['Ana 2', NO_DIGITS],
    ['Llame al 310 555 0142', NO_DIGITS],
    ['Llame al ３１０', NO_DIGITS],
    ['Su multa vence hoy: pague en http://multas', NO_ADDRESSES],
    ['Pague en multas.co', NO_ADDRESSES],
    ['Pague en multas。co', NO_ADDRESSES],
    ['Pague en ＷＷＷ multas', NO_ADDRESSES],
    ['ana@correo', NO_ADDRESSES],
    ['Debe $ mil', NO_ADDRESSES],
    ['', REQUIRED],
    ['a'.repeat(NAME_MAX + 1), tooLong(NAME_MAX)],
    ['Marta 🌿', NAME_SIGNS],
  ])('may not be «%s»', (name, fault) => expect(personNameFault(normalizeName(name))).toBe(fault))
})

describe('the name of a company', () => {
  it.each([
    'Grupo 2020 S.A.S.',
    'R&M S.A.S.',
    'Café® 3M',
    'Unión Temporal Vías 2020-2024',
    'Aguas de Honda S.A. E.S.P.',
    'Transportes 123456 Ltda.',
    'Asociación de Usuarios No. 14',
    'Cía. Agrícola, Hnos. & Co.',
  ])('may be %s', (name) => expect(companyNameFault(name)).toBeNull())
  it.each([
    'Su multa vence hoy: pague en http://multas.example',
    'Multas.com.co',
    'Pague en t.co/x',
    'Pague en 10.0.0.1',
    'pagos@multas',
    'www multas',
    'Debe $200',
    'Consigne a 1234567',
    'Consigne a １２３４５６７',
  ])('may not be «%s»', (name) => expect(companyNameFault(normalizeName(name))).toBe(NO_ADDRESSES))
})
