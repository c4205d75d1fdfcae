import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { BY_SUPERIOR, complains, goesToSuperior, REOPENS, toSuperior } from '../../appeal-parts.ts'
import { NO_PAUSE } from '../../beside.ts'

const ADMITTED = { var: 'hecho.recurso.admite' }

export const decision: readonly WrittenStep[] = [
  {
    id: 'RWF-05',
    family: 'recurso_workflow',
    title: 'Decisión del recurso',
    kind: 'prepare',
    screen: '/recurso-reposicion',
    listedOn: '/recurso-reposicion',
    roles: ['CLI_JURIDICO_RECURSOS', 'CLI_SUBDIRECTOR_JURIDICO', 'CLI_DIRECTOR_GENERAL'],
    term: { amount: 30, unit: 'habiles', norm: 'Término interno propuesto; CPACA art. 86: 2 meses' },
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [
      {
        key: 'recurso.decision',
        kind: 'choice',
        label: 'Decisión del recurso',
        required: true,
        options: [
          { value: 'confirma', label: 'Confirmar' },
          { value: 'modifica', label: 'Modificar' },
          { value: 'aclara', label: 'Aclarar' },
          { value: 'adiciona', label: 'Adicionar' },
          { value: 'revoca', label: 'Revocar y volver a resolver' },
        ],
      },
      {
        key: 'recurso.consideraciones',
        kind: 'longText',
        label: 'Respuesta a cada motivo',
        required: true,
        maxLength: 4000,
      },
      {
        key: 'recurso.texto_decision',
        kind: 'longText',
        label: 'Cómo queda lo decidido',
        required: true,
        maxLength: 4000,
        condition: { in: [{ var: 'recurso.decision' }, ['modifica', 'aclara', 'adiciona']] },
      },
    ],
    produces: ['RES_RECURSO', 'RES_APELACION'],
    actChoice: [
      { when: BY_SUPERIOR, act: 'RES_APELACION' },
      { when: { '!': [BY_SUPERIOR] }, act: 'RES_RECURSO' },
    ],
    outcomes: [{ code: 'firmar', label: 'Pasa a firma', to: 'FIR-01', returnTo: 'RWF-05A', by: 'staff' }],
  },
  {
    id: 'RWF-05A',
    family: 'recurso_workflow',
    title: 'Notificación de la decisión del recurso',
    kind: 'notify',
    screen: '/notificaciones-nueva/:id',
    roles: ['CLI_NOTIFICADOR'],
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [{ code: 'notificada', label: 'Notificada', to: 'NOT-01', returnTo: 'RWF-06', by: 'staff' }],
  },
  {
    id: 'RWF-06',
    family: 'recurso_workflow',
    title: 'Espera y continuación del expediente',
    kind: 'form',
    screen: '/revision-expediente-workflow-espera-recurso/:id',
    roles: ['CLI_JURIDICO_SANCIONATORIO', 'CLI_SECRETARIA_JURIDICA'],
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [
      {
        code: 'continua',
        label: 'Continúa el expediente',
        to: 'RETORNO',
        by: 'staff',
        afterAppeal: true,
        does: ['recurso.resuelto'],
        guard: {
          and: [{ var: 'notificacion.firme' }, { '!': [REOPENS] }, { '!': [goesToSuperior(ADMITTED)] }],
        },
        guardReason:
          'Continúa desde el día siguiente a la notificación de la decisión, si no se ordenó volver a resolver ni está pendiente la apelación.',
      },
      toSuperior('RWF-05', ADMITTED),
      complains('RWF-02'),
      {
        code: 'reabrir',
        label: 'Decisión revocada: volver a resolver',
        to: 'REABRIR',
        by: 'staff',
        does: ['recurso.reabierto'],
        guard: REOPENS,
        guardReason: 'El recurso no ordenó volver a resolver.',
      },
    ],
  },
]
