import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { completeness } from './completeness.ts'
import { concept } from './concept.ts'
import { ending } from './ending.ts'
import { filing } from './filing.ts'
import { opening } from './opening.ts'
import { resolution } from './resolution.ts'
import { visit } from './visit.ts'

export const permisoGeneral: WrittenFamily = {
  id: 'permiso_general',
  name: 'Permiso ambiental general',
  norm: 'Ley 99/1993 arts. 70-71; DUR por trámite; CPACA arts. 17, 34-45',
  isSubprocess: false,
  initialStep: 'PG-01',
  startedBy: 'usuario',
  steps: [...filing, ...completeness, ...opening, ...visit, ...concept, ...resolution, ...ending],
}
