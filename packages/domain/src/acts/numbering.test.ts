import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NumberingSeries } from './numbering.ts'
import { counterKey, formatNumber, parseNumber, seriesProblem, signedSentence } from './numbering.ts'

const auto: NumberingSeries = {
  code: 'AUTO',
  name: 'Autos',
  prefix: 'A',
  format: 'AUTO-{consecutivo:04d}-{anio}',
  restart: 'anual',
}
const filing: NumberingSeries = {
  code: 'RADICADO',
  name: 'Radicados',
  prefix: 'E',
  format: '{anio}E{consecutivo:07d}',
  restart: 'anual',
}
const file: NumberingSeries = {
  code: 'EXPEDIENTE',
  name: 'Expedientes',
  prefix: 'EXP',
  format: 'EXP-{tt_id:02d}-{consecutivo:05d}-{anio}',
  restart: 'por_tipo',
}
const none: NumberingSeries = {
  code: 'SIN_SERIE',
  name: 'Sin numeración',
  prefix: '-',
  format: '-',
  restart: 'ninguno',
}

describe('a number', () => {
  it('is written as its series says', () => {
    expect(formatNumber(auto, { n: 7, year: 2026 })).toBe('AUTO-0007-2026')
    expect(formatNumber(filing, { n: 123, year: 2026 })).toBe('2026E0000123')
    expect(formatNumber(file, { n: 42, year: 2026, ttId: 3 })).toBe('EXP-03-00042-2026')
  })

  it('wider than its slot is never cut', () => {
    expect(formatNumber(auto, { n: 12345, year: 2026 })).toBe('AUTO-12345-2026')
  })

  it('is refused without what its format asks for', () => {
    expect(() => formatNumber(file, { n: 1, year: 2026 })).toThrow('necesita el tipo de trámite')
    expect(() => formatNumber(auto, { n: 0, year: 2026 })).toThrow('no puede ser 0')
    expect(() => formatNumber(none, { n: 1, year: 2026 })).toThrow('no numera')
  })

  it('counts by year, or by type without end', () => {
    expect(counterKey(auto, { year: 2026 })).toBe('AUTO:2026')
    expect(counterKey(file, { year: 2026, ttId: 3 })).toBe('EXPEDIENTE:3')
    expect(() => counterKey(file, { year: 2026 })).toThrow(RangeError)
  })

  it('reads back, whatever its case, and only in its own series', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(auto, filing, file),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 2018, max: 2099 }),
        fc.integer({ min: 1, max: 29 }),
        (series, n, year, ttId) => {
          const parts = series === file ? { n, year, ttId } : { n, year }
          const text = formatNumber(series, { n, year, ttId })
          expect(parseNumber(series, ` ${text.toLowerCase()} `)).toEqual(parts)
        },
      ),
    )
    expect(parseNumber(auto, '2026E0000123')).toBeNull()
    expect(parseNumber(auto, 'AUTO-7-2026')).toBeNull()
    expect(parseNumber(none, '-')).toBeNull()
  })
})

describe('a format', () => {
  it.each([
    ['AUTO-{consecutivo:04d}', 'anual', /Falta \{anio\}/],
    ['AUTO-{anio}', 'anual', /Falta \{consecutivo/],
    ['EXP-{consecutivo:05d}-{anio}', 'por_tipo', /Falta \{tt_id/],
    ['{consecutivo}-{mes}-{anio}', 'anual', /Entre llaves/],
    ['{consecutivo}-{anio}-{anio}', 'anual', /una sola vez/],
    ['{consecutivo}{anio}', 'anual', /Separe/],
    ['{tt_id}0{consecutivo}', 'por_tipo', /Separe/],
    ['A-1', 'ninguno', /«-»/],
  ] as const)('%s of a series %s is refused', (format, restart, sentence) => {
    expect(seriesProblem({ format, restart })).toMatch(sentence)
  })

  it('that is accepted never gives two numbers alike', () => {
    const text = fc.constantFrom('', '-', 'A', '0', 'E')
    const slot = fc.constantFrom('{consecutivo}', '{consecutivo:04d}', '{anio}', '{tt_id}', '{tt_id:02d}')
    const format = fc
      .array(fc.tuple(slot, text), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.flat().join(''))
    const parts = fc.record({
      n: fc.integer({ min: 1, max: 120 }),
      year: fc.integer({ min: 2020, max: 2030 }),
      ttId: fc.integer({ min: 1, max: 120 }),
    })
    fc.assert(
      fc.property(format, fc.constantFrom('anual', 'por_tipo'), parts, parts, (written, restart, a, b) => {
        const series = { code: 'X', name: 'X', prefix: 'X', format: written, restart } as const
        fc.pre(seriesProblem(series) === null)
        const same = counterKey(series, a) === counterKey(series, b) && a.n === b.n
        // one count is one moment: its year and type are the same
        const [one, other] = same ? [a, a] : [a, b]
        expect(formatNumber(series, one) === formatNumber(series, other)).toBe(same)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('what is said of an act that was just signed', () => {
  it.each([
    [
      'resolucion',
      'Resolución que otorga',
      'RES-0123-2026',
      'Firmado: Resolución 0123 de 2026 (RES-0123-2026).',
    ],
    ['auto', 'Auto de inicio', 'AUTO-0007-2026', 'Firmado: Auto 0007 de 2026 (AUTO-0007-2026).'],
    ['documento', 'Liquidación', 'LQ-000012-2026', 'Firmado: Liquidación 000012 de 2026 (LQ-000012-2026).'],
    ['oficio', 'Citación', null, 'Firmado: Citación.'],
  ] as const)('names a %s with its number and year', (of, name, number, said) => {
    expect(signedSentence({ class: of, name }, number)).toBe(said)
  })
})
