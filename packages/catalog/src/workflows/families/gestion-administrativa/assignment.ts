import { STAGES_DONE } from '@ventanilla/domain/workflow/state/stages'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { OFFICIALS, proposed, reason, step } from './parts.ts'

const COORDINATORS = ['CLI_COORDINADOR_JURIDICO', 'CLI_COORDINADOR_RECURSOS', 'CLI_ADMIN']

export const assignment: readonly WrittenStep[] = [
  step({
    id: 'ADM-00',
    title: 'Bandeja de solicitudes',
    screen: '/solicitudes',
    roles: [
      'CLI_ADMIN',
      'CLI_VENTANILLA_UNICA',
      'CLI_COORDINADOR_JURIDICO',
      'CLI_COORDINADOR_RECURSOS',
      'CLI_JEFE_TERRITORIAL',
      'CLI_JURIDICO',
      'CLI_TECNICO',
    ],
    screenOnly: true,
    outcomes: [
      { code: 'tomar', label: 'Abrir la tarea del caso', to: 'RETORNO_ETAPA', by: 'staff' },
      { code: 'reasignar', label: 'Reasignar profesional', to: 'ADM-01', by: 'staff' },
      { code: 'devolver', label: 'Devolver a un paso anterior', to: 'ADM-02', by: 'staff' },
    ],
  }),
  step({
    id: 'ADM-01',
    title: 'Reasignación de profesional',
    screen: '/reasignacion-profesional',
    listedOn: '/reasignacion-profesional',
    roles: COORDINATORS,
    term: proposed,
    capture: [
      {
        key: 'reasignacion.profesional',
        kind: 'staff',
        label: 'Profesional que recibe la tarea',
        required: true,
        roles: OFFICIALS,
      },
      reason('Motivo de la reasignación'),
    ],
    outcomes: [{ code: 'reasignado', label: 'Proponer la reasignación', to: 'ADM-03', by: 'staff' }],
  }),
  step({
    id: 'ADM-02',
    title: 'Devolución del trámite a un paso anterior',
    screen: '/devolver-tramite',
    listedOn: '/devolver-tramite',
    roles: COORDINATORS,
    term: proposed,
    capture: [
      {
        key: 'devolucion.paso',
        kind: 'choice',
        label: 'Etapa a la que vuelve',
        required: true,
        optionsFrom: STAGES_DONE,
        help: 'Las etapas que el trámite ya cumplió.',
      },
      {
        key: 'devolucion.causal',
        kind: 'choice',
        label: 'Causal de la devolución',
        required: true,
        optionsFrom: 'causas_devolucion',
      },
      reason('Motivo de la devolución'),
    ],
    outcomes: [{ code: 'devuelto', label: 'Proponer la devolución', to: 'ADM-03', by: 'staff' }],
  }),
  step({
    id: 'ADM-03',
    title: 'Aprobación del cambio',
    screen: '/aprobacion-estado/:id',
    roles: ['CLI_ADMIN', 'CLI_COORDINADOR_JURIDICO', 'SUPERADMIN'],
    term: proposed,
    notDoerOf: ['ADM-01', 'ADM-02'],
    capture: [
      {
        key: 'gestion.observaciones',
        kind: 'longText',
        label: 'Observaciones',
        required: false,
        maxLength: 1000,
      },
    ],
    outcomes: [
      {
        code: 'aprobado',
        label: 'Aprobar',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        onParent: [
          { do: 'assign', fact: 'reasignacion.profesional', ifFact: 'reasignacion.profesional' },
          { do: 'goTo', fact: 'devolucion.paso', ifFact: 'devolucion.paso' },
        ],
      },
      {
        code: 'negado',
        label: 'No aprobar',
        to: 'FIN',
        by: 'staff',
        reason: true,
        status: 'gestion_negada',
      },
    ],
    note: 'Revise lo que se propone y su motivo. Al aprobar se aplica al trámite.',
  }),
]
