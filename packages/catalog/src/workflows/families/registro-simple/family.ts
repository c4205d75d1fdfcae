import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { typesOf } from '../../../procedures/procedures.ts'
import { issue } from './issue.ts'
import { family } from './parts.ts'
import { review } from './review.ts'
import { verification } from './verification.ts'

export const registroSimple: FamilyDef = {
  id: family,
  name: 'Registro, certificación o salvoconducto',
  norm: 'Normas sectoriales (RESPEL, RUA, CDA, SUNL, libro, plantaciones, informes)',
  isSubprocess: false,
  procedureTypes: typesOf(family),
  initialStep: 'REG-01',
  startedBy: 'usuario',
  steps: [...review, ...verification, ...issue],
}
