import type { StepDef } from '../definition/definition.ts'
import type { OutcomeMove } from '../definition/outcome-move.ts'

/** Moves of one kind of step: those that it cannot do without, and others that it can have. */
interface Moves {
  readonly needs: readonly OutcomeMove[]
  readonly may?: readonly OutcomeMove[]
}

const ACT_MOVES: Readonly<Record<NonNullable<StepDef['actPart']>, Moves>> = {
  draft: { needs: ['submit'] },
  review: { needs: ['approve', 'return'] },
  sign: { needs: ['sign', 'return'], may: ['hold'] },
}

/** Parts that also have a part in an act's life take its moves, and the rest are done by hand. */
const CHANGE_MOVES: Readonly<Partial<Record<NonNullable<StepDef['changePart']>, Moves>>> = {
  link: { needs: ['bind', 'bindAndSend'] },
  send: { needs: ['send'] },
  study: { needs: ['approve', 'reject'] },
  assign: { needs: ['assign'] },
  accept: { needs: ['accept', 'decline'] },
  apply: { needs: ['apply'] },
}

/** Whether a party writes in the step what a call of its own files. */
const filesSomething = ({ requests, files, answersAct }: StepDef): boolean =>
  requests !== undefined || files !== undefined || answersAct !== undefined

/** The moves that mechanisms take from a step, by what it declares. */
export function movesOfStep(step: StepDef): Moves {
  const all: readonly (Moves | undefined)[] = [
    step.question === undefined ? undefined : { needs: ['yes', 'no'] },
    step.actPart === undefined ? undefined : ACT_MOVES[step.actPart],
    step.changePart === undefined ? undefined : CHANGE_MOVES[step.changePart],
    filesSomething(step) ? { needs: ['file'] } : undefined,
    step.kind === 'payment' ? { needs: ['pay', 'claim'] } : undefined,
  ]
  return {
    needs: all.flatMap((one) => one?.needs ?? []),
    may: all.flatMap((one) => one?.may ?? []),
  }
}
