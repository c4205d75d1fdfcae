import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { acceptance } from './acceptance.ts'
import { order } from './order.ts'
import { request } from './request.ts'

/**
 * A request that transfers a case to another applicant. It is a case of its own beside the one it is about: it
 * gives no further access to that one, and each has its own terms. Its statuses are the specification's.
 */
export const cambioSolicitante: WrittenFamily = {
  id: 'cambio_solicitante',
  name: 'Cambio de solicitante',
  norm: 'CPACA art. 3; DUR 2.2.3.2.8.7',
  isSubprocess: false,
  initialStep: 'CAM-01',
  startedBy: 'usuario',
  steps: [...request, ...order, ...acceptance],
}
