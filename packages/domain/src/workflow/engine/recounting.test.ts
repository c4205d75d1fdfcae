import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SYSTEM } from '../../access/actor.ts'
import { type Calendar, makeCalendar } from '../../terms/calendar.ts'
import { dueDate } from '../../terms/term.ts'
import { step, way } from '../definition/made-steps.testkit.ts'
import { type CaseState, EMPTY_FLOW, endOfDay, type OpenTask, type World } from '../state/state.ts'
import { recountTerms } from './recounting.ts'

/** Invented steps: one of an applicant that expires, one of officials, one in which an applicant can still appeal. */
const steps = [
  step('X-01', [way('vence', 'FIN', { automatic: 'expiry' })], { turn: 'usuario' }),
  step('X-02', [way('hecha', 'FIN')]),
  step('X-03', [way('pide', 'FIN', { by: 'applicant' }), way('hecha', 'FIN')]),
]
const closing = (...dates: readonly string[]): Calendar =>
  makeCalendar({ closedDays: dates.map((date) => ({ date, reason: 'Fiesta', office: null })) })
const OPEN = closing()

const world: World = {
  workflow: { families: [], steps: new Map(steps.map((s) => [s.id, s])) },
  acts: new Map(),
  today: '2026-12-01',
  now: '2026-12-01T15:00:00.000Z',
  due: (from, { amount, unit }) => dueDate(from, amount, unit, OPEN),
  competence: [],
  stepTerms: {},
  parameters: {},
  rolesOf: () => [],
  isStaffed: () => true,
  remarksOn: () => [],
  newId: () => 'n',
}
const task = (id: string, more: Partial<OpenTask> = {}): OpenTask => ({
  id,
  step: id,
  turn: id === 'X-01' ? 'usuario' : 'corporacion',
  audience: [],
  assignee: id === 'X-02' ? 'juan' : null,
  openedAt: '2026-12-01T14:00:00.000Z',
  dueOn: '2026-12-10',
  count: { from: '2026-12-01', amount: 6, unit: 'habiles' },
  expiresAt: id === 'X-01' ? endOfDay('2026-12-10') : null,
  actId: null,
  ...more,
})
const stateOf = (tasks: readonly OpenTask[], more: Partial<CaseState> = {}): CaseState => ({
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'x',
  office: 'ibague',
  parties: [{ personId: 'ana', name: 'Ana', role: 'solicitante' }],
  facts: {},
  flow: { ...EMPTY_FLOW, tasks },
  ...more,
})
const by = (before: Calendar, now: Calendar) => ({
  before,
  now,
  why: () => 'en la sede Ibagué (Fiesta, Decreto 12)',
  ofCase: { since: null, from: null, to: null },
})
const again = (tasks: readonly OpenTask[], before: Calendar, now: Calendar) =>
  recountTerms(world, stateOf(tasks), by(before, now), SYSTEM)

