import type { Outcome, StepDef } from '../definition/definition.ts'

/** `error`: cases would block or go wrong. `nota`: a difference worth reviewing. */
export interface Finding {
  readonly severity: 'error' | 'nota'
  readonly code: string
  /** Step, or 'STEP outcome'. */
  readonly where: string
  /** Spanish sentence. */
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
