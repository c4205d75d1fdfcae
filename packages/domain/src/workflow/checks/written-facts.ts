import type { Logic } from '../../forms/definition.ts'
import type { Outcome } from '../definition/definition.ts'

/** Facts that an outcome assigns, in their order. */
export const factsSetBy = ({ sets }: Outcome): string[] => (sets ?? []).map(({ fact }) => fact)

/** Expressions that an outcome writes into the case. */
export const writtenBy = ({ sets, records }: Outcome): Logic[] =>
  [...(sets ?? []).map(({ value }) => value), ...Object.values(records?.data ?? {})].filter(
    (value): value is Extract<Logic, object> => typeof value === 'object' && value !== null,
  )
