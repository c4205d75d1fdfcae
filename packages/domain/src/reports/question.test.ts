import { describe, expect, it } from 'vitest'
import { judgeQuestion, periodBefore, readFilters, type ReportQuestion, writeFilters } from './question.ts'
import { READY_REPORTS } from './ready.ts'
import { DIMENSION_NAMES, dimensionOf, SUBJECT_NAMES, SUBJECTS, subjectOf } from './subjects.ts'

const GOOD: ReportQuestion = {
  subject: 'tareas',
  measure: 'cuenta',
  by: ['paso', 'oficina'],
  filters: [{ dimension: 'trabajo', value: 'hecha' }],
  from: '2026-01-01',
  until: '2026-01-31',
  compare: true,
}
const faults = (change: Partial<ReportQuestion>) => judgeQuestion({ ...GOOD, ...change })

describe('a question', () => {
  it('is answered when each of its parts exists', () => expect(judgeQuestion(GOOD)).toEqual([]))

  it.each<[string, Partial<ReportQuestion>, string]>([
    ['a grouping that was retired', { by: ['color'] }, 'grupo'],
    ['a name that every object has', { by: ['constructor'] }, 'grupo'],
    ['one grouping twice', { by: ['paso', 'paso'] }, 'subgrupo'],
    ['a measure that the subject lacks', { measure: 'suma' }, 'medida'],
    ['a filter that was retired', { filters: [{ dimension: 'color', value: 'rojo' }] }, 'filtros'],
    [
      'too many filters',
      { filters: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ dimension: 'paso', value: String(n) })) },
      'filtros',
    ],
    ['a period that ends before it begins', { until: '2025-12-31' }, 'hasta'],
    ['a comparison without a period', { from: null }, 'comparar'],
  ])('is rejected at its field for %s', (_, change, path) => {
    expect(faults(change).map((fault) => fault.path)).toContain(path)
  })

  it('carries its filters in one text and finds them again', () => {
    const filters = [
      { dimension: 'oficina', value: '' },
      { dimension: 'mes', value: '2026-01' },
      { dimension: 'clase', value: 'a:b' },
    ]
    expect(readFilters(writeFilters(filters))).toEqual(filters)
    expect(readFilters('')).toEqual([])
  })

  it('is compared with as many days just before', () => {
    expect(periodBefore('2026-01-01', '2026-01-31')).toEqual({ from: '2025-12-01', until: '2025-12-31' })
    expect(periodBefore('2026-01-01', '2026-01-01')).toEqual({ from: '2025-12-31', until: '2025-12-31' })
    expect(periodBefore(null, '2026-01-01')).toBeNull()
  })
})

describe('what the product brings', () => {
  it.each(READY_REPORTS.map(({ id, question }) => [id, question] as const))(
    'asks «%s» rightly',
    (_, question) => {
      expect(judgeQuestion(question)).toEqual([])
      for (const { dimension, value } of question.filters)
        expect(Object.keys(dimensionOf(question.subject, dimension)?.values ?? {})).toContain(value)
    },
  )

  it('names each report once, and a row of each subject by one of its dimensions', () => {
    expect(new Set(READY_REPORTS.map(({ id }) => id)).size).toBe(READY_REPORTS.length)
    expect(Object.keys(SUBJECT_NAMES)).toEqual(Object.keys(SUBJECTS))
    for (const [id, { named }] of Object.entries(SUBJECTS))
      expect(subjectOf(id as keyof typeof SUBJECTS).dimensions[named]).toBeDefined()
  })
})

it('a dimension has one label, whatever the subject', () => {
  for (const { dimensions } of Object.values(SUBJECTS))
    for (const [id, { label }] of Object.entries(dimensions)) expect(DIMENSION_NAMES[id]).toBe(label)
})
