import { describe, expect, it } from 'vitest'
import { fieldFault } from './field-rules.ts'

describe('a field', () => {
  it.each([
    ['is left empty where it may', { required: false, minLength: 3 }, '  '],
    ['is as long as it may be', { required: true, maxLength: 3 }, 'abc'],
    ['is measured without the blanks around it', { required: true, maxLength: 3 }, '  abc  '],
    ['has the form', { required: true, pattern: '^\\d{4}$' }, '0123'],
    ['is a number within its bounds', { required: true, minimum: 0, maximum: 9 }, '9'],
  ])('passes when it %s', (_, rule, text) => {
    expect(fieldFault(rule, text)).toBeNull()
  })

  it.each([
    [{ required: true }, ' ', 'Este dato es obligatorio'],
    [{ required: true, maxLength: 3 }, 'abcd', 'Escriba a lo sumo 3 caracteres'],
    [{ required: true, minLength: 3 }, ' ab ', 'Escriba al menos 3 caracteres'],
    [{ required: false, pattern: '^\\d{4}$' }, '12', 'Este dato no tiene la forma esperada. Revíselo.'],
    [{ required: true, minimum: 1 }, 'dos', 'Escriba un número'],
    [{ required: true, minimum: 1 }, '0', 'Escriba un número desde 1'],
    [{ required: true, maximum: 9 }, '10', 'Escriba un número que no pase de 9'],
  ])('says why it does not: %j «%s»', (rule, text, sentence) => {
    expect(fieldFault(rule, text)).toBe(sentence)
  })

  it.each([
    ['ab', 'Escriba el año completo'],
    ['abcd', 'Escriba un año'],
    ['20260', 'Escriba a lo sumo 4 caracteres'],
    ['2026', null],
  ])('says in its own words that «%s» is too short or malformed, where it has them', (text, sentence) => {
    const rule = { required: false, minLength: 4, maxLength: 4, pattern: '^\\d{4}$' }
    const own = { tooShort: 'Escriba el año completo', malformed: 'Escriba un año' }
    expect(fieldFault(rule, text, own)).toBe(sentence)
  })
})
