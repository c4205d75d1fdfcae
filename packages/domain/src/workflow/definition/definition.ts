import type { z } from 'zod'
import type { CrossCheck, FieldDef } from '../../forms/definition.ts'
import type { durationSchema, writtenFamilySchema } from './family-schema.ts'
import type { outcomeSchema } from './outcome-schema.ts'
import type { askingSchema, broughtFieldsSchema, termSchema, writtenStepSchema } from './step-schema.ts'
import type { APPEAL_CLASSES, PARTY_REQUESTS } from './step-words.ts'
import type { TASK_KINDS } from './task-kinds.ts'

/** What a workflow is made of; the schemas say what each key means, and these are their types. */

export type TaskKind = keyof typeof TASK_KINDS
export type AppealClass = (typeof APPEAL_CLASSES)[number]
export type PartyRequest = (typeof PARTY_REQUESTS)[number]

export interface Term extends z.output<typeof termSchema> {}
export interface Asking extends z.output<typeof askingSchema> {}
export interface Outcome extends z.output<typeof outcomeSchema> {}
export interface Duration extends z.output<typeof durationSchema> {}

/** What the catalogue writes, stores and compares. */
export interface WrittenStep extends z.output<typeof writtenStepSchema> {}
export interface WrittenFamily extends z.output<typeof writtenFamilySchema> {}
export interface BroughtFields extends z.output<typeof broughtFieldsSchema> {}

/** What the engine runs: `expandFamily` has put in place what procedures bring. */
export interface StepDef extends Omit<WrittenStep, 'capture' | 'checks'> {
  readonly capture: readonly FieldDef[]
  readonly checks?: readonly CrossCheck[]
}
export interface FamilyDef extends Omit<WrittenFamily, 'steps'> {
  /** Types that it works, as their ordinary or as their alternative workflow; see `familyOfType`. */
  readonly procedureTypes: readonly number[]
  readonly steps: readonly StepDef[]
}

/**
 * A step id, the end of the case, back to the caller, back to the case's stage, (after an appeal) back to the
 * step that drafted the appealed act, or (an appeal announced and never filed) back to the waiting step.
 */
export type Target = string | 'FIN' | 'RETORNO' | 'RETORNO_ETAPA' | 'REABRIR' | 'SIN_RECURSO'

/** Targets other than steps. */
export const SPECIAL_TARGETS: ReadonlySet<string> = new Set([
  'FIN',
  'RETORNO',
  'RETORNO_ETAPA',
  'REABRIR',
  'SIN_RECURSO',
])

/** All families, with steps indexed by id. */
export interface Workflow {
  readonly families: readonly FamilyDef[]
  readonly steps: ReadonlyMap<string, StepDef>
}
