import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { BY_SUPERIOR, complains, goesToSuperior, REOPENS, toSuperior } from '../../appeal-parts.ts'

/** Admitted at first, or on the second study. */
const ADMITTED = {
  or: [{ var: 'hecho.recurso.admite' }, { '==': [{ var: 'hecho.recurso.segunda' }, 'admite'] }],
}

export const decision: readonly WrittenStep[] = [
  {
    id: 'REC-04',
    family: 'recurso',
    title: 'Resolución que resuelve el recurso',
    kind: 'prepare',
    screen: '/solicitudes/auto-resuelve-recurso-dos/:id',
    roles: ['CLI_JURIDICO_RECURSOS'],
    term: {
      amount: 30,
      unit: 'habiles',
      norm: 'Término interno propuesto; silencio: 2 meses, CPACA art. 86',
    },
    pausesTerm: false,
    resumesTerm: false,
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
          { value: 'otorga', label: 'Revocar y otorgar' },
          { value: 'niega', label: 'Revocar y negar' },
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
      { brings: 'recurso' },
    ],
    produces: ['RES_RECURSO', 'RES_APELACION'],
    actChoice: [
      { when: BY_SUPERIOR, act: 'RES_APELACION' },
      { when: { '!': [BY_SUPERIOR] }, act: 'RES_RECURSO' },
    ],
    outcomes: [
      {
        code: 'firmar',
        label: 'Pasa a firma: de quien expidió el acto o, si es apelación o queja, de su superior',
        to: 'FIR-01',
        returnTo: 'REC-05',
        by: 'staff',
        does: ['recurso.decidido'],
      },
    ],
  },
  {
    id: 'REC-05',
    family: 'recurso',
    title: 'Notificación del recurso',
    kind: 'notify',
    screen: '/solicitudes/revision-notificacion/:id',
    roles: ['CLI_SECRETARIA_JURIDICA'],
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [
      {
        code: 'notificado',
        label: 'Notificado: confirma, modifica, aclara o revoca',
        to: 'NOT-01',
        returnTo: 'REC-06',
        by: 'staff',
      },
    ],
  },
  {
    id: 'REC-06',
    family: 'recurso',
    title: 'Retorno al trámite',
    kind: 'firmness',
    screen: '/solicitudes/avisos-y-constancias/:id',
    roles: ['CLI_SECRETARIA_JURIDICA'],
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'firmeza.causal',
        kind: 'choice',
        label: 'Causal de firmeza (CPACA art. 87)',
        required: true,
        options: [{ value: 'recurso_resuelto', label: 'Se notificó la decisión del recurso' }],
      },
    ],
    produces: ['CONST_EJECUTORIA'],
    // CPACA art. 87 num. 2: final from the day after the decision's notification
    actChoice: [
      {
        when: {
          and: [{ var: 'notificacion.firme' }, { '!': [REOPENS] }, { '!': [goesToSuperior(ADMITTED)] }],
        },
        act: 'CONST_EJECUTORIA',
      },
    ],
    outcomes: [
      {
        code: 'firmeza',
        label: 'En firme',
        to: 'RETORNO',
        by: 'staff',
        afterAppeal: true,
        does: ['recurso.resuelto'],
        guard: {
          and: [{ '!': [REOPENS] }, { '!': [goesToSuperior(ADMITTED)] }, { var: 'notificacion.firme' }],
        },
        guardReason:
          'Queda en firme desde el día siguiente a la notificación de la decisión, si esta no ordenó volver a resolver ni está pendiente la apelación.',
      },
      toSuperior('REC-04', ADMITTED),
      complains('REC-01'),
      {
        code: 'reabrir',
        label: 'Decisión revocada: volver a resolver',
        to: 'REABRIR',
        by: 'staff',
        acts: [],
        needs: [],
        does: ['recurso.reabierto'],
        guard: REOPENS,
        guardReason: 'El recurso no ordenó volver a resolver.',
      },
    ],
  },
]