describe('open terms of a case under another calendar', () => {
  it('move each with a line that names the day, and its people are told in one message', () => {
    const done = again([task('X-01'), task('X-03'), task('X-02')], OPEN, closing('2026-12-09'))
    expect(done?.state.flow.tasks.map(({ dueOn, expiresAt }) => [dueOn, expiresAt])).toEqual([
      ['2026-12-11', endOfDay('2026-12-11')],
      ['2026-12-11', null],
      ['2026-12-11', null],
    ])
    expect(done?.events).toHaveLength(3)
    expect(done?.events[0]).toEqual({
      type: 'termino.recontado',
      data: {
        paso: 'X-01',
        titulo: steps[0]?.title,
        de: '2026-12-10',
        a: '2026-12-11',
        dias: [{ dia: '2026-12-09', habil: false, motivo: 'en la sede Ibagué (Fiesta, Decreto 12)' }],
      },
    })
    expect(done?.effects).toMatchObject([
      { message: 'termino.recontado', to: ['ana'], data: { plazos: [expect.anything(), expect.anything()] } },
      { message: 'termino.interno_recontado', to: ['juan'] },
    ])
  })

  it('stay as they are when the same calendar is seen again, and when no day of theirs changed', () => {
    const closed = closing('2026-12-09')
    const moved = again([task('X-01')], OPEN, closed)
    expect(again(moved?.state.flow.tasks ?? [], closed, closed)).toBeNull()
    expect(again([task('X-01'), task('X-02')], OPEN, closing('2026-12-11', '2026-11-30'))).toBeNull()
  })

  it('keep a day that was told when the closed day is called back, and say so once; internal ones go back', () => {
    const closed = closing('2026-12-09')
    const moved = again([task('X-01'), task('X-02')], OPEN, closed)
    const back = again(moved?.state.flow.tasks ?? [], closed, OPEN)
    expect(back?.state.flow.tasks.map(({ dueOn }) => dueOn)).toEqual(['2026-12-11', '2026-12-10'])
    expect(back?.events.map(({ data }) => [data['paso'], data['de'], data['a'], data['dias']])).toEqual([
      ['X-01', '2026-12-11', '2026-12-11', [{ dia: '2026-12-09', habil: true, motivo: '' }]],
      ['X-02', '2026-12-11', '2026-12-10', [{ dia: '2026-12-09', habil: true, motivo: '' }]],
    ])
    expect(back?.effects.map((effect) => ('to' in effect ? effect.to : null))).toEqual([['juan']])
    // the next change that does not reach the kept day says nothing of it
    expect(again([...(back?.state.flow.tasks ?? [])].slice(0, 1), OPEN, closing('2026-12-15'))).toBeNull()
  })

  it('that the clock has judged, or that have passed without one, are over', () => {
    const over = [
      task('X-01', {
        dueOn: '2026-11-30',
        expiresAt: null,
        count: { from: '2026-11-20', amount: 6, unit: 'habiles' },
      }),
      task('X-02', { dueOn: '2026-11-30', count: { from: '2026-11-20', amount: 6, unit: 'habiles' } }),
    ]
    expect(again(over, OPEN, closing('2026-11-27'))).toBeNull()
  })

  it('that the clock has not judged yet move by a day closed in the past', () => {
    const late = task('X-01', {
      dueOn: '2026-11-30',
      expiresAt: endOfDay('2026-11-30'),
      count: { from: '2026-11-20', amount: 6, unit: 'habiles' },
    })
    expect(again([late], OPEN, closing('2026-11-27'))?.state.flow.tasks[0]?.dueOn).toBe('2026-12-01')
  })

  it('that run on behind another step move with it', () => {
    const flow = {
      ...EMPTY_FLOW,
      tasks: [task('X-01', { count: undefined as never })],
      extended: { 'X-09': '2026-12-10' },
    }
    const state = stateOf([], { flow, facts: { 'recurso.plazo': '2026-12-10' } })
    const done = recountTerms(world, state, by(OPEN, closing('2026-12-09')), SYSTEM)
    expect(done?.state.flow.extended).toEqual({ 'X-09': '2026-12-11' })
    expect(done?.state.facts['recurso.plazo']).toBe('2026-12-11')
    expect(done?.state.flow.tasks[0]?.dueOn).toBe('2026-12-11')
  })

  it('and the removal of a notice that is posted move; the term of the whole case has its own line', () => {
    const act = {
      id: 'a',
      template: 'CONST',
      origin: 'X-02',
      task: null,
      mode: 'inline' as const,
      phase: 'signed' as const,
      drafter: 'juan',
      reviewer: null,
      signer: null,
      signerRole: null,
      signedOn: '2026-12-01',
      number: null,
      posted: { at: '2026-12-01T15:00:00.000Z', until: '2026-12-09' },
    }
    const state = stateOf([], { flow: { ...EMPTY_FLOW, acts: [act] } })
    const done = recountTerms(
      world,
      state,
      { ...by(OPEN, closing('2026-12-04')), ofCase: { since: null, from: '2027-01-20', to: '2027-01-21' } },
      SYSTEM,
    )
    expect(done?.state.flow.acts[0]?.posted?.until).toBe('2026-12-10')
    expect(done?.effects).toEqual([{ type: 'postingMoved', actId: 'a', until: endOfDay('2026-12-10') }])
    expect(done?.events.map(({ type }) => type)).toEqual(['aviso.recontado', 'termino.caso_recontado'])
  })
})

