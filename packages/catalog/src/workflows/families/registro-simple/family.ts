import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { issue } from './issue.ts'
import { family } from './parts.ts'
import { review } from './review.ts'
import { verification } from './verification.ts'

export const registroSimple: WrittenFamily = {
  id: family,
  name: 'Registro, certificación o salvoconducto',
  norm: 'Normas sectoriales (RESPEL, RUA, CDA, SUNL, libro, plantaciones, informes)',
  isSubprocess: false,
  initialStep: 'REG-01',
  startedBy: 'usuario',
  steps: [...review, ...verification, ...issue],
}
