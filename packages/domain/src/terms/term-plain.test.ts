import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCalendar } from './calendar.ts'
import { KNOWN_HOLIDAYS } from './known-holidays.testdata.ts'
import type { TermUnit } from './term.ts'
import { computeTerm } from './term.ts'

/** Independent naive counter: iterates day by day with the platform's dates and the published holidays. */
const DAY = 86_400_000
const ms = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const text = (at: number): string => new Date(at).toISOString().slice(0, 10)
const holidays = new Set(KNOWN_HOLIDAYS.map(({ date }) => date))

interface Pause {
  readonly from: string
  readonly to: string | null
  readonly reason: string
}
interface Part {
  readonly amount: number
  readonly unit: TermUnit
}

/** Days to the same date a number of months later, or to the last day of a shorter month. */
function daysOfMonths(from: number, months: number): number {
  const date = new Date(from)
  const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()]
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate()
  return (Date.UTC(y, m, Math.min(d, last)) - from) / DAY
}

function naive(
  from: string,
  parts: readonly Part[],
  pauses: readonly Pause[],
  closed: ReadonlySet<string>,
): { readonly due: string | null; readonly counted: number } {
  let at = ms(from)
  let counted = 0
  const off = (): boolean =>
    [0, 6].includes(new Date(at).getUTCDay()) || holidays.has(text(at)) || closed.has(text(at))
  const pausedBy = (): Pause | undefined =>
    pauses.find((p) => at > ms(p.from) && (p.to === null || at <= ms(p.to)))
  for (const part of parts) {
    let left = part.unit === 'meses' ? daysOfMonths(at, part.amount) : part.amount
    while (left > 0) {
      at += DAY
      const pause = pausedBy()
      if (pause?.to === null) return { due: null, counted }
      if (pause !== undefined || (part.unit === 'habiles' && off())) continue
      left -= 1
      counted += 1
    }
    // moves the last day past days off, and past a pause met on the way
    for (let moved = false; off() || (moved && pausedBy() !== undefined); moved = true) {
      at += DAY
      if (pausedBy()?.to === null) return { due: null, counted }
    }
  }
  return { due: text(at), counted }
}

const start = fc.integer({ min: 0, max: 365 * 9 }).map((n) => text(ms('2022-01-01') + n * DAY))
const part = fc.oneof(
  fc.record({ amount: fc.nat(45), unit: fc.constantFrom<TermUnit>('habiles', 'calendario') }),
  fc.record({ amount: fc.nat(6), unit: fc.constant<TermUnit>('meses') }),
)
/** Consecutive pauses; the last one can be open. */
const pauses = fc
  .tuple(fc.array(fc.tuple(fc.nat(60), fc.nat(50)), { maxLength: 4 }), fc.option(fc.nat(90), { freq: 4 }))
  .map(([pairs, open]) => (from: string): Pause[] => {
    let at = ms(from)
    const found: Pause[] = pairs.map(([gap, length]) => {
      const since = at + gap * DAY
      at = since + length * DAY
      return { from: text(since), to: text(at), reason: 'requerimiento' }
    })
    return open === null ? found : [...found, { from: text(at + open * DAY), to: null, reason: 'sigue' }]
  })
const closures = fc.array(fc.nat(200), { maxLength: 8 })

describe('terms by a naive counter, day by day', () => {
  it('agree over random suspensions, extensions, closures and holidays', () => {
    const seen = { extendedAndPaused: 0, open: 0, pausedLate: 0 }
    fc.assert(
      fc.property(start, part, fc.option(part), pauses, closures, (from, first, extension, of, days) => {
        const suspensions = of(from)
        const closed = new Set(days.map((n) => text(ms(from) + n * DAY)))
        const calendar = makeCalendar({
          closedDays: [...closed].map((date) => ({ date, reason: 'cierre', office: null })),
        })
        const parts = extension === null ? [first] : [first, extension]
        const plain = naive(from, parts, suspensions, closed)
        const ours = computeTerm({
          from,
          ...first,
          calendar,
          suspensions,
          ...(extension !== null && { extension }),
        })
        expect([ours.due, ours.elapsed]).toEqual([plain.due, plain.counted])
        const alone = naive(from, [first], suspensions, closed).due
        if (extension !== null && suspensions.length > 0) seen.extendedAndPaused += 1
        if (plain.due === null) seen.open += 1
        if (
          extension !== null &&
          plain.due !== null &&
          alone !== null &&
          suspensions.some((p) => p.from >= alone && p.from < (plain.due as string) && p.to !== p.from)
        )
          seen.pausedLate += 1
      }),
      { numRuns: 3000 },
    )
    // proves that the runs suspend the extension often enough
    expect(seen.extendedAndPaused).toBeGreaterThan(500)
    expect(seen.open).toBeGreaterThan(50)
    expect(seen.pausedLate).toBeGreaterThan(50)
  })

  it('say how many days are left of an extension of months while the first part stands still', () => {
    const term = computeTerm({
      from: '2026-01-15',
      amount: 1,
      unit: 'meses',
      calendar: makeCalendar(),
      suspensions: [{ from: '2026-01-20', to: null, reason: 'requerimiento' }],
      extension: { amount: 1, unit: 'meses' },
    })
    // 31 days of the first month, 5 of them counted, and 28 from 16 February to 16 March
    expect([term.due, term.elapsed, term.total]).toEqual([null, 5, 31 + 28])
  })
})