/** A plain program of another make, which shares no code with ours: it steps through the platform's dates. */
const DAY = 86_400_000
const ms = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const text = (at: number): string => new Date(at).toISOString().slice(0, 10)
/** Holidays of law between the dates of these histories, as published. */
const HOLIDAYS = new Set(['2026-12-08', '2026-12-25', '2027-01-01', '2027-01-11'])
function plainDue(from: string, amount: number, closed: ReadonlySet<string>): string {
  let at = ms(from)
  for (let left = amount; left > 0;) {
    at += DAY
    const off = [0, 6].includes(new Date(at).getUTCDay()) || HOLIDAYS.has(text(at)) || closed.has(text(at))
    if (!off) left -= 1
  }
  return text(at)
}

/** What happens to a case: a day is closed or opened again, days pass, or its terms are counted at last. */
type Happening = { readonly toggle: number } | { readonly pass: number } | 'count'
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ toggle: fc.nat(25) }),
  fc.record({ pass: fc.integer({ min: 1, max: 3 }) }),
  fc.constant('count' as const),
)

describe('a case under closed days that are proclaimed and called back while time passes', () => {
  it('has the days that a plain program counts, whether or not each change was seen', () => {
    const seen = { kept: 0, over: 0, skipped: 0 }
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 3 }),
        fc.array(happening, { maxLength: 20 }),
        (amounts, happenings) => {
          const closed = new Set<string>()
          let [today, counted, unseen] = ['2026-12-01', closing(), 0]
          const ids = ['X-01', 'X-02', 'X-03']
          const plain = ids.map((id, i) => ({
            told: id !== 'X-02',
            amount: amounts[i] ?? 1,
            due: plainDue('2026-12-01', amounts[i] ?? 1, closed),
            over: false,
          }))
          let tasks: readonly OpenTask[] = ids.map((id, i) => {
            const { due = '', amount = 1 } = plain[i] ?? {}
            return task(id, {
              dueOn: due,
              count: { from: '2026-12-01', amount, unit: 'habiles' },
              expiresAt: id === 'X-01' ? endOfDay(due) : null,
            })
          })
          const countNow = (): void => {
            const now = closing(...closed)
            const at = { ...world, today, now: `${today}T15:00:00.000Z` }
            tasks = recountTerms(at, stateOf(tasks), by(counted, now), SYSTEM)?.state.flow.tasks ?? tasks
            counted = now
            if (unseen > 1) seen.skipped += 1
            unseen = 0
            for (const [i, one] of plain.entries()) {
              // without a clock, what has passed is over
              if (ids[i] !== 'X-01' && one.due < today) one.over = true
              if (one.over) continue
              const due = plainDue('2026-12-01', one.amount, closed)
              if (one.told && due < one.due) seen.kept += 1
              else one.due = due
            }
          }
          for (const what of happenings) {
            if (what === 'count') countNow()
            else if ('toggle' in what) {
              const day = text(ms('2026-12-01') + what.toggle * DAY)
              if (!closed.delete(day)) closed.add(day)
              unseen += 1
            } else {
              today = text(ms(today) + what.pass * DAY)
              // the clock counts first, and then judges
              const [first, ...rest] = tasks
              if (first?.expiresAt != null && first.expiresAt <= `${today}T15:00:00.000Z`) {
                countNow()
                const again = tasks[0]
                if (again?.expiresAt != null && again.expiresAt <= `${today}T15:00:00.000Z`) {
                  tasks = [{ ...again, expiresAt: null }, ...tasks.slice(1)]
                  if (plain[0] !== undefined) plain[0].over = true
                  seen.over += 1
                }
                expect(rest).toHaveLength(2)
              }
            }
          }
          countNow()
          expect(tasks.map(({ dueOn }) => dueOn)).toEqual(plain.map(({ due }) => due))
        },
      ),
      {
        numRuns: 400,
        // a day kept, a term judged and a change that nobody counted, whatever chance brings besides
        examples: [
          [
            [6, 6, 6],
            [{ toggle: 8 }, 'count', { toggle: 8 }, 'count'],
          ],
          [
            [2, 2, 2],
            [{ toggle: 9 }, { toggle: 10 }, { pass: 3 }, { pass: 3 }],
          ],
        ],
      },
    )
    for (const [name, times] of Object.entries(seen)) expect(times, name).toBeGreaterThan(0)
  })
})
