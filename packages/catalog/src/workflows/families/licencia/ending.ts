import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { waivesAppeal } from '../../beside.ts'
import { FOLLOW_UP, GRANTED, NOT_GRANTED, permitFields } from '../../decision-steps.ts'
import { both, either, internal, toNotify } from '../../step-parts.ts'
import { step } from './parts.ts'

const NOT_APPEALED = both({ '!': [{ var: 'termino.vencido' }] }, { '!': [{ var: 'hecho.recurso.resuelto' }] })
const FIRM = either({ var: 'termino.vencido' }, { var: 'hecho.recurso.resuelto' })

export const ending: readonly WrittenStep[] = [
  step({
    id: 'LIC-14',
    title: 'Notificación de la licencia',
    kind: 'notify',
    screen: '/solicitudes/revision-notificacion/:id',
    roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_NOTIFICADOR'],
    outcomes: [toNotify('notificada', 'Notificada y publicada', 'LIC-15')],
    status: 'en_notificacion',
  }),
  step({
    id: 'LIC-15',
    title: 'Ejecutoria y paso a seguimiento',
    kind: 'firmness',
    screen: '/solicitudes/avisos-y-constancias/:id',
    roles: ['CLI_SECRETARIA_JURIDICA'],
    term: internal(10, 'CPACA arts. 76 y 87'),
    termFrom: 'notificacion',
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
      ...permitFields.filter((field) => field.key === 'permiso.obligaciones'),
    ],
    produces: ['CONST_EJECUTORIA'],
    actChoice: [
      {
        when: both({ var: 'termino.vencido' }, { '!': [{ var: 'hecho.recurso.resuelto' }] }),
        act: 'CONST_EJECUTORIA',
      },
    ],
    outcomes: [
      {
        code: 'en_firme',
        label: 'En firme: abre el seguimiento',
        to: 'FIN',
        by: 'staff',
        opens: FOLLOW_UP,
        guard: both(FIRM, GRANTED),
        guardReason: 'Todavía corre el término para recurrir, o la licencia se negó.',
        status: 'finalizada',
      },
      {
        code: 'con_recurso',
        label: 'Recurso',
        to: 'REC-01',
        returnTo: 'LIC-15',
        by: 'applicant',
        needs: [],
        acts: [],
        guard: NOT_APPEALED,
        guardReason: 'Ya no procede recurso contra esta decisión.',
      },
      waivesAppeal('LIC-15', both({ var: 'termino.corre' }, NOT_APPEALED)),
      {
        code: 'archivada',
        label: 'Negada: archivo',
        to: 'FIN',
        by: 'staff',
        needs: ['firmeza.causal'],
        guard: both(FIRM, NOT_GRANTED),
        guardReason: 'Todavía corre el término para recurrir, o la licencia se otorgó.',
        status: 'finalizada',
      },
    ],
    status: 'en_notificacion',
  }),
]
