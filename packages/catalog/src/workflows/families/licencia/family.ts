import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { documents } from './documents.ts'
import { ending } from './ending.ts'
import { information } from './information.ts'
import { opening } from './opening.ts'
import { opinions } from './opinions.ts'
import { family } from './parts.ts'
import { resolution } from './resolution.ts'
import { visit } from './visit.ts'

export const licencia: WrittenFamily = {
  id: family,
  name: 'Licencia ambiental y modificación',
  norm: 'DUR 2.2.2.3.6.3 y 2.2.2.3.8.1',
  isSubprocess: false,
  initialStep: 'LIC-01',
  startedBy: 'usuario',
  steps: [...documents, ...opening, ...visit, ...information, ...opinions, ...resolution, ...ending],
}
