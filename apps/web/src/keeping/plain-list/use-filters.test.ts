import { describe, expect, it } from 'vitest'
import { filtersIn, useFilters } from './use-filters.ts'

const RULES = {
  q: { required: false, maxLength: 9 },
  serie: { required: false, pattern: '^[A-Z]+$' },
  anio: { required: false, minimum: 2000, maximum: 2100 },
  cursor: { required: false, maxLength: 80 },
} as const
const NAMES = ['q', 'serie', 'anio'] as const

const read = (query: string) =>
  filtersIn(new URLSearchParams(query), RULES, NAMES, { serie: { malformed: 'Escriba mayúsculas.' } })

describe('the filters in an address', () => {
  it('can be sent as far as they are written', () => {
    expect(read('q=%20agua%20&anio=2026&cursor=7')).toEqual({
      values: { q: 'agua', serie: '', anio: '2026' },
      faults: {},
      valid: { q: 'agua', anio: '2026' },
    })
  })

  it('are not sent where the call would reject them, and say why in its sentence or in their own', () => {
    expect(read('q=agua+potable&serie=res&anio=1999')).toEqual({
      values: { q: 'agua potable', serie: 'res', anio: '1999' },
      faults: {
        q: 'Escriba a lo sumo 9 caracteres',
        serie: 'Escriba mayúsculas.',
        anio: 'Escriba un número desde 2000',
      },
      valid: {},
    })
  })

  it('may be left empty, all of them', () => {
    expect(read('q=+')).toEqual({ values: { q: '', serie: '', anio: '' }, faults: {}, valid: {} })
  })

  it('have no name without a rule, as a misspelled one would be', () => {
    const useKnown = () => useFilters(RULES, NAMES)
    // @ts-expect-error the rules do not have this name
    const useMisspelled = () => useFilters(RULES, ['q', 'sreie'])
    // type checking fails if a name could lose its rule
    expect([useKnown, useMisspelled]).toHaveLength(2)
  })
})
