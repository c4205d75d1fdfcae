import { pathsOf } from '../../forms/conditions.ts'
import type { StepDef, Workflow } from '../definition/definition.ts'
import { EXTENSION_DAYS, extensionAsked, LONGEST_EXTENSION } from '../state/extension.ts'
import { at, error, type Finding } from './finding.ts'

/**
 * CPACA art. 17: a term is extended once, on request before it ends, by an equal term at most. Its step must
 * close the way to a second request and end by itself; the steps that write the days must compare them.
 */
export function extensionFindings({ steps }: Workflow): Finding[] {
  return [...steps.values()].flatMap((step) => [...requestFindings(steps, step), ...daysFindings(step)])
}

function requestFindings(steps: Workflow['steps'], step: StepDef): Finding[] {
  const ways = step.outcomes.filter(({ to }) => steps.get(to)?.callersTerm === 'extended')
  const endsByItself = step.outcomes.some(({ automatic }) => automatic === 'expiry')
  return ways.flatMap((way) => [
    ...(pathsOf(way.guard).includes(`hecho.${extensionAsked(step.id)}`)
      ? []
      : [error('prorroga_repetida', at(step, way), 'La prórroga se puede pedir más de una vez.')]),
    ...(endsByItself
      ? []
      : [error('prorroga_tardia', at(step, way), 'El término no vence solo: se prorrogaría vencido.')]),
  ])
}

function daysFindings({ id, capture, checks = [] }: StepDef): Finding[] {
  const judged = checks.filter(({ ok }) => pathsOf(ok).includes(LONGEST_EXTENSION)).map(({ field }) => field)
  return capture
    .filter(({ key }) => EXTENSION_DAYS.includes(key) && !judged.includes(key))
    .map(({ key }) => error('prorroga_larga', id, `${key} no se compara con el término que se prorroga.`))
}
