import { describe, expect, it } from 'vitest'
import type { ProcedureTerm } from './procedure.ts'
import { makeCalendar } from '../terms/calendar.ts'
import { caseDue, caseTerm, caseTermDays } from './case-term.ts'

const calendar = makeCalendar()
const stage = (
  amount: number,
  holder: ProcedureTerm['holder'],
  unit: ProcedureTerm['unit'] = 'habiles',
): ProcedureTerm => ({
  stage: 'etapa',
  kind: 'review',
  amount,
  unit,
  norm: 'norma',
  holder,
  pausesTerm: holder !== 'autoridad',
})
const terms = [
  stage(10, 'autoridad'),
  stage(1, 'solicitante', 'meses'),
  stage(20, 'autoridad'),
  stage(5, 'terceros'),
  stage(1, 'autoridad', 'calendario'),
]

describe('the term of a case', () => {
  it("is the sum of the authority's business days", () => {
    expect(caseTermDays(terms)).toBe(30)
  })

  it('has the same due date with and without its working, whatever the day of filing', () => {
    const reason = 'requerimiento de información'
    const pauses = [
      [],
      [{ from: '2026-03-02', to: '2026-03-20', reason }],
      [{ from: '2026-01-02', to: null, reason }],
    ]
    for (const suspensions of pauses)
      for (let month = 1; month <= 9; month++)
        for (let day = 1; day <= 28; day++) {
          const filedOn = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          const request = { filedOn, terms, calendar, suspensions }
          expect(caseDue(request), filedOn).toBe(caseTerm(request).due)
        }
  })

  it('stands still from the legal notification of a requirement to its answer', () => {
    const reason = 'requerimiento de información'
    const waiting = caseTerm({
      filedOn: '2026-02-02',
      terms,
      calendar,
      suspensions: [{ from: '2026-02-18', to: null, reason }],
    })
    expect(waiting).toMatchObject({ due: null, elapsed: 12, suspendedSince: '2026-02-18' })
    expect(waiting.explanation.at(-1)).toBe('Van 12 días hábiles; la fecha se fija al reanudar.')
    const resumed = caseTerm({
      filedOn: '2026-02-02',
      terms,
      calendar,
      suspensions: [{ from: '2026-02-18', to: '2026-03-17', reason }],
    })
    expect(resumed.due).toBe('2026-04-15')
    expect(resumed.explanation).toContain(
      'Se suspendió al terminar el miércoles 18 de febrero de 2026 y se reanudó el día siguiente al martes 17 de marzo de 2026: requerimiento de información.',
    )
  })

  it('is suspended as often as the applicant is asked', () => {
    const two = caseTerm({
      filedOn: '2026-02-02',
      terms,
      calendar,
      suspensions: [
        { from: '2026-02-18', to: '2026-03-17', reason: 'primero' },
        { from: '2026-03-20', to: '2026-03-26', reason: 'segundo' },
      ],
    })
    expect(two.due).toBe('2026-04-20')
  })
})
