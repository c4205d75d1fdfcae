import { describe, expect, it } from 'vitest'
import {
  formatBytes,
  formatFolios,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatShortDate,
} from './formats.tsx'

describe('formats', () => {
  it('write money in whole pesos, also beyond safe integers', () => {
    expect(formatMoney(1_234_567)).toBe('$\u00a01.234.567')
    expect(formatMoney('12345678901234567890')).toBe('$\u00a012.345.678.901.234.567.890')
    expect(formatMoney(0)).toBe('$\u00a00')
  })

  it('keep a calendar day on its day and put instants into Bogotá', () => {
    expect(formatShortDate('2026-11-21')).toBe('21/11/2026')
    expect(formatLongDate('2026-11-01')).toBe('1 de noviembre de 2026')
    expect(formatShortDate('2026-11-22T03:00:00Z')).toBe('21/11/2026')
    expect(formatInstant('2026-11-21T20:05:00Z')).toMatch(/^21\/11\/2026, 3:05\s?p/)
  })

  it('write decimals with a comma and sizes in words', () => {
    expect(formatNumber(2.5)).toBe('2,5')
    expect(formatBytes(120_000)).toBe('120 kB')
    expect(formatBytes(3_400_000)).toBe('3,4 MB')
  })

  it('name one sheet as one', () => {
    expect(formatFolios(1, 1)).toBe('Folio 1')
    expect(formatFolios(2, 5)).toBe('Folios 2 a 5')
  })
})
