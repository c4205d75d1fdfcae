import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundBySubtraction } from './attacker.testkit.ts'
import type { DecidedCase, Outcome } from './decided-case.ts'
import { publicFigures } from './public-figures.ts'
import { type Batch, released, SMALLEST_GROUP } from './release.ts'

const YEARS = [2024, 2025, 2026] as const
const HISTORY = fc
  .array(
    fc.record({
      procedure: fc.integer({ min: 1, max: 4 }),
      outcome: fc.constantFrom<Outcome>('a_favor', 'a_favor', 'en_contra', 'otra'),
      days: fc.integer({ min: 0, max: 400 }),
      year: fc.constantFrom(...YEARS),
      night: fc.integer({ min: 0, max: 5 }),
    }),
    // without a size most would have ten cases, of which nothing is published
    { maxLength: 240, size: 'max' },
  )
  .map((cases) => cases.map((one, n) => ({ ...one, id: `c${String(n).padStart(4, '0')}` })))
type History = readonly (DecidedCase & { readonly night: number })[]

/** The batches of each night; the last ones are of the year after. */
function nightsOf(history: History): (readonly Batch[])[] {
  const nights: (readonly Batch[])[] = []
  for (let night = 0; night <= 6; night += 1)
    nights.push(
      released(
        nights.at(-1) ?? [],
        history.filter((one) => one.night <= night),
        night < 6 ? 2026 : 2027,
      ),
    )
  return nights
}

describe('the public figures', () => {
  it('give no group of fewer than five, nor one by subtraction in one night or between nights', () => {
    fc.assert(
      fc.property(HISTORY, (history) => {
        expect(foundBySubtraction(nightsOf(history).map(publicFigures), SMALLEST_GROUP)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('would be found out by the same attacker if they gave true totals, or every case on its night', () => {
    const of = (n: number, procedure: number, outcome: Outcome, night = 0) =>
      Array.from({ length: n }, (_, i) => ({
        id: `${procedure} ${outcome} ${night} ${i}`,
        procedure,
        outcome,
        year: 2025,
        days: i,
        night,
      }))
    const one = (cases: History): Batch => ({
      procedure: cases[0]?.procedure ?? null,
      year: 2025,
      outcome: cases[0]?.outcome ?? null,
      ids: cases.map(({ id }) => id),
      days: cases.map(({ days }) => days),
    })
    const shown = [one(of(6, 1, 'a_favor')), one(of(7, 2, 'en_contra'))]
    const figures = publicFigures(shown)
    const totalOf = publicFigures([...shown, one(of(3, 3, 'a_favor'))])
    expect(
      foundBySubtraction([{ ...figures, byYear: totalOf.byYear, all: totalOf.all }], SMALLEST_GROUP),
    ).not.toEqual([])
    const next = publicFigures([...shown, one(of(1, 1, 'a_favor', 1))])
    expect(foundBySubtraction([figures, next], SMALLEST_GROUP)).not.toEqual([])
    expect(foundBySubtraction([figures], SMALLEST_GROUP)).toEqual([])
  })

  it('never change or drop what they counted, and count no case twice', () => {
    fc.assert(
      fc.property(HISTORY, (history) => {
        const nights = nightsOf(history)
        for (const [n, batches] of nights.entries()) {
          const before = nights[n - 1] ?? []
          expect(batches.slice(0, before.length)).toEqual(before)
          const ids = batches.flatMap((batch) => batch.ids)
          expect(new Set(ids).size).toBe(ids.length)
          for (const batch of batches) {
            expect(batch.ids.length).toBeGreaterThanOrEqual(SMALLEST_GROUP)
            expect(batch.days).toHaveLength(batch.ids.length)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('are what a plain count over the cases they rest on gives, and sums of groups equal the whole', () => {
    fc.assert(
      fc.property(HISTORY, (history) => {
        const batches = nightsOf(history).at(-1) ?? []
        const figures = publicFigures(batches)
        const shown = new Map(batches.flatMap((batch) => batch.ids.map((id) => [id, batch] as const)))
        const counted = history.filter(({ id }) => shown.has(id))
        for (const row of figures.rows) {
          const its = counted.filter(
            (one) => one.year === row.year && (shown.get(one.id)?.procedure ?? null) === row.procedure,
          )
          expect({ cases: row.cases, median: row.median, p90: row.p90 }).toEqual(
            plainly(its.map(({ days }) => days)),
          )
          const detailed = (outcome: Outcome): number =>
            its.filter((one) => one.outcome === outcome && shown.get(one.id)?.outcome === outcome).length
          expect([row.granted, row.refused, row.other]).toEqual(
            (['a_favor', 'en_contra', 'otra'] as const).map(detailed),
          )
          // a case counted with its procedure is of that procedure
          for (const { id, procedure } of its) expect([procedure, null]).toContain(shown.get(id)?.procedure)
        }
        const total = (parts: readonly { readonly cases: number }[]): number =>
          parts.reduce((sum, { cases }) => sum + cases, 0)
        expect([total(figures.rows), total(figures.byYear), total(figures.byProcedure)]).toEqual(
          Array(3).fill(figures.all?.cases ?? 0),
        )
        expect(counted).toHaveLength(figures.all?.cases ?? 0)
      }),
      { numRuns: 100 },
    )
  })

  it('keep four of each outcome together unsaid, since twelve would say it', () => {
    const fours = (['a_favor', 'en_contra', 'otra'] as const).flatMap((outcome) =>
      Array.from({ length: 4 }, (_, i) => ({
        id: `${outcome}${i}`,
        procedure: 1,
        year: 2025,
        outcome,
        days: i,
      })),
    )
    expect(released([], fours, 2026)).toEqual([])
    expect(released([], fours.slice(1), 2026)).toMatchObject([{ procedure: 1, outcome: null }])
    expect(released([], fours.slice(1), 2025), 'the year still goes on').toEqual([])
  })
})

/** Middle and ninth tenth, found by counting how many are not longer. */
function plainly(days: readonly number[]): { cases: number; median: number; p90: number | null } {
  const reached = (share: number): number => {
    for (let day = 0; ; day += 1) if (days.filter((one) => one <= day).length >= share) return day
  }
  const n = days.length
  return {
    cases: n,
    median: (reached(Math.floor((n + 1) / 2)) + reached(Math.floor(n / 2) + 1)) / 2,
    p90: n < 10 ? null : reached(n - Math.floor(n / 10)),
  }
}
