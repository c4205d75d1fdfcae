import { describe, expect, it } from 'vitest'
import { formatted, longDate, plain, timeOfDay } from './formats.ts'
import { decimal } from '../kernel/figures.ts'
import { ordinal } from './ordinal.ts'

describe('the numbers of articles', () => {
  it('refuses what it cannot write', () => {
    for (const n of [0, 100, 1.5]) expect(() => ordinal(n)).toThrow(RangeError)
  })

  it.each([
    [1, 'PRIMERO'],
    [7, 'SÉPTIMO'],
    [10, 'DÉCIMO'],
    [13, 'DÉCIMO TERCERO'],
    [20, 'VIGÉSIMO'],
    [99, 'NONAGÉSIMO NOVENO'],
  ])('numbers article %d', (n, words) => {
    expect(ordinal(n)).toBe(words)
  })
})

describe('formats', () => {
  it('write dates and instants in Colombian time', () => {
    expect(longDate('2026-11-21')).toBe('21 de noviembre de 2026')
    expect(longDate('2026-11-22T03:30:00.000Z')).toBe('21 de noviembre de 2026')
    expect(timeOfDay('2026-11-22T03:30:00.000Z')).toBe('10:30 p. m.')
    expect(timeOfDay('00:05')).toBe('12:05 a. m.')
    expect(formatted('2026-11-22T17:00:00Z', 'fechaHora')).toBe('22 de noviembre de 2026 a las 12:00 p. m.')
    expect(longDate('mañana')).toBe('mañana')
  })

  it('write numbers as here', () => {
    expect(decimal('1234567.50')).toBe('1.234.567,50')
    expect(decimal(-1234)).toBe('-1.234')
    expect(formatted(10, 'enLetras')).toBe('diez (10)')
    expect(formatted('21', 'enLetras')).toBe('veintiún (21)')
    expect(formatted(660_171, 'pesosEnLetras')).toBe(
      'SEISCIENTOS SESENTA MIL CIENTO SETENTA Y UN PESOS MONEDA CORRIENTE',
    )
  })

  it('write what forms keep: positions, measures, lists, yes and no', () => {
    expect(plain({ lat: 4.4389, lon: -75.2322 })).toBe('4,438900°\u00a0N, 75,232200°\u00a0O')
    expect(plain({ value: 1.5, unit: 'l/s' })).toBe('1,5 l/s')
    expect(plain(['a', '', 'b'])).toBe('a; b')
    expect(plain(true)).toBe('sí')
    expect(formatted('Concesión de aguas', 'enFrase')).toBe('concesión de aguas')
    expect(formatted('NIT', 'enFrase')).toBe('NIT')
    expect(formatted(null, 'fecha')).toBe('')
  })
})
