import type { z } from 'zod'
import type { durationSchema, familySchema } from './family-schema.ts'
import type { outcomeSchema } from './outcome-schema.ts'
import type { askingSchema, stepSchema, termSchema } from './step-schema.ts'
import type { APPEAL_CLASSES, PARTY_REQUESTS } from './step-words.ts'
import type { TASK_KINDS } from './task-kinds.ts'

/** What a workflow is made of; the schemas say what each key means, and these are their types. */

export type TaskKind = keyof typeof TASK_KINDS
export type AppealClass = (typeof APPEAL_CLASSES)[number]
export type PartyRequest = (typeof PARTY_REQUESTS)[number]

export interface Term extends z.output<typeof termSchema> {}
export interface Asking extends z.output<typeof askingSchema> {}
export interface Outcome extends z.output<typeof outcomeSchema> {}
export interface StepDef extends z.output<typeof stepSchema> {}
export interface Duration extends z.output<typeof durationSchema> {}
export interface FamilyDef extends z.output<typeof familySchema> {}

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
