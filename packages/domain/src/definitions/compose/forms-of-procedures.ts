import type { FormDef } from '../../forms/definition.ts'
import { withGiven } from '../../forms/given.ts'
import { expandForm, type SharedSection } from '../../forms/shared-sections.ts'
import { applicationForm } from '../../procedures/documents.ts'
import type { ProcedureRevision } from '../../procedures/procedure.ts'
import type { ProcedureDef } from '../procedure-schema.ts'

/** Forms by the id in a procedure's `form.id`, with their shared sections in place. Throws as `expandForm`. */
export const formsIn = (
  procedures: readonly Pick<ProcedureDef, 'form'>[],
  sections: ReadonlyMap<string, SharedSection>,
): ReadonlyMap<string, FormDef> =>
  new Map(procedures.map(({ form }) => [form.questions.id, expandForm(form.questions, sections)]))

/** A procedure's questions, with the answers that its type fixes; null without a form. */
export function questionsIn(
  forms: ReadonlyMap<string, FormDef>,
  { form: { id, given } }: Pick<ProcedureRevision, 'form'>,
): FormDef | null {
  const form = forms.get(id)
  return form ? withGiven(form, given) : null
}

/** A procedure's application, its documents as a section before the declarations; null without a form. */
export function wholeFormIn(
  forms: ReadonlyMap<string, FormDef>,
  procedure: Pick<ProcedureRevision, 'form' | 'documents'>,
): FormDef | null {
  const form = questionsIn(forms, procedure)
  return form && applicationForm(form, procedure.documents)
}

/**
 * The application that users can start and file; null while the procedure has no form, or while a family that
 * its cases need is not loaded (decision 53).
 */
export function applicationIn(
  forms: ReadonlyMap<string, FormDef>,
  families: ReadonlySet<string>,
  procedure: Pick<ProcedureRevision, 'form' | 'documents' | 'workflow'>,
): FormDef | null {
  const { family, alternative } = procedure.workflow
  return families.has(family) && (!alternative || families.has(alternative.family))
    ? wholeFormIn(forms, procedure)
    : null
}
