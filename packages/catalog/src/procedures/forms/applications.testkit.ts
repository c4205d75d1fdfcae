import { applicationIn } from '@ventanilla/domain/definitions/compose/forms-of-procedures'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { writtenFamilies } from '../../workflows/written-families.ts'
import { FORMS } from './forms.ts'

const LOADED: ReadonlySet<string> = new Set(writtenFamilies.map(({ id }) => id))

/** Of the shipped forms: as `applicationIn`. */
export const applicationOf = (
  procedure: Pick<ProcedureRevision, 'form' | 'documents' | 'workflow'>,
): FormDef | null => applicationIn(FORMS, LOADED, procedure)
