import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { APPEAL_REASONS_MAX } from '@ventanilla/domain/workflow/definition/party-texts'
import { APPEALS_IT } from '../../step-parts.ts'

export const filing: readonly WrittenStep[] = [
  {
    id: 'REC-01',
    family: 'recurso',
    title: 'Presentación del recurso',
    kind: 'answer',
    requests: 'appeal',
    screen: '/solicitudes/presentar-recurso/:id',
    files: ['reposicion', 'reposicion_apelacion', 'apelacion', 'queja'],
    callersTerm: 'kept',
    roles: ['USER_CIUDADANO', 'USER_EMPRESA', 'USER_APODERADO'],
    term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' },
    pausesTerm: false,
    resumesTerm: false,
    turn: 'usuario',
    asks: APPEALS_IT,
    capture: [
      {
        key: 'recurso.clase',
        kind: 'choice',
        label: 'Clase de recurso',
        required: true,
        options: [
          { value: 'reposicion', label: 'Reposición' },
          { value: 'reposicion_apelacion', label: 'Reposición y en subsidio apelación' },
          { value: 'apelacion', label: 'Apelación' },
          { value: 'queja', label: 'Queja' },
        ],
      },
      {
        key: 'recurso.motivos',
        kind: 'longText',
        label: 'Motivos de inconformidad',
        required: true,
        maxLength: APPEAL_REASONS_MAX,
      },
      {
        key: 'recurso.pruebas',
        kind: 'document',
        label: 'Pruebas',
        required: false,
        accept: ['pdf', 'docx', 'png', 'jpeg'],
        maxMegabytes: 20,
      },
    ],
    produces: [],
    outcomes: [
      {
        code: 'radicado',
        move: 'file',
        label: 'Radicado',
        to: 'REC-02',
        by: 'applicant',
        does: ['recurso.radicado'],
      },
      {
        code: 'no_presentado',
        label: 'Venció el término sin presentarlo',
        to: 'SIN_RECURSO',
        by: 'system',
        automatic: 'expiry',
      },
    ],
  },
]
