import type { StepDef, Workflow } from './definition.ts'
import type { ChangePart } from './change-part.ts'

/** Parts of a change of applicant that exactly one step has, so that the step can be found by its part. */
export const SINGLE_PARTS = [
  'request',
  'link',
  'send',
  'study',
  'accept',
] as const satisfies readonly ChangePart[]
export type SinglePart = (typeof SINGLE_PARTS)[number]

/** Ids of the steps with a part, for lists over all cases. */
export const stepsOfChange = ({ steps }: Pick<Workflow, 'steps'>, part: SinglePart): readonly string[] =>
  [...steps.values()].flatMap(({ id, changePart }) => (changePart === part ? [id] : []))

/** The step of a change of applicant with a part. */
export function stepOfChange({ steps }: Pick<Workflow, 'steps'>, part: SinglePart): StepDef {
  for (const step of steps.values()) if (step.changePart === part) return step
  throw new Error(`No hay un paso del cambio de solicitante con la parte ${part}`)
}
