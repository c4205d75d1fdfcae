import type { FamilyDef, Workflow } from '../definition/definition.ts'
import { callsInto } from './check-paths.ts'
import { at, error, type Finding } from './finding.ts'

/** Faults of a family as a whole: where it begins, who calls it and where it returns. */
export function familyFindings(workflow: Workflow, family: FamilyDef): Finding[] {
  const found: Finding[] = []
  if (!family.steps.some((s) => s.id === family.initialStep))
    found.push(error('inicio', family.id, `La familia empieza en ${family.initialStep}, que no es suyo.`))
  const returns = family.steps.flatMap((s) =>
    s.outcomes.filter((o) => o.to === 'RETORNO').map((o) => at(s, o)),
  )
  const certifying = family.steps.filter((s) => s.certifies === true)
  if (family.makesKnown === true && certifying.length !== 1)
    found.push(
      error(
        'constancia',
        family.id,
        `En ${family.name} dejan constancia ${certifying.length} pasos: debe dejarla uno.`,
      ),
    )
  const calls = callsInto(workflow, family.id)
  // A case opened by an entry point has no caller to return to: it ends.
  const begins = family.entryPoint !== undefined || family.entries !== undefined
  if (!begins && !isBegun(workflow, family, calls.length > 0))
    found.push(error('sin_casos', family.id, `Ningún trámite, llamada ni entrada empieza ${family.name}.`))
  const [returning] = returns
  if (returning !== undefined && !begins && !calls.some((c) => c.outcome.returnTo !== undefined))
    found.push(
      error('sin_llamada', returning, `${family.name} vuelve a quien la llamó, pero nadie la llama.`),
    )
  for (const { step, outcome } of calls)
    if (
      family.isSubprocess &&
      returns.length > 0 &&
      outcome.returnTo === undefined &&
      step.family !== family.id
    )
      found.push(error('sin_retorno', at(step, outcome), `Llama a ${family.name} sin decir a dónde volver.`))
  return found
}

/** Whether cases come into a family: of its types, by a call, opened by an outcome, or for another applicant. */
const isBegun = (workflow: Workflow, family: FamilyDef, isCalled: boolean): boolean =>
  isCalled ||
  family.procedureTypes.length > 0 ||
  family.steps.some(({ changePart }) => changePart !== undefined) ||
  [...workflow.steps.values()].some(({ outcomes }) =>
    outcomes.some(({ opens }) => opens?.family === family.id),
  )
