import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addYears, isDate, longDate } from './dates.ts'
import { decimalsOf, formatMoney, formatNumber, parseNumber, roundTo } from './numbers.ts'
import { evaluate } from './conditions.ts'
import { checkDigit } from './operations.ts'

describe('numbers as people type them', () => {
  test.each([
    ['0,8', 0.8],
    ['0.125', 0.125],
    ['1.234', 1234],
    ['1.234,5', 1234.5],
    ['1234.5', 1234.5],
    ['$ 30.000.000', 30_000_000],
    ['−75,42870', -75.4287],
    ['4.4389', 4.4389],
    [',5', 0.5],
    ['1,', 1],
    ['-0', 0],
  ])('%s is read as %d', (typed, value) => {
    expect(parseNumber(typed)).toBe(value)
  })
  test.each(['', 'abc', '1,2,3', '1.23.4', '12 l/s', '1.2,3.4', '--1', '.'])(
    '%s is not a number',
    (typed) => {
      expect(parseNumber(typed)).toBeNull()
    },
  )
  test('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (n, decimals) => {
        const value = roundTo(n / 10 ** decimals, decimals)
        expect(parseNumber(formatNumber(value, decimals))).toBe(value === 0 ? 0 : value)
      }),
    )
  })
  test('are written with comma, dots and a true minus', () => {
    expect(formatNumber(1234567.891, 2)).toBe('1.234.567,89')
    expect(formatNumber(-75.4287, 6, 5)).toBe('−75,42870')
    expect(formatNumber(-0.00001, 3)).toBe('0')
    expect(formatMoney(164571)).toBe('$ 164.571')
    expect(roundTo(1.005, 2)).toBe(1.01)
    expect(decimalsOf(1e-7)).toBe(7)
    expect(decimalsOf(1.25e3)).toBe(0)
  })
})

describe('dates', () => {
  test('exist or do not', () => {
    expect(isDate('2028-02-29')).toBe(true)
    expect(isDate('2026-02-29')).toBe(false)
    expect(isDate('2026-13-01')).toBe(false)
    expect(longDate('2026-11-21')).toBe('21 de noviembre de 2026')
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
  })
})

describe('the verification digit of a NIT', () => {
  test.each([
    ['899999061', 9],
    ['890704536', 7],
    ['800197268', 4],
    ['1110456789', 1],
    ['14235678', 3],
  ])('of %s is %d', (number, digit) => {
    expect(checkDigit(number)).toBe(digit)
  })
})

describe('what conditions may use beyond the standard', () => {
  const logic = (rule: Record<string, unknown>, data: Record<string, unknown> = {}) => evaluate(rule, data)
  test('moves a day, over the end of a month and of a year', () => {
    expect(logic({ addDays: ['2026-12-30', 3] })).toBe('2027-01-02')
    expect(logic({ addDays: [{ var: 'dia' }, -1] }, { dia: '2028-03-01' })).toBe('2028-02-29')
    expect(logic({ addDays: ['mañana', 1] })).toBeNull()
  })
  test('finds what stands twice in a column, whatever its capitals, and not what is missing', () => {
    const twice = (rows: unknown) => logic({ unique: [{ var: 'rows' }, 'placa'] }, { rows })
    expect(twice([{ placa: 'ABC123' }, { placa: 'ABC124' }])).toBe(true)
    expect(twice([{ placa: 'ABC123' }, { placa: ' abc123' }])).toBe(false)
    expect(twice([{}, { placa: '' }, { placa: null }, { placa: undefined }])).toBe(true)
    expect(twice([{ placa: 1 }, { placa: 1 }])).toBe(false)
    expect(twice('nada')).toBe(true)
  })
  test('measures a drawn area, and nothing where none is drawn', () => {
    /* a thousandth of a degree is about 111 m each way at this latitude */
    const ring = [
      [-75.2, 4.4],
      [-75.199, 4.4],
      [-75.199, 4.401],
      [-75.2, 4.401],
      [-75.2, 4.4],
    ]
    const hectares = (area: unknown) => logic({ hectares: [{ var: 'area' }] }, { area })
    expect(hectares({ type: 'Polygon', coordinates: [ring] })).toBeCloseTo(1.226, 2)
    for (const area of [null, 'un lote', { type: 'Point', coordinates: [1, 2] }])
      expect(hectares(area)).toBe(0)
  })
})
