import { keysIn } from '../kernel/keys-in.ts'
import { type DecidedCase, type Outcome, OUTCOMES } from './decided-case.ts'

/** Fewest cases of anything that is published (issue: no person is found in a figure). */
export const SMALLEST_GROUP = 5

/**
 * Cases that the figures began to count together. Everything published is a union of whole batches, and a batch never
 * changes: subtracting what is published from other totals, from other groupings or from yesterday's figures leaves a
 * union of batches, never fewer than `SMALLEST_GROUP` cases.
 */
export interface Batch {
  /** null: several procedures */
  readonly procedure: number | null
  readonly year: number
  /** null: several outcomes */
  readonly outcome: Outcome | null
  readonly ids: readonly string[]
  readonly days: readonly number[]
}

/** A pool of this many cases of one procedure holds one less than a group of each outcome: its parts would be known. */
const TELLING_POOL = (SMALLEST_GROUP - 1) * keysIn(OUTCOMES).length

/**
 * The batches so far and those that can begin now. Cases wait until five share procedure, year and outcome. What is left of
 * a year that is over goes without its outcome where the procedure has five, else with other procedures; fewer than
 * five go on waiting, and are in no total. Attack: finding how one person's case ended by subtracting totals, groupings or the
 * figures of two nights. Pure.
 */
export function released(
  former: readonly Batch[],
  decided: readonly DecidedCase[],
  currentYear: number,
): readonly Batch[] {
  const counted = new Set(former.flatMap(({ ids }) => ids))
  const fresh = decided.filter(({ id }) => !counted.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const whole = grouped(fresh, (one) => `${one.procedure} ${one.year} ${one.outcome}`)
  const exact = whole.filter(isEnough).map((cases) => batchOf(cases, ['procedure', 'outcome']))
  const over = whole
    .filter((cases) => !isEnough(cases))
    .flat()
    .filter(({ year }) => year < currentYear)
  const ofProcedure = grouped(over, (one) => `${one.procedure} ${one.year}`)
  const canPool = (cases: readonly DecidedCase[]): boolean => isEnough(cases) && cases.length !== TELLING_POOL
  const pooled = ofProcedure.filter(canPool).map((cases) => batchOf(cases, ['procedure']))
  const left = ofProcedure.filter((cases) => !canPool(cases)).flat()
  const mixed = grouped(left, (one) => String(one.year))
    // of one procedure alone they would be that procedure's
    .filter((cases) => isEnough(cases) && new Set(cases.map(({ procedure }) => procedure)).size > 1)
    .map((cases) => batchOf(cases, []))
  return [...former, ...exact, ...pooled, ...mixed]
}

const isEnough = (cases: readonly unknown[]): boolean => cases.length >= SMALLEST_GROUP

const grouped = (cases: readonly DecidedCase[], key: (one: DecidedCase) => string): DecidedCase[][] => [
  ...Map.groupBy(cases, key).values(),
]

function batchOf(cases: readonly DecidedCase[], shared: readonly ('procedure' | 'outcome')[]): Batch {
  const [first] = cases
  if (first === undefined) throw new RangeError('A batch has cases.')
  return {
    procedure: shared.includes('procedure') ? first.procedure : null,
    year: first.year,
    outcome: shared.includes('outcome') ? first.outcome : null,
    ids: cases.map(({ id }) => id),
    // in order of length: the days must not follow the order of the ids
    days: cases.map(({ days }) => days).toSorted((a, b) => a - b),
  }
}
