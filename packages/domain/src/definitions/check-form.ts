import { definitionFaults } from '../forms/checks/definition-faults.ts'
import { writtenFormSchema } from '../forms/form-schema.ts'
import { expandForm, type SharedSection, type WrittenForm } from '../forms/shared-sections.ts'
import { type DefinitionProblem, judge, type Judged, judgedFurther, problemAt } from './judge.ts'

/** Judges a form: how it is written, and, with `shared`, the sections that it refers to and the whole form. */
export function checkForm(value: unknown, shared?: ReadonlyMap<string, SharedSection>): Judged<WrittenForm> {
  const judged: Judged<WrittenForm> = judge(writtenFormSchema, value, 'el formulario')
  if (!judged.ok || shared === undefined) return judged
  return judgedFurther(judged.value, faultsOfForm(judged.value, shared))
}

/** Faults of a form with its shared sections in place. */
export function faultsOfForm(
  form: WrittenForm,
  shared: ReadonlyMap<string, SharedSection>,
): DefinitionProblem[] {
  const keys = form.sections.flatMap((one) => ('shared' in one ? [one.shared] : []))
  const fault = (message: string): DefinitionProblem =>
    problemAt(['sections'], `formulario «${form.id}»`, message)
  const misplaced = keys.flatMap((key, at) => {
    if (!shared.has(key)) return [fault(`no existe la sección compartida «${key}».`)]
    return keys.indexOf(key) < at ? [fault(`la sección compartida «${key}» está dos veces.`)] : []
  })
  return misplaced.length > 0
    ? misplaced
    : definitionFaults(expandForm(form, shared)).map((phrase) => fault(`${phrase}.`))
}
