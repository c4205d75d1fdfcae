import type { OutcomeMove } from './outcome-move.ts'

/** A step, or a task as clients read it. */
interface Ways<O> {
  readonly id: string
  readonly outcomes: readonly O[]
}
interface Moved {
  readonly move?: OutcomeMove | null
}

/** The outcome with a move; undefined: the step has none. */
export const outcomeWith = <O extends Moved>(outcomes: readonly O[], move: OutcomeMove): O | undefined =>
  outcomes.find((outcome) => outcome.move === move)

/** The outcome by which a mechanism makes a move. Throws when none declares it, which `checkWorkflow` reports. */
export function outcomeOf<O extends Moved>({ id, outcomes }: Ways<O>, move: OutcomeMove): O {
  const found = outcomeWith(outcomes, move)
  if (found === undefined) throw new Error(`Ningún resultado de ${id} declara el movimiento ${move}`)
  return found
}
