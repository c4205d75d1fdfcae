import { lawsOf } from '@ventanilla/domain/definitions/compose/law-of-procedures'
import { PROCEDURE_DEFS } from '../procedures/procedures.ts'

/** What the laws of the shipped procedures bring into acts. */
export const LAWS = lawsOf(PROCEDURE_DEFS)
