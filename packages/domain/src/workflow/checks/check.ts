import { pathsOf } from '../../forms/conditions.ts'
import type { Logic } from '../../forms/definition.ts'
import { OFFICE, TODAY } from '../../forms/filled/validate.ts'
import { FORMAL, isJump } from '../decision/availability.ts'
import { SPECIAL_TARGETS, type StepDef, type Workflow } from '../definition/definition.ts'
import { changeFindings } from './check-change.ts'
import { entryPointFindings } from './check-entry-points.ts'
import { extensionFindings } from './check-extensions.ts'
import { familyFindings } from './check-families.ts'
import { faultsOfLogic } from './check-logic.ts'
import { moveFindings } from './check-moves.ts'
import { type FactSheetOptions, factSheetFindings, reachability } from './check-paths.ts'
import { at, error, type Finding, note } from './finding.ts'
import { factsSetBy, writtenBy } from './written-facts.ts'
import { LONGEST_EXTENSION } from '../state/extension.ts'
import type { ActRule } from '../state/state.ts'

export interface CheckOptions extends FactSheetOptions {
  readonly acts: ReadonlyMap<string, ActRule>
  /** Every existing role code. */
  readonly roles: ReadonlySet<string>
  /**
   * Which roles can open a screen, by route pattern; null: no such route. When omitted, screens are not
   * checked.
   */
  readonly screens?: (pattern: string) => ((role: string) => boolean) | null
  /** Facts written by the server or the engine instead of a step; a trailing `*` matches any ending. */
  readonly computedFacts?: readonly string[]
}

/** Static faults of a workflow definition, in step order. */
export function checkWorkflow(workflow: Workflow, options: CheckOptions): Finding[] {
  const steps = workflow.families.flatMap((family) => family.steps)
  return [
    ...duplicates(steps),
    ...workflow.families.flatMap((family) => familyFindings(workflow, family)),
    ...steps.flatMap((step) => stepFindings(workflow, step, options)),
    ...citationFindings(options),
    ...reachability(workflow, steps),
    ...entryPointFindings(workflow),
    ...changeFindings(workflow),
    ...moveFindings(workflow),
    ...extensionFindings(workflow),
    ...factSheetFindings(workflow, options),
  ]
}

function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((one, i) => list.indexOf(one) !== i))]
}

function duplicates(steps: readonly StepDef[]): Finding[] {
  return repeated(steps.map((s) => s.id)).map((id) =>
    error('paso_repetido', id, `El paso ${id} está dos veces.`),
  )
}

/** A step's screen must exist and be open to every role of the step. */
function screenFindings(step: StepDef, options: CheckOptions): Finding[] {
  if (options.screens === undefined) return []
  const opens = options.screens(step.screen)
  if (opens === null) return [error('pantalla', step.id, `La pantalla ${step.screen} no existe.`)]
  return step.roles
    .filter((role) => !opens(role))
    .map((role) =>
      error('pantalla_cerrada', step.id, `${role} hace el paso y no puede abrir ${step.screen}.`),
    )
}

function stepFindings(workflow: Workflow, step: StepDef, options: CheckOptions): Finding[] {
  const keys = step.capture.map((f) => f.key)
  const found: Finding[] = [
    ...step.roles
      .filter((r) => !options.roles.has(r))
      .map((r) => error('rol', step.id, `El rol ${r} no existe.`)),
    ...repeated(keys).map((key) => error('campo_repetido', step.id, `El campo ${key} está dos veces.`)),
    ...repeated(step.outcomes.map((o) => o.code)).map((code) =>
      error('resultado_repetido', step.id, `El resultado ${code} está dos veces.`),
    ),
    ...actFindings(workflow, step, options),
    ...conditionFindings(workflow, step, options),
    ...checkFindings(step, keys),
    ...addresseeFindings(workflow, step),
  ]
  if (step.roles.length === 0) found.push(error('sin_rol', step.id, 'El paso no es de nadie.'))
  if (step.outcomes.length === 0) found.push(error('sin_resultado', step.id, 'Del paso no se sale.'))
  found.push(...screenFindings(step, options))
  if (step.skip !== undefined && !workflow.steps.has(step.skip.to))
    found.push(error('destino', step.id, `Se omite hacia ${step.skip.to}, que no existe.`))
  for (const outcome of step.outcomes) {
    for (const target of [outcome.to, ...(outcome.returnTo === undefined ? [] : [outcome.returnTo])])
      if (
        !workflow.steps.has(target) &&
        target !== 'FIN' &&
        (target === outcome.returnTo || !SPECIAL_TARGETS.has(target))
      )
        found.push(error('destino', at(step, outcome), `Lleva a ${target}, que no existe.`))
    for (const fact of repeated(factsSetBy(outcome)))
      found.push(error('hecho_repetido', at(step, outcome), `Escribe ${fact} dos veces.`))
    for (const key of outcome.needs ?? [])
      if (!keys.includes(key))
        found.push(error('campo', at(step, outcome), `Exige ${key}, que el paso no captura.`))
    if (outcome.automatic === 'expiry' && step.term === undefined && !borrowsTerm(workflow, step))
      found.push(
        error(
          'sin_termino',
          at(step, outcome),
          'Se aplica al vencer el término, pero el paso no tiene término.',
        ),
      )
  }
  return found
}

