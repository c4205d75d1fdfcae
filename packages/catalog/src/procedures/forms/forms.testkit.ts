import { questionsIn } from '@ventanilla/domain/definitions/compose/forms-of-procedures'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { PROCEDURE_DEFS } from '../procedures.ts'
import { FORMS } from './forms.ts'

/** Forms by their id, as they are stored and compared. */
export const WRITTEN_FORMS: ReadonlyMap<string, WrittenForm> = new Map(
  PROCEDURE_DEFS.map(({ form }) => [form.questions.id, form.questions]),
)

/** A procedure's questions, with the answers that its type fixes; null without a form. */
export const questionsOf = (procedure: Pick<ProcedureRevision, 'form'>): FormDef | null =>
  questionsIn(FORMS, procedure)
