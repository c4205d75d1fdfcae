import type { Outcome, StepDef, Workflow } from './definition.ts'
import { familyById } from './family-by-id.ts'
import { runsOut } from './legal-wait.ts'

/** What follows when the term of a step ends. */
export const RUNNING_OUT = {
  termina: 'Termina el trámite: archivo, desistimiento o pérdida de la oportunidad',
  sigue: 'El trámite sigue sin lo que se esperaba',
  abre: 'Se puede seguir: la ley mandaba esperar',
  mora: 'Mora de la Corporación, que debe actuar igual',
  nada: 'Nada: se puede cumplir después',
} as const
export type RunningOut = keyof typeof RUNNING_OUT

/** Whether an outcome ends the case, or begins a procedure that nobody asks for (tacit withdrawal, CPACA art. 17). */
function ends({ to, returnTo }: Outcome, workflow: Workflow): boolean {
  if (to === 'FIN' || returnTo === 'FIN') return true
  const family = workflow.steps.get(to)?.family
  return family !== undefined && familyById(workflow, family)?.startedBy === 'automatico'
}

/** What follows when a step's term ends, by its definition. */
export function runningOutOf(workflow: Workflow, step: StepDef): RunningOut {
  const expiring = step.outcomes.filter(({ automatic }) => automatic === 'expiry')
  if (expiring.some((outcome) => ends(outcome, workflow))) return 'termina'
  if (expiring.length > 0) return 'sigue'
  if (runsOut(step)) return 'abre'
  return step.turn === 'corporacion' ? 'mora' : 'nada'
}
