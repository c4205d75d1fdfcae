import { REVOCABLE_ACTS } from '@ventanilla/domain/workflow/state/revocable-acts'
import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { REVOCATION_OPTIONS } from '../../../causes/incident-causes.ts'
import { CITIZENS, NO_PAUSE } from '../../beside.ts'

const ACT = {
  key: 'acto_revocado.numero',
  kind: 'choice',
  label: 'Acto que se pide revocar',
  help: 'Los actos de esta actuación que ya se notificaron.',
  required: true,
  optionsFrom: REVOCABLE_ACTS,
} as const
const CAUSE = {
  key: 'revocatoria.causal',
  kind: 'choice',
  label: 'Causal (artículo 93 de la Ley 1437 de 2011)',
  required: true,
  options: REVOCATION_OPTIONS,
} as const
const REASONS = {
  key: 'revocatoria.razones',
  kind: 'longText',
  label: 'Razones',
  required: true,
  maxLength: 4000,
} as const
const EVIDENCE = {
  key: 'revocatoria.pruebas',
  kind: 'document',
  label: 'Pruebas',
  required: false,
  accept: ['pdf', 'docx', 'png', 'jpeg'],
  maxMegabytes: 20,
} as const

export const request: readonly WrittenStep[] = [
  {
    id: 'REV-01',
    family: 'revocatoria',
    title: 'Bandeja de revocatorias',
    kind: 'form',
    screen: '/revocatoria-directa-menu',
    listedOn: '/revocatoria-directa-menu',
    roles: ['CLI_ADMIN', 'CLI_COORDINADOR_JURIDICO', 'CLI_JURIDICO_RECURSOS'],
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [
      { code: 'nueva', label: 'La presenta el interesado', to: 'REV-02', by: 'staff' },
      { code: 'oficio', label: 'Se inicia de oficio', to: 'REV-03', by: 'staff' },
    ],
    status: 'revocatoria_en_estudio',
  },
  {
    id: 'REV-02',
    family: 'revocatoria',
    title: 'Solicitud del ciudadano',
    kind: 'answer',
    screen: '/presentar-revocatoria-ciudadano/:id',
    roles: CITIZENS,
    term: { amount: 1, unit: 'meses', norm: 'CPACA art. 17' },
    ...NO_PAUSE,
    turn: 'usuario',
    asks: {
      you: 'Escriba su petición de revocatoria y preséntela',
      action: 'Seguir donde iba',
      others: 'Espera a que el interesado presente su petición de revocatoria.',
      free: true,
    },
    capture: [ACT, CAUSE, REASONS, EVIDENCE],
    produces: [],
    outcomes: [
      {
        code: 'radicada',
        label: 'Presentar la solicitud',
        to: 'REV-04',
        by: 'applicant',
        guard: {
          or: [
            { '!': [{ var: 'hecho.recurso.resuelto' }] },
            { '!=': [{ var: 'dato.revocatoria.causal' }, 'contraria'] },
          ],
        },
        guardReason:
          'Contra el acto ya se decidió un recurso: por esa causal no procede la revocatoria a petición de parte (artículo 94 de la Ley 1437 de 2011).',
        does: ['revocatoria.en_termino'],
        sets: [
          { fact: 'revocatoria.fecha', value: { var: 'hoy' } },
          { fact: 'revocatoria.origen', value: 'parte' },
        ],
      },
      {
        code: 'no_presentada',
        label: 'No se presentó dentro del término',
        to: 'FIN',
        by: 'system',
        automatic: 'expiry',
        status: 'revocatoria_no_presentada',
      },
    ],
  },
  {
    id: 'REV-03',
    family: 'revocatoria',
    title: 'Revocatoria iniciada por funcionario',
    kind: 'form',
    screen: '/presentar-revocatoria-funcionario/:id',
    roles: ['CLI_JURIDICO', 'CLI_COORDINADOR_JURIDICO'],
    ...NO_PAUSE,
    turn: 'corporacion',
    capture: [ACT, CAUSE, REASONS, EVIDENCE],
    produces: [],
    outcomes: [
      {
        code: 'radicada',
        label: 'Radicada',
        to: 'REV-04',
        by: 'staff',
        sets: [
          { fact: 'revocatoria.fecha', value: { var: 'hoy' } },
          { fact: 'revocatoria.origen', value: 'oficio' },
        ],
      },
    ],
    status: 'revocatoria_en_estudio',
  },
]
