import { CANCELLED } from '../decision/decision-builder.ts'
import type { StepDef, Workflow } from '../definition/definition.ts'
import { outcomeWith } from '../definition/outcome-of.ts'
import { dropsDraft } from '../state/act-parts.ts'
import { at, error, type Finding } from './finding.ts'
import { movesOfStep } from './moves-of-step.ts'

/**
 * Moves that mechanisms would look for in vain, that nothing would take, or that lead two ways; and outcomes
 * named as the engine stores cancelled tasks.
 */
export function moveFindings(workflow: Workflow): Finding[] {
  return workflow.families.flatMap((family) =>
    family.steps.flatMap((step) => [
      ...stepMoves(step),
      ...(family.writesActs === true ? undecided(workflow, step) : []),
    ]),
  )
}

/** The engine moves an act of another step by nothing but the move. */
const undecided = (workflow: Workflow, step: StepDef): Finding[] =>
  (step.actPart === undefined ? [] : step.outcomes)
    .filter((outcome) => outcome.move === undefined && !dropsDraft(workflow, step, outcome))
    .map((outcome) => error('sin_movimiento', at(step, outcome), 'No dice qué hace con el acto.'))

function stepMoves(step: StepDef): Finding[] {
  const { needs, may = [] } = movesOfStep(step)
  const known = new Set([...needs, ...may])
  return [
    ...needs
      .filter((move) => outcomeWith(step.outcomes, move) === undefined)
      .map((move) => error('sin_movimiento', step.id, `Ningún resultado declara el movimiento ${move}.`)),
    ...step.outcomes.flatMap((outcome) => {
      const { code, move } = outcome
      const where = at(step, outcome)
      return [
        ...(move === undefined || known.has(move)
          ? []
          : [error('movimiento_ajeno', where, `Declara el movimiento ${move}, que nadie busca aquí.`)]),
        ...(move === undefined || outcomeWith(step.outcomes, move) === outcome
          ? []
          : [error('movimiento_repetido', where, `Otro resultado ya declara el movimiento ${move}.`)]),
        ...(code === CANCELLED
          ? [error('resultado_reservado', where, 'Así guarda el motor una tarea que se anula.')]
          : []),
      ]
    }),
  ]
}
