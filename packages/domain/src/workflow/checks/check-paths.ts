import { isJump } from '../decision/availability.ts'
import type { Outcome, StepDef, Workflow } from '../definition/definition.ts'
import { at, error, type Finding } from './finding.ts'

/** An outcome as documented in the fact sheets. */
export interface FactSheetOutcome {
  readonly step: string
  readonly outcome: string
  readonly to: string
  readonly returnTo?: string
}

export interface FactSheetOptions {
  readonly factSheet?: readonly FactSheetOutcome[]
  /** Outcomes that lead into families that are not loaded. */
  readonly notLoaded?: readonly (readonly [step: string, outcome: string, leadsTo: string])[]
  /** Reasons for differing from the fact sheet, by 'STEP outcome'. */
  readonly explained?: Readonly<Record<string, string>>
}

/** Outcomes that enter a family from outside, or with a return step. */
export function callsInto(workflow: Workflow, family: string): { step: StepDef; outcome: Outcome }[] {
  return [...workflow.steps.values()].flatMap((step) =>
    step.outcomes
      .filter(
        (o) =>
          workflow.steps.get(o.to)?.family === family && (step.family !== family || o.returnTo !== undefined),
      )
      .map((outcome) => ({ step, outcome })),
  )
}

/** Possible targets of an outcome; a target that depends on the case yields every candidate. */
function targetsOf(workflow: Workflow, step: StepDef, outcome: Outcome): string[] {
  const all = [...workflow.steps.values()]
  const family = workflow.families.find((f) => f.id === step.family)
  // A case opened by an entry point has no caller to return to: it ends.
  const byEntryPoint = family?.entryPoint !== undefined || family?.entries !== undefined
  switch (outcome.to) {
    case 'FIN':
      return ['FIN']
    case 'RETORNO':
      return [
        ...(byEntryPoint ? ['FIN'] : []),
        ...callsInto(workflow, step.family).flatMap((c) =>
          c.outcome.returnTo === undefined ? [] : [c.outcome.returnTo],
        ),
      ]
    case 'RETORNO_ETAPA':
      return [
        ...(byEntryPoint ? ['FIN'] : []),
        ...all
          .filter((s) =>
            s.outcomes.some(
              (o) => workflow.steps.get(o.to)?.family === step.family && s.family !== step.family,
            ),
          )
          .map((s) => s.id),
      ]
    case 'REABRIR':
      return all.filter((s) => isJump(workflow, s) && s.family !== step.family).map((s) => s.id)
    case 'SIN_RECURSO':
      return all.filter((s) => s.outcomes.some((o) => o.to === step.id)).map((s) => s.id)
    default:
      return [outcome.to]
  }
}

/** Steps that no case reaches, and steps without a path to the end. */
export function reachability(workflow: Workflow, steps: readonly StepDef[]): Finding[] {
  const edges = new Map(
    steps.map((s) => [
      s.id,
      new Set([
        ...s.outcomes.flatMap((o) => targetsOf(workflow, s, o)),
        ...(s.skip === undefined ? [] : [s.skip.to]),
      ]),
    ]),
  )
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const to of edges.get(id) ?? []) visit(to)
  }
  for (const family of workflow.families)
    if ((!family.isSubprocess && family.startedBy === 'usuario') || family.entryPoint !== undefined)
      visit(family.initialStep)
  for (const family of workflow.families) for (const { step } of family.entries ?? []) visit(step)
  for (const step of steps) if (step.screenOnly === true) visit(step.id)
  for (const { opens } of steps.flatMap((s) => s.outcomes))
    if (opens !== undefined)
      visit(workflow.families.find((f) => f.id === opens.family)?.initialStep ?? opens.family)
  const ends = new Set(['FIN'])
  for (let grew = true; grew;) {
    grew = false
    for (const [id, to] of edges)
      if (!ends.has(id) && [...to].some((t) => ends.has(t))) {
        ends.add(id)
        grew = true
      }
  }
  return steps.flatMap((s) => [
    ...(seen.has(s.id) ? [] : [error('inalcanzable', s.id, 'Ningún caso llega a este paso.')]),
    ...(ends.has(s.id) ? [] : [error('sin_fin', s.id, 'Desde este paso ningún camino llega al final.')]),
  ])
}

/** Unexplained differences between the workflow and the fact sheets. */
export function factSheetFindings(
  workflow: Workflow,
  { factSheet, notLoaded = [], explained = {} }: FactSheetOptions,
): Finding[] {
  if (factSheet === undefined) return []
  const found: Finding[] = []
  const listed = new Set(notLoaded.map(([step, outcome]) => `${step} ${outcome}`))
  const known = new Set<string>()
  for (const row of factSheet) {
    const key = `${row.step} ${row.outcome}`
    known.add(key)
    const ours = workflow.steps.get(row.step)?.outcomes.find((o) => o.code === row.outcome)
    const same = ours !== undefined && ours.to === row.to && ours.returnTo === row.returnTo
    if (same || listed.has(key) || explained[key] !== undefined) continue
    found.push(
      error(
        'ficha',
        key,
        ours === undefined
          ? `La ficha lleva a ${row.to} y aquí falta.`
          : `La ficha lleva a ${row.to}; aquí lleva a ${ours.to}.`,
      ),
    )
  }
  for (const step of workflow.steps.values())
    for (const outcome of step.outcomes)
      if (!known.has(at(step, outcome)) && explained[at(step, outcome)] === undefined)
        found.push(
          error('ficha', at(step, outcome), 'La ficha no tiene este resultado y nadie explica por qué está.'),
        )
  for (const [step, outcome, leadsTo] of notLoaded) {
    if (!known.has(`${step} ${outcome}`))
      found.push(
        error('lista', `${step} ${outcome}`, 'Está en la lista de no cargados y la ficha no lo tiene.'),
      )
    if (workflow.steps.has(leadsTo))
      found.push(error('lista', `${step} ${outcome}`, `${leadsTo} ya está cargado: quítelo de la lista.`))
  }
  return found
}
