import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { decision } from '../../decision-steps.ts'
import { internal } from '../../step-parts.ts'

export const resolution: readonly WrittenStep[] = [
  {
    id: 'PG-12',
    redone: true,
    family: 'permiso_general',
    title: 'Auto que declara reunida la información',
    kind: 'prepare',
    screen: '/solicitudes/auto-declara-reunida-info/:id',
    roles: ['CLI_JURIDICO'],
    term: { amount: 5, unit: 'habiles', norm: 'Término interno propuesto' },
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'instruccion.resumen',
        kind: 'longText',
        label: 'Resumen de la instrucción',
        required: true,
        maxLength: 4000,
      },
    ],
    produces: ['AUTO_REUNIDA'],
    outcomes: [{ code: 'proyectado', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'PG-13', by: 'staff' }],
    status: 'informacion_reunida',
  },
  decision({
    family: 'permiso_general',
    id: 'PG-13',
    redone: true,
    title: 'Proyecto de resolución',
    term: internal(20, 'Según trámite (15-20 días hábiles)'),
    code: 'proyectada',
    label: 'Pasa a revisión y firma',
    next: 'PG-14',
    outcomes: [
      {
        code: 'desistimiento',
        label: 'El solicitante desistió',
        to: 'DEX-02',
        by: 'staff',
        needs: [],
        reason: true,
      },
    ],
  }),
]
