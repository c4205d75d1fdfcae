import { formsIn, wholeFormIn } from '@ventanilla/domain/definitions/compose/forms-of-procedures'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { PROCEDURE_DEFS } from '../procedures.ts'
import { SHARED_SECTIONS } from './shared-sections.ts'

/** Forms by the id in a procedure's `form.id`, with their shared sections in place. */
export const FORMS: ReadonlyMap<string, FormDef> = formsIn(PROCEDURE_DEFS, SHARED_SECTIONS)

/** Of the shipped forms: as `wholeFormIn`. */
export const wholeFormOf = (procedure: Pick<ProcedureRevision, 'form' | 'documents'>): FormDef | null =>
  wholeFormIn(FORMS, procedure)
