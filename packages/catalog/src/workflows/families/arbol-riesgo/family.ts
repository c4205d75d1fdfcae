import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { felling } from './felling.ts'
import { legalisation } from './legalisation.ts'
import { family } from './parts.ts'
import { report } from './report.ts'
import { visit } from './visit.ts'

/** Alternative procedure of type 12: a tree that endangers people or goods is handled at once. */
export const arbolRiesgo: WrittenFamily = {
  id: family,
  name: 'Árbol en riesgo',
  norm: 'DUR 2.2.1.1.9.3',
  isSubprocess: false,
  initialStep: 'RSG-01',
  startedBy: 'usuario',
  steps: [...report, ...visit, ...felling, ...legalisation],
}
