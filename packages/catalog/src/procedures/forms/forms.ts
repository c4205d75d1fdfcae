import {
  applicationIn,
  formsIn,
  questionsIn,
  wholeFormIn,
} from '@ventanilla/domain/definitions/compose/forms-of-procedures'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { writtenFamilies } from '../../workflows/written-families.ts'
import { PROCEDURE_DEFS } from '../procedures.ts'
import { SHARED_SECTIONS } from './shared-sections.ts'

/** Forms by the id in a procedure's `form.id`, as they are stored and compared. */
export const WRITTEN_FORMS: ReadonlyMap<string, WrittenForm> = new Map(
  PROCEDURE_DEFS.map(({ form }) => [form.questions.id, form.questions]),
)

/** The same forms with their shared sections in place. */
export const FORMS: ReadonlyMap<string, FormDef> = formsIn(PROCEDURE_DEFS, SHARED_SECTIONS)

const LOADED: ReadonlySet<string> = new Set(writtenFamilies.map(({ id }) => id))

/** Of the shipped forms: as `questionsIn`, `wholeFormIn` and `applicationIn`. */
export const questionsOf = (procedure: Pick<ProcedureRevision, 'form'>): FormDef | null =>
  questionsIn(FORMS, procedure)
export const wholeFormOf = (procedure: Pick<ProcedureRevision, 'form' | 'documents'>): FormDef | null =>
  wholeFormIn(FORMS, procedure)
export const applicationOf = (
  procedure: Pick<ProcedureRevision, 'form' | 'documents' | 'workflow'>,
): FormDef | null => applicationIn(FORMS, LOADED, procedure)
