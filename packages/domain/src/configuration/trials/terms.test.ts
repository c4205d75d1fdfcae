import { describe, expect, it } from 'vitest'
import { makeCalendar } from '../../terms/calendar.ts'
import { judgeTerms, type TermsOfProcedure, type TimedCase } from './terms.ts'

/** No holidays: a business day is any from Monday to Friday. 2 March 2026 is a Monday. */
const calendar = makeCalendar({ laws: [], closedDays: [], office: null })
const days = (amount: number | null, whole = amount ?? 0): TermsOfProcedure => ({
  ofStep: () => (amount === null ? null : { amount, unit: 'habiles', norm: 'Ley' }),
  stages: [
    {
      stage: 'Decisión',
      kind: 'decision',
      holder: 'autoridad',
      amount: whole,
      unit: 'habiles',
      norm: 'Ley',
      pausesTerm: false,
    },
  ],
})
const stepOf = (began: string, ended: string): TimedCase => ({
  calendar,
  steps: [{ step: 'A', began, ended }],
  whole: null,
})
const ids = (one: TimedCase, inForce: TermsOfProcedure, draft: TermsOfProcedure) =>
  judgeTerms(one, inForce, draft, (step) => step).lines.map(({ id }) => id)

describe('a case counted again by the terms of a draft', () => {
  it.each([
    // from Monday 2: five business days end on Monday 9, three on Thursday 5
    ['on the last day of the shorter term', '2026-03-05', 5, 3, []],
    ['a day after it', '2026-03-06', 5, 3, ['antes', 'antes:paso:A']],
    ['on the last day of the longer one', '2026-03-09', 5, 3, ['antes', 'antes:paso:A']],
    ['after both', '2026-03-10', 5, 3, []],
    ['late, and in time by a longer term', '2026-03-06', 3, 5, ['despues', 'despues:paso:A']],
    ['late, where the draft gives no term', '2026-03-06', 3, null, ['despues', 'despues:paso:A']],
    ['late by a term that there was not', '2026-03-06', null, 3, ['antes', 'antes:paso:A']],
  ] as const)('%s', (_, ended, inForce, draft, expected) => {
    expect(ids(stepOf('2026-03-02', ended), days(inForce), days(draft))).toEqual(expected)
  })

  it('counts the whole case without the days of its suspensions', () => {
    const whole = { filedOn: '2026-03-02', ended: '2026-03-12', suspensions: [] }
    const one = (suspensions: readonly { from: string; to: string; reason: string }[]): TimedCase => ({
      calendar,
      steps: [],
      whole: { ...whole, suspensions },
    })
    // eight business days end on Thursday 12, seven on Wednesday 11
    expect(ids(one([]), days(null, 8), days(null, 7))).toEqual(['antes', 'antes:caso'])
    const paused = [{ from: '2026-03-03', to: '2026-03-04', reason: 'Requerimiento' }]
    expect(ids(one(paused), days(null, 8), days(null, 7))).toEqual([])
  })
})
