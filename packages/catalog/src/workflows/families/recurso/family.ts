import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { admission } from './admission.ts'
import { decision } from './decision.ts'
import { evidence } from './evidence.ts'
import { filing } from './filing.ts'

export const recurso: WrittenFamily = {
  id: 'recurso',
  name: 'Recursos en trámite ambiental',
  norm: 'CPACA arts. 74 a 82',
  isSubprocess: true,
  initialStep: 'REC-01',
  startedBy: 'automatico',
  status: 'en_recurso',
  steps: [...filing, ...admission, ...evidence, ...decision],
}
