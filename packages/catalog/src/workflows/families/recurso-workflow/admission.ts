import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { notAdmitted } from '../../appeal-parts.ts'
import { INTERNAL, NO_PAUSE } from '../../beside.ts'

export const admission: readonly WrittenStep[] = [
  {
    id: 'RWF-03',
    family: 'recurso_workflow',
    title: 'Revisión del recurso',
    kind: 'form',
    screen: '/revisar-recurso-workflow/:id',
    roles: ['CLI_JURIDICO_RECURSOS', 'CLI_COORDINADOR_JURIDICO'],
    term: { amount: 5, unit: 'habiles', norm: INTERNAL },
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      {
        key: 'recurso.admite',
        kind: 'yesNo',
        label: '¿El recurso se presentó en término y con los requisitos?',
        required: true,
      },
      ...notAdmitted,
      { key: 'recurso.estudio', kind: 'longText', label: 'Estudio', required: true, maxLength: 3000 },
    ],
    produces: [],
    question: { text: '¿El recurso se presentó en término y con los requisitos?' },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: 'RWF-05',
        by: 'staff',
        does: ['recurso.admitido'],
        guard: { '==': [{ var: 'dato.recurso.admite' }, true] },
        guardReason: 'El estudio concluyó que no se admite.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: 'RWF-04',
        by: 'staff',
        does: ['recurso.rechazado'],
        guard: { '==': [{ var: 'dato.recurso.admite' }, false] },
        guardReason: 'El estudio concluyó que se admite.',
      },
    ],
  },
  {
    id: 'RWF-04',
    family: 'recurso_workflow',
    title: 'Rechazo del recurso',
    kind: 'prepare',
    screen: '/solicitudes/auto-admision-recurso/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    term: { amount: 5, unit: 'habiles', norm: INTERNAL },
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      {
        key: 'recurso.causa_rechazo',
        kind: 'choice',
        label: 'Causal de rechazo',
        required: true,
        optionsFrom: 'causas_rechazo',
      },
      {
        key: 'recurso.causal_rechazo',
        kind: 'longText',
        label: 'Por qué se da esa causal',
        required: true,
        maxLength: 3000,
      },
    ],
    produces: ['AUTO_RECHAZA_RECURSO'],
    outcomes: [{ code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'RWF-05A', by: 'staff' }],
  },
]
