import type { SharedSection } from '../forms/shared-sections.ts'
import { faultsOfForm } from './check-form.ts'
import { judge, type Judged, judgedFurther } from './judge.ts'
import { type ProcedureDef, procedureSchema } from './procedure-schema.ts'

/** Judges a procedure: how it is written, and, with `shared`, its form with the shared sections in place. */
export function checkProcedure(
  value: unknown,
  shared?: ReadonlyMap<string, SharedSection>,
): Judged<ProcedureDef> {
  const judged: Judged<ProcedureDef> = judge(procedureSchema, value, 'el trámite')
  if (!judged.ok || shared === undefined) return judged
  const problems = faultsOfForm(judged.value.form.questions, shared)
  return judgedFurther(
    judged.value,
    problems.map((one) => ({ ...one, path: `form.questions.${one.path}` })),
  )
}
