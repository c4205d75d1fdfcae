import type { StepDef } from '../definition/definition.ts'
import { endOfDay } from './state.ts'

/** Instant at which the clock must process a task of this step; null when nothing fires or opens by then. */
export function expiryOf(step: StepDef, dueOn: string | null): string | null {
  if (dueOn === null) return null
  return step.outcomes.some((o) => o.automatic === 'expiry') || waitsForTerm(step) ? endOfDay(dueOn) : null
}

/**
 * A step that reads `termino.vencido` in a guard or act choice waits for its term although no outcome fires.
 */
function waitsForTerm(step: StepDef): boolean {
  const text = JSON.stringify([step.outcomes.map((o) => o.guard), step.actChoice])
  return text.includes('termino.vencido')
}
