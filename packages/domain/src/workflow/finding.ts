import type { Outcome, StepDef } from './definition.ts'

/** `error`: cases would stand still or go astray. `nota`: a difference that somebody should know of. */
export interface Finding {
  readonly severity: 'error' | 'nota'
  readonly code: string
  /** step, or 'STEP outcome' */
  readonly where: string
  /** Spanish sentence */
  readonly message: string
}

export const error = (code: string, where: string, message: string): Finding => ({
  severity: 'error',
  code,
  where,
  message,
})
export const note = (code: string, where: string, message: string): Finding => ({
  severity: 'nota',
  code,
  where,
  message,
})
export const at = (step: StepDef, outcome: Outcome): string => `${step.id} ${outcome.code}`
