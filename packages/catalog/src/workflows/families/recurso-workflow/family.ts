import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { admission } from './admission.ts'
import { decision } from './decision.ts'
import { filing } from './filing.ts'

/** Appeal against an act of a sanction or a follow-up: reposición before its issuer, then apelación. */
export const recursoWorkflow: WrittenFamily = {
  id: 'recurso_workflow',
  name: 'Recursos en expedientes de workflow',
  norm: 'CPACA arts. 74 a 82; Ley 1333/2009 art. 30',
  isSubprocess: true,
  initialStep: 'RWF-01',
  startedBy: 'usuario',
  status: 'en_recurso',
  steps: [...filing, ...admission, ...decision],
}
