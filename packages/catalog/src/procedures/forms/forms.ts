import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { applicationForm } from '@ventanilla/domain/procedures/documents'
import { withGiven } from '@ventanilla/domain/forms/given'
import { expandForm, type WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { workflow } from '../../workflows/loaded.ts'
import { PROCEDURE_DEFS } from '../procedures.ts'
import { SHARED_SECTIONS } from './shared-sections.ts'

/** Forms by the id in a procedure's `form.id`, as they are stored and compared. */
export const WRITTEN_FORMS: ReadonlyMap<string, WrittenForm> = new Map(
  PROCEDURE_DEFS.map(({ form }) => [form.questions.id, form.questions]),
)

/** The same forms with their shared sections in place. */
export const FORMS: ReadonlyMap<string, FormDef> = new Map(
  [...WRITTEN_FORMS].map(([id, form]) => [id, expandForm(form, SHARED_SECTIONS)]),
)

type Formed = Pick<ProcedureRevision, 'form' | 'documents'>

/** A procedure's questions, with the answers that its type fixes; null without a form. */
export function questionsOf(procedure: Pick<ProcedureRevision, 'form'>): FormDef | null {
  const form = FORMS.get(procedure.form.id)
  return form ? withGiven(form, procedure.form.given) : null
}

/** A procedure's application, its documents as a section before the declarations; null without a form. */
export function wholeFormOf(procedure: Formed): FormDef | null {
  const form = questionsOf(procedure)
  return form && applicationForm(form, procedure.documents)
}

/**
 * The application that users can start and file; null while the procedure has no form, or while a family that
 * its cases need is not loaded (decision 53).
 */
export function applicationOf(procedure: Formed & Pick<ProcedureRevision, 'workflow'>): FormDef | null {
  const { family, alternative } = procedure.workflow
  const loaded = (id: string): boolean => workflow.families.some((one) => one.id === id)
  return loaded(family) && (!alternative || loaded(alternative.family)) ? wholeFormOf(procedure) : null
}