/** Cross-field checks read only fields of their own step, and what surrounds it. */
function checkFindings(step: StepDef, keys: readonly string[]): Finding[] {
  const known = new Set([...keys, TODAY, OFFICE, LONGEST_EXTENSION])
  return (step.checks ?? []).flatMap((check) =>
    [check.field, ...pathsOf(check.ok), ...pathsOf(check.when)]
      .filter((name) => !known.has(name))
      .map((name) => error('campo', step.id, `La regla ${check.id} lee ${name}, que el paso no captura.`)),
  )
}

/** A letter to another authority names facts that some step captures. */
function addresseeFindings(workflow: Workflow, { id, addressee }: StepDef): Finding[] {
  if (addressee === undefined) return []
  const captured = new Set([...workflow.steps.values()].flatMap((s) => s.capture.map(({ key }) => key)))
  return [addressee.name, addressee.address]
    .filter((key) => !captured.has(key))
    .map((key) => error('destinatario', id, `Dirige su oficio a ${key}, que ningún paso captura.`))
}

/** Later acts cite opinions, and no other act, by a name. */
const citationFindings = ({ acts }: CheckOptions): Finding[] =>
  [...acts.values()]
    .filter(({ role, citedAs }) => (role === 'opinion') !== (citedAs !== undefined))
    .map(({ id, citedAs }) =>
      error(
        'cita',
        id,
        citedAs === undefined
          ? 'Es un documento técnico y no dice cómo se cita.'
          : 'Dice cómo se cita y no es un documento técnico.',
      ),
    )

/** An extension or an appeal uses its caller's term, when every caller has one. */
function borrowsTerm(workflow: Workflow, step: StepDef): boolean {
  if (step.callersTerm === undefined) return false
  const callers = [...workflow.steps.values()].filter((s) => s.outcomes.some((o) => o.to === step.id))
  return callers.length > 0 && callers.every((s) => s.term !== undefined)
}

function actFindings(workflow: Workflow, step: StepDef, { acts }: CheckOptions): Finding[] {
  const named = [
    ...step.produces,
    ...(step.actChoice ?? []).map((c) => c.act),
    ...step.outcomes.flatMap((o) => [...(o.acts ?? []), ...(o.drafts === undefined ? [] : [o.drafts])]),
  ]
  const found = [...new Set(named)].flatMap((id): Finding[] => {
    if (!acts.has(id)) return [error('acto', step.id, `El acto ${id} no tiene plantilla.`)]
    return step.produces.includes(id)
      ? []
      : [error('acto_ajeno', step.id, `Nombra el acto ${id}, que el paso no produce.`)]
  })
  if (isJump(workflow, step) && step.produces.length === 0)
    found.push(error('sin_acto', step.id, 'Pide proyectar un acto y no produce ninguno.'))
  // an act of the choice without the role would decide the case, and nothing would read it as its decision
  if (step.produces.some((id) => acts.get(id)?.role === 'decision'))
    for (const id of step.produces)
      if (acts.has(id) && acts.get(id)?.role !== 'decision')
        found.push(error('papel', step.id, `${id} decide junto a otro acto y no se declara decisión.`))
  const chosen = step.actChoice?.map((c) => c.act)
  for (const id of step.produces) {
    const rule = acts.get(id)
    if (rule === undefined) continue
    if (chosen !== undefined && !chosen.includes(id))
      found.push(note('acto_sin_condicion', step.id, `Ninguna respuesta escoge ${id}.`))
    const strangers = step.roles.filter((role) => !rule.drafts.includes(role))
    if (strangers.length > 0)
      found.push(
        note(
          'proyecta',
          step.id,
          FORMAL.has(rule.class)
            ? `${id} lo proyecta solo ${rule.drafts.join(' o ')}; ${strangers.join(', ')} no.`
            : `${id} lo proyectaría ${rule.drafts.join(' o ')}; aquí también ${strangers.join(', ')}.`,
        ),
      )
  }
  return found
}

function conditionFindings(workflow: Workflow, step: StepDef, options: CheckOptions): Finding[] {
  const captured = new Set(
    [...workflow.steps.values()].flatMap((s) => [
      ...s.capture.map((f) => f.key),
      ...s.outcomes.flatMap(factsSetBy),
    ]),
  )
  const say = (where: string, logic: Logic | undefined, over: 'guarda' | 'campo'): Finding[] =>
    faultsOfLogic(logic, { workflow, step, over, captured, computed: options.computedFacts ?? [] }).map(
      (message) => error('condicion', where, message),
    )
  return [
    ...step.outcomes.flatMap((o) => [
      ...say(at(step, o), o.guard, 'guarda'),
      ...writtenBy(o).flatMap((logic) => say(at(step, o), logic, 'guarda')),
    ]),
    ...(step.actChoice ?? []).flatMap((c) => say(`${step.id} ${c.act}`, c.when, 'guarda')),
    ...say(`${step.id} se omite`, step.skip?.when, 'guarda'),
    ...step.capture.flatMap((f) => say(`${step.id} ${f.key}`, f.condition, 'campo')),
  ]
}
