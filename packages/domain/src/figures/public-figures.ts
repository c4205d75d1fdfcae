import type { Outcome } from './decided-case.ts'
import type { Batch } from './release.ts'

/** Fewest cases of a published 90th percentile: of fewer it is the longest one, the time of one person. */
export const P90_FROM = 10

/** What is published of a group of cases. */
export interface GroupFigures {
  readonly cases: number
  readonly granted: number
  readonly refused: number
  readonly other: number
  /** counted without their outcome, because too few had one */
  readonly undetailed: number
  /** calendar days; the mean of the two middle ones of an even number */
  readonly median: number
  /** calendar days by nearest rank; null below `P90_FROM` cases */
  readonly p90: number | null
}

export interface FiguresRow extends GroupFigures {
  /** null: several procedures with too few cases each */
  readonly procedure: number | null
  readonly year: number
}

export interface PublicFigures {
  /** latest year first, then by number of cases */
  readonly rows: readonly FiguresRow[]
  readonly byProcedure: readonly (GroupFigures & Pick<FiguresRow, 'procedure'>)[]
  readonly byYear: readonly (GroupFigures & Pick<FiguresRow, 'year'>)[]
  /** null: nothing is published yet */
  readonly all: GroupFigures | null
}

/** The published figures of these batches: by procedure and year, their totals, and the whole. Pure. */
export function publicFigures(batches: readonly Batch[]): PublicFigures {
  const by = <K>(key: (batch: Batch) => K): readonly (readonly [K, GroupFigures])[] =>
    [...Map.groupBy(batches, key)].map(([value, group]) => [value, figuresOf(group)] as const)
  const byYear = by(({ year }) => year)
    .map(([year, figures]) => ({ year, ...figures }))
    .toSorted((a, b) => b.year - a.year)
  const byProcedure = by(({ procedure }) => procedure)
    .map(([procedure, figures]) => ({ procedure, ...figures }))
    .toSorted(inOrder)
  const rows = byYear.flatMap(({ year }) =>
    [
      ...Map.groupBy(
        batches.filter((one) => one.year === year),
        ({ procedure }) => procedure,
      ),
    ]
      .map(([procedure, group]) => ({ procedure, year, ...figuresOf(group) }))
      .toSorted(inOrder),
  )
  return { rows, byProcedure, byYear, all: batches.length === 0 ? null : figuresOf(batches) }
}

type Ordered = Pick<FiguresRow, 'procedure' | 'cases'>
/** The mixed row comes last. */
const inOrder = (a: Ordered, b: Ordered): number =>
  Number(a.procedure === null) - Number(b.procedure === null) ||
  b.cases - a.cases ||
  (a.procedure ?? 0) - (b.procedure ?? 0)

function figuresOf(batches: readonly Batch[]): GroupFigures {
  const days = batches.flatMap((batch) => batch.days).toSorted((a, b) => a - b)
  const count = (outcome: Outcome | null): number =>
    batches.filter((batch) => batch.outcome === outcome).reduce((sum, { ids }) => sum + ids.length, 0)
  return {
    cases: days.length,
    granted: count('a_favor'),
    refused: count('en_contra'),
    other: count('otra'),
    undetailed: count(null),
    median: medianOf(days),
    p90: days.length < P90_FROM ? null : (days[Math.ceil((days.length * 9) / 10) - 1] ?? null),
  }
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper
}
