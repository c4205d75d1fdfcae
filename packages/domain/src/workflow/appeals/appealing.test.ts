import { describe, expect, it } from 'vitest'
import type { Appeal } from '../../acts/template.ts'
import { makeCalendar } from '../../terms/calendar.ts'
import { dueDate } from '../../terms/term.ts'
import type { StepDef } from '../definition/definition.ts'
import { type AppealWorld, lastDayToAppeal, optionsOfOutcome } from './appealing.ts'
import { type ActLife, EMPTY_FLOW } from '../state/state.ts'

const calendar = makeCalendar()
const appeal: Appeal = { kinds: ['reposición'], businessDays: 10, norm: 'CPACA art. 76', text: '' }
const act = (more: Partial<ActLife> = {}): ActLife =>
  ({
    id: 'a',
    template: 'RES',
    origin: 'X-1',
    phase: 'signed',
    signerRole: 'R',
    signedOn: '2026-01-30',
    told: true,
    ...more,
  }) as ActLife
const step = (more: Partial<StepDef>): StepDef =>
  ({ id: 'X-1', turn: 'corporacion', outcomes: [], capture: [], ...more }) as unknown as StepDef
const outcome = { code: 'recurre', label: '', to: 'X-2', by: 'applicant', against: 'X-1' } as const
const waits = step({ outcomes: [outcome] })
const writes = step({ id: 'X-2', files: ['reposicion'] })
const world = (today: string, of: Appeal = appeal): AppealWorld =>
  ({
    workflow: { steps: new Map([waits, writes].map((one) => [one.id, one])), families: [] },
    acts: new Map([['RES', { id: 'RES', appeal: of }]]),
    competence: [],
    today,
    now: `${today}T15:00:00.000Z`,
    due: (from: string, term: { amount: number; unit: 'habiles' }) =>
      dueDate(from, term.amount, term.unit, calendar),
  }) as unknown as AppealWorld
const told = (on: string | null, of: ActLife = act(), ttId = 5) => ({
  ttId,
  facts: {},
  flow: { ...EMPTY_FLOW, acts: [of], lastNotifiedOn: on },
})

describe('the last day on which an appeal is in time', () => {
  it.each([
    // notified on, days, day before the last, last day in time, day after it: counted by hand on the calendar
    ['2026-02-02', 10, '2026-02-13', '2026-02-16', '2026-02-17'],
    ['2026-03-25', 10, '2026-04-09', '2026-04-10', '2026-04-13'],
    ['2026-10-30', 10, '2026-11-13', '2026-11-17', '2026-11-18'],
    ['2026-12-18', 10, '2027-01-04', '2027-01-05', '2027-01-06'],
    ['2026-05-15', 5, '2026-05-22', '2026-05-25', '2026-05-26'],
  ])(
    'told on %s with %i days: open the day before and on it, closed after it',
    (on, days, before, last, after) => {
      const of = { ...appeal, businessDays: days }
      expect(lastDayToAppeal(world(last, of), told(on), act())).toBe(last)
      const open = (today: string) => optionsOfOutcome(world(today, of), told(on), waits, outcome)
      expect(open(before)?.open).toEqual(['reposicion'])
      expect(open(last)?.open).toEqual(['reposicion'])
      expect(open(after)).toEqual({
        open: [],
        whyNot: 'Ya venció el término para presentar este recurso.',
      })
    },
  )

  it('is not known before the act was told, nor where it announces nothing', () => {
    expect(lastDayToAppeal(world('2026-02-02'), told(null), act())).toBeNull()
    expect(lastDayToAppeal(world('2026-02-02'), told('2026-02-02'), undefined)).toBeNull()
    const none = { ...world('2026-02-02'), acts: new Map([['RES', { id: 'RES', appeal: null }]]) }
    expect(lastDayToAppeal(none as unknown as AppealWorld, told('2026-02-02'), act())).toBeNull()
  })

  it('is that of a term of its own type, where one is set', () => {
    const special = { ...appeal, byProcedure: { 5: { ...appeal, businessDays: 15 } } }
    const last = (ttId: number) =>
      lastDayToAppeal(world('2026-02-02', special), told('2026-02-02', act(), ttId), act())
    expect([last(5), last(3)]).toEqual(['2026-02-23', '2026-02-16'])
  })

  it('stays the longer one that the act announced, and a shorter one gives way to the law', () => {
    const last = (appealDays: number) => {
      const of = act({ appealDays })
      return lastDayToAppeal(world('2026-02-02'), told('2026-02-02', of), of)
    }
    expect([last(15), last(10), last(5)]).toEqual(['2026-02-23', '2026-02-16', '2026-02-16'])
  })
})
