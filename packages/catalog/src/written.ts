import type { WrittenDefinitions } from '@ventanilla/domain/definitions/compose/compose'
import { PASSAGES } from './acts/passages.ts'
import { writtenTemplates } from './acts/written-acts.ts'
import { SHARED_SECTIONS } from './procedures/forms/shared-sections.ts'
import { COMMON_LISTS, PROCEDURE_DEFS } from './procedures/procedures.ts'
import { writtenFamilies } from './workflows/written-families.ts'

/** The definitions that the product ships, as they are stored and compared. */
export const WRITTEN: WrittenDefinitions = {
  procedures: PROCEDURE_DEFS,
  families: writtenFamilies,
  acts: [...writtenTemplates.values()],
  passages: PASSAGES,
  sections: SHARED_SECTIONS,
  common: COMMON_LISTS,
}
