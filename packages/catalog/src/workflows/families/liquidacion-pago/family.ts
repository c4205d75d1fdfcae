import type { WrittenFamily } from '@ventanilla/domain/workflow/definition/definition'
import { assessment } from './assessment.ts'
import { payment } from './payment.ts'

export const liquidacionPago: WrittenFamily = {
  id: 'liquidacion_pago',
  name: 'Liquidación y recibo de pago',
  norm: 'Ley 633/2000 art. 96; Res. 1280/2010; Ley 1333/2009 (multas)',
  isSubprocess: true,
  initialStep: 'LIQ-01',
  startedBy: 'invocado',
  steps: [...assessment, ...payment],
}
