import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { decision } from '../../decision-steps.ts'
import { internal, toSign } from '../../step-parts.ts'
import { family, step, words } from './parts.ts'

export const resolution: readonly WrittenStep[] = [
  step({
    id: 'LIC-12',
    redone: true,
    title: 'Auto que declara reunida la información',
    kind: 'prepare',
    screen: '/solicitudes/auto-declara-reunida-info/:id',
    roles: ['CLI_JURIDICO'],
    capture: [words('instruccion.resumen', 'Resumen de la instrucción')],
    produces: ['AUTO_REUNIDA'],
    outcomes: [toSign('firmar', 'Pasa a firma', 'LIC-13')],
    status: 'informacion_reunida',
  }),
  decision({
    family,
    id: 'LIC-13',
    redone: true,
    title: 'Resolución de licencia',
    term: internal(30, 'DUR 2.2.2.3.6.3 num. 5 (20 en modificación: 2.2.2.3.8.1)'),
    code: 'firmar',
    label: 'Pasa a firma del Director General',
    next: 'LIC-14',
  }),
]
