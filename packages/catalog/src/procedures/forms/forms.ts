import type { FormDef } from '@ventanilla/domain/forms/definition'
import { applicationForm } from '@ventanilla/domain/forms/documents'
import type { ProcedureRevision } from '@ventanilla/domain/cases/procedure'
import { surfaceWaterForm } from './surface-water.ts'

/** Forms that exist, by the id that procedures give (`form.id`). A type without one is not started online (decision 53). */
export const FORMS: ReadonlyMap<string, FormDef> = new Map([[surfaceWaterForm.id, surfaceWaterForm]])

/** The whole application of a procedure, its documents as a section before the declarations; null without a form. */
export function applicationOf(procedure: Pick<ProcedureRevision, 'form' | 'documents'>): FormDef | null {
  const form = FORMS.get(procedure.form.id)
  return form ? applicationForm(form, procedure.documents) : null
}
