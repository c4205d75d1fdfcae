import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Calendar, makeCalendar, sameDays } from './calendar.ts'
import { HOLIDAY_LAWS } from './holidays.ts'
import { KNOWN_HOLIDAYS } from './known-holidays.testdata.ts'
import { recount, setOn } from './recount.ts'

/** A plain program of another make: it steps through the platform's dates and shares no code with ours. */
const DAY = 86_400_000
const ms = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const text = (at: number): string => new Date(at).toISOString().slice(0, 10)
const holidays = new Set(KNOWN_HOLIDAYS.map(({ date }) => date))

function plain(
  from: string,
  amount: number,
  unit: 'habiles' | 'calendario',
  closed: ReadonlySet<string>,
): string {
  let at = ms(from)
  const off = (): boolean =>
    [0, 6].includes(new Date(at).getUTCDay()) || holidays.has(text(at)) || closed.has(text(at))
  for (let left = amount; left > 0;) {
    at += DAY
    if (unit === 'calendario' || !off()) left -= 1
  }
  while (off()) at += DAY
  return text(at)
}

const FROM = '2026-11-20'
const calendar = (closed: Iterable<string>): Calendar =>
  makeCalendar({ closedDays: [...closed].map((date) => ({ date, reason: 'cierre', office: null })) })

const unit = fc.constantFrom('habiles' as const, 'calendario' as const)
/** Closed days as they are proclaimed and called back one after the other: the set after each change. */
const history = fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }).map((days) => {
  const closed = new Set<string>()
  return days.map((n) => {
    const day = text(ms('2026-11-19') + n * DAY)
    // the same day again calls it back
    if (!closed.delete(day)) closed.add(day)
    return new Set(closed)
  })
})

describe('a term under a history of closed days', () => {
  it('ends on the day that counting by the last calendar gives, if nobody was told another', () => {
    fc.assert(
      fc.property(fc.nat(40), unit, history, (amount, of, sets) => {
        const count = { from: FROM, amount, unit: of }
        let [on, before] = [plain(FROM, amount, of, new Set()), calendar([])]
        for (const closed of sets) {
          const now = calendar(closed)
          on = recount({ on, count, since: FROM, told: false }, before, now)
          before = now
        }
        expect(on).toBe(plain(FROM, amount, of, sets.at(-1) ?? new Set()))
      }),
    )
  })

  it('never ends earlier than somebody was told, and no later than the latest day that was told or counted', () => {
    let kept = 0
    fc.assert(
      fc.property(fc.nat(40), unit, history, (amount, of, sets) => {
        const count = { from: FROM, amount, unit: of }
        const days = [new Set<string>(), ...sets].map((closed) => plain(FROM, amount, of, closed))
        let [on, before] = [days[0] ?? '', calendar([])]
        for (const closed of sets) {
          const now = calendar(closed)
          on = recount({ on, count, since: FROM, told: true }, before, now)
          before = now
        }
        if (on > (days.at(-1) ?? '')) kept += 1
        expect(on).toBe(days.toSorted().at(-1))
      }),
    )
    expect(kept).toBeGreaterThan(0)
  })

  it('keeps its business days where nobody stored how it was counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), history, (amount, sets) => {
        let [on, before] = [plain(FROM, amount, 'habiles', new Set()), calendar([])]
        for (const closed of sets) {
          const now = calendar(closed)
          on = recount({ on, count: undefined, since: FROM, told: false }, before, now)
          before = now
        }
        expect(on).toBe(plain(FROM, amount, 'habiles', sets.at(-1) ?? new Set()))
      }),
    )
  })

  it('is the same when it is counted twice, or when a change in between was never seen', () => {
    fc.assert(
      fc.property(fc.nat(40), unit, history, fc.boolean(), (amount, of, sets, told) => {
        const term = {
          on: plain(FROM, amount, of, new Set()),
          count: { from: FROM, amount, unit: of },
          since: FROM,
          told,
        }
        const last = calendar(sets.at(-1) ?? [])
        const once = recount(term, calendar([]), last)
        expect(recount({ ...term, on: once }, last, last)).toBe(once)
        if (!told)
          expect(
            recount(
              { ...term, on: recount(term, calendar([]), calendar(sets[0] ?? [])) },
              calendar(sets[0] ?? []),
              last,
            ),
          ).toBe(once)
      }),
    )
  })

  it('stands on a day that was set, unless that day is closed itself', () => {
    const term = { on: '2026-12-10', count: setOn('2026-12-10'), since: FROM, told: true }
    expect(recount(term, calendar([]), calendar(['2026-12-09']))).toBe('2026-12-10')
    expect(recount(term, calendar([]), calendar(['2026-12-10']))).toBe('2026-12-11')
  })
})

describe('two calendars', () => {
  it('are the same by their days, whatever the days are called', () => {
    const named = (reason: string): Calendar =>
      makeCalendar({ closedDays: [{ date: '2026-12-09', reason, office: null }] })
    expect(sameDays(named('a'), named('b'))).toBe(true)
    expect(sameDays(named('a'), calendar([]))).toBe(false)
    expect(sameDays(calendar([]), makeCalendar({ laws: HOLIDAY_LAWS.slice(0, 1) }))).toBe(false)
  })
})
