import { writtenFamilySchema } from '../workflow/definition/family-schema.ts'
import type { FamilyDef, StepDef, Workflow, WrittenFamily } from '../workflow/definition/definition.ts'
import { type CheckOptions, checkWorkflow } from '../workflow/checks/check.ts'
import { broughtBy, expandFamily } from './compose/expand-family.ts'
import { naturesIn } from './compose/natures.ts'
import { withTypesNamed } from './compose/of-procedures.ts'
import type { ProcedureDef } from './procedure-schema.ts'
import { type DefinitionProblem, judge, type Judged, judgedFurther, problemAt } from './judge.ts'

/** What a family stands among: the other families, and the acts, roles and screens that its steps name. */
export interface FamilyAround extends CheckOptions {
  readonly workflow: Workflow
  /** those that name it bring their terms */
  readonly procedures: readonly ProcedureDef[]
}

/**
 * Judges a family: its form, and, with `around`, the workflow in which it takes the place of the one with its id.
 * What it breaks in other families counts as its own.
 */
export function checkFamily(value: unknown, around?: FamilyAround): Judged<WrittenFamily> {
  const judged: Judged<WrittenFamily> = judge(writtenFamilySchema, value, 'la familia')
  if (!judged.ok || around === undefined) return judged
  return judgedFurther(judged.value, faultsAmong(judged.value, around))
}

function faultsAmong(written: WrittenFamily, around: FamilyAround): DefinitionProblem[] {
  const { workflow, procedures, ...options } = around
  const family = withTypesNamed(
    expandFamily(written, procedures, broughtBy(procedures)),
    naturesIn(procedures),
  )
  const others = workflow.families.filter(({ id }) => id !== family.id)
  const families = others.length === workflow.families.length ? [...others, family] : placed(workflow, family)
  const steps = new Map<string, StepDef>(
    families.flatMap((one) => one.steps.map((step) => [step.id, step] as const)),
  )
  return checkWorkflow({ families, steps }, options)
    .filter(({ severity }) => severity === 'error')
    .map(({ where, message }) => problemAt(pathOf(where), placeOf(where, steps), message))
}

const placed = (workflow: Workflow, family: FamilyDef): readonly FamilyDef[] =>
  workflow.families.map((one) => (one.id === family.id ? family : one))

const pathOf = (where: string): readonly string[] => where.split(' ')

/** «paso PER-02, salida «aprobado»» of a finding's place. */
function placeOf(where: string, steps: ReadonlyMap<string, StepDef>): string {
  const [id = '', ...more] = where.split(' ')
  const step = steps.get(id)
  if (step === undefined) return `familia ${where}`
  const rest = more.join(' ')
  if (rest === '') return `paso ${id}`
  return step.outcomes.some(({ code }) => code === rest)
    ? `paso ${id}, salida «${rest}»`
    : `paso ${id}, ${rest}`
}
