import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { waivesAppeal } from '../../beside.ts'
import { closing, GRANTED, NOT_GRANTED, permitFields } from '../../decision-steps.ts'

export const ending: readonly WrittenStep[] = [
  {
    id: 'PG-14',
    family: 'permiso_general',
    title: 'Notificación de la decisión',
    kind: 'notify',
    screen: '/solicitudes/revision-notificacion/:id',
    roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_NOTIFICADOR'],
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [],
    produces: [],
    outcomes: [{ code: 'notificada', label: 'Notificada', to: 'NOT-01', returnTo: 'PG-15', by: 'staff' }],
    status: 'en_notificacion',
  },
  {
    id: 'PG-15',
    family: 'permiso_general',
    title: 'Vencimiento de términos y firmeza',
    kind: 'firmness',
    screen: '/solicitudes/avisos-y-constancias/:id',
    roles: ['CLI_SECRETARIA_JURIDICA'],
    term: { amount: 10, unit: 'habiles', norm: 'CPACA arts. 76 y 87' },
    termFrom: 'notificacion',
    pausesTerm: false,
    resumesTerm: false,
    turn: 'corporacion',
    capture: [
      {
        key: 'firmeza.causal',
        kind: 'choice',
        label: 'Causal de firmeza (CPACA art. 87)',
        required: true,
        options: [
          { value: 'sin_recurso', label: 'Venció el término sin recurso' },
          { value: 'recurso_resuelto', label: 'Se notificó la decisión del recurso' },
          { value: 'renuncia', label: 'Los interesados renunciaron a recurrir' },
        ],
      },
    ],
    produces: ['CONST_EJECUTORIA'],
    actChoice: [
      {
        when: { and: [{ var: 'termino.vencido' }, { '!': [{ var: 'hecho.recurso.resuelto' }] }] },
        act: 'CONST_EJECUTORIA',
      },
    ],
    outcomes: [
      {
        code: 'en_firme',
        label: 'En firme sin recurso',
        to: 'PG-16',
        by: 'staff',
        guard: { or: [{ var: 'termino.vencido' }, { var: 'hecho.recurso.resuelto' }] },
        guardReason: 'Todavía corre el término para recurrir.',
      },
      {
        code: 'con_recurso',
        label: 'Presentaron recurso',
        to: 'REC-01',
        returnTo: 'PG-15',
        by: 'applicant',
        needs: [],
        acts: [],
        guard: {
          and: [{ '!': [{ var: 'termino.vencido' }] }, { '!': [{ var: 'hecho.recurso.resuelto' }] }],
        },
        guardReason: 'Ya no procede recurso contra esta decisión.',
      },
      waivesAppeal('PG-15', {
        and: [{ '!': [{ var: 'termino.vencido' }] }, { '!': [{ var: 'hecho.recurso.resuelto' }] }],
      }),
    ],
    note: 'También en vertimientos: 10 días hábiles (CPACA art. 76).',
  },
  closing({
    family: 'permiso_general',
    id: 'PG-16',
    title: 'Cierre y paso a seguimiento',
    roles: ['CLI_GESTION_DOCUMENTAL', 'CLI_APOYO_ADMINISTRATIVO_7'],
    more: permitFields,
    followUp: {
      code: 'seguimiento',
      label: 'Otorgada: cierra y abre el seguimiento',
      guard: GRANTED,
      reason: 'Solo pasa a seguimiento lo que se otorga.',
    },
    archive: {
      code: 'archivo',
      label: 'Negada o desistida: archivo',
      guard: NOT_GRANTED,
      reason: 'La solicitud se otorgó: pasa a seguimiento.',
    },
  }),
]
