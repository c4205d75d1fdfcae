import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { APPEAL_REASONS_MAX } from '@ventanilla/domain/workflow/definition/party-texts'
import { CITIZENS, NO_PAUSE } from '../../beside.ts'
import { APPEALS_IT } from '../../step-parts.ts'

const REASONS = {
  key: 'recurso.motivos',
  kind: 'longText',
  label: 'Motivos de inconformidad',
  required: true,
  maxLength: APPEAL_REASONS_MAX,
} as const
const EVIDENCE = {
  key: 'recurso.pruebas',
  kind: 'document',
  label: 'Pruebas',
  required: false,
  accept: ['pdf', 'docx', 'png', 'jpeg'],
  maxMegabytes: 20,
} as const
const late = {
  code: 'no_presentado',
  label: 'Venció el término sin presentarlo',
  to: 'SIN_RECURSO',
  by: 'system',
  automatic: 'expiry',
} as const

export const filing: readonly WrittenStep[] = [
  {
    id: 'RWF-01',
    family: 'recurso_workflow',
    title: 'Recurso de reposición',
    kind: 'answer',
    screen: '/presentar-recurso-reposicion/:id',
    files: ['reposicion', 'reposicion_apelacion'],
    callersTerm: 'kept',
    roles: CITIZENS,
    term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' },
    ...NO_PAUSE,
    turn: 'usuario',
    asks: APPEALS_IT,
    capture: [
      {
        key: 'recurso.clase',
        kind: 'choice',
        label: 'Clase de recurso',
        required: true,
        initial: 'reposicion',
        options: [
          { value: 'reposicion', label: 'Reposición' },
          { value: 'reposicion_apelacion', label: 'Reposición y en subsidio apelación' },
        ],
      },
      REASONS,
      EVIDENCE,
    ],
    produces: [],
    outcomes: [
      {
        code: 'radicado',
        move: 'file',
        label: 'Presentar el recurso',
        to: 'RWF-03',
        by: 'applicant',
        does: ['recurso.radicado'],
      },
      late,
    ],
  },
  {
    id: 'RWF-02',
    family: 'recurso_workflow',
    title: 'Recurso de apelación',
    kind: 'answer',
    screen: '/presentar-recurso-apelacion/:id',
    files: ['apelacion', 'queja'],
    callersTerm: 'kept',
    roles: CITIZENS,
    term: { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' },
    ...NO_PAUSE,
    turn: 'usuario',
    asks: APPEALS_IT,
    capture: [REASONS, EVIDENCE],
    produces: [],
    outcomes: [
      {
        code: 'radicado',
        move: 'file',
        label: 'Presentar el recurso',
        to: 'RWF-03',
        by: 'applicant',
        does: ['recurso.radicado'],
      },
      late,
    ],
    note: 'La apelación, solo si existe superior jerárquico (Ley 1333/2009 art. 30). La queja, contra el auto que la rechaza (CPACA art. 74 num. 3).',
  },
]
