import type { Answers, FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { EXAMPLES } from '../examples/examples.ts'
import type { FormExamples } from '../examples/form-examples.ts'
import { procedureByType } from '../procedures.ts'
import { questionsOf } from './forms.testkit.ts'
import { FORM_LISTS } from './lists.ts'

/** Date at which examples and rules are validated. */
export const TEST_DAY = '2026-11-21'

/** A type's questions and examples. */
export function formOf(ttId: number): FormExamples & { readonly form: FormDef } {
  const procedure = procedureByType(ttId)
  const form = procedure && questionsOf(procedure)
  const example = EXAMPLES.get(ttId)
  if (!form || !example) throw new Error(`type ${ttId} has no form`)
  return { ...example, form }
}

/** Problems of a type's complete example with these changes. */
export function problemsWith(ttId: number, changes: Answers): Problem[] {
  const { form, complete } = formOf(ttId)
  const answers = { ...complete, ...changes }
  return validateForm(form, answers, { mode: 'final', lists: FORM_LISTS, today: TEST_DAY })
}

/** The codes of `problemsWith`, warnings with a question mark. */
export function said(ttId: number, changes: Answers): string[] {
  return problemsWith(ttId, changes).map((one) => (one.severity === 'warning' ? `${one.code}?` : one.code))
}
