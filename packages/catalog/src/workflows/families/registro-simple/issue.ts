import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { both, either, fileFields, given, internal, letterFields, notGiven } from '../../step-parts.ts'
import { step } from './parts.ts'

const ISSUES = given('registro.decision', 'expide')
const DENIES = given('registro.decision', 'niega')

export const issue: readonly WrittenStep[] = [
  step({
    id: 'REG-05',
    title: 'Expedición del acto, registro o certificado',
    kind: 'draft',
    screen: '/solicitudes/resolucion-respuesta/:id',
    roles: ['CLI_TECNICO', 'LIDER_RESPEL', 'CLI_COORDINADOR_RECURSOS'],
    term: internal(10),
    capture: [
      ...fileFields('150.50 Registros y certificaciones'),
      {
        key: 'registro.decision',
        kind: 'choice',
        label: 'Decisión',
        required: true,
        options: [
          { value: 'expide', label: 'Expedir' },
          { value: 'niega', label: 'Negar' },
        ],
      },
      {
        key: 'certificado.objeto',
        kind: 'longText',
        label: 'Objeto y alcance de lo que se certifica',
        required: true,
        maxLength: 2000,
        condition: ISSUES,
      },
      { brings: 'certificado', when: ISSUES },
      {
        key: 'certificado.vigencia',
        kind: 'text',
        label: 'Vigencia',
        required: true,
        maxLength: 200,
        condition: ISSUES,
      },
      {
        key: 'peticion.sintesis',
        kind: 'longText',
        label: 'Síntesis de lo pedido',
        required: true,
        maxLength: 2000,
        condition: DENIES,
      },
      {
        key: 'peticion.puntos',
        kind: 'requirements',
        lineOf: 'punto',
        label: 'Respuesta punto por punto',
        required: true,
        condition: DENIES,
      },
      {
        key: 'respuesta.fundamentos',
        kind: 'longText',
        label: 'Fundamentos',
        required: true,
        maxLength: 4000,
        condition: DENIES,
      },
    ],
    produces: ['CERTIFICADO', 'RESPUESTA'],
    actChoice: [
      { when: given('dato.registro.decision', 'expide'), act: 'CERTIFICADO' },
      { when: given('dato.registro.decision', 'niega'), act: 'RESPUESTA' },
    ],
    outcomes: [
      {
        code: 'expedido',
        label: 'Expedido',
        to: 'REG-06',
        by: 'staff',
        guard: given('dato.registro.decision', 'expide'),
        guardReason: 'Indicó que se niega.',
      },
      {
        code: 'negado',
        label: 'Negado',
        to: 'REG-06',
        by: 'staff',
        guard: given('dato.registro.decision', 'niega'),
        guardReason: 'Indicó que se expide.',
      },
    ],
    status: 'en_decision',
  }),
  step({
    id: 'REG-06',
    title: 'Comunicación y cierre',
    kind: 'draft',
    letter: 'respuesta-del-registro',
    screen: '/comunicacion/:id',
    roles: ['CLI_APOYO_ADMINISTRATIVO_3', 'CLI_VENTANILLA_UNICA'],
    term: internal(10, 'CPACA art. 76'),
    termFrom: { act: 'COMUNICACION' },
    capture: letterFields({ '!=': [{ var: 'recurso.resuelto' }, true] }),
    produces: ['COMUNICACION'],
    actChoice: [{ when: notGiven('hecho.recurso.resuelto', true), act: 'COMUNICACION' }],
    outcomes: [
      {
        code: 'comunicado',
        label: 'Comunicado',
        to: 'FIN',
        by: 'staff',
        needs: [],
        guard: either(
          given('hecho.registro.decision', 'expide'),
          { var: 'termino.vencido' },
          given('hecho.recurso.resuelto', true),
        ),
        guardReason: 'Todavía corre el término para recurrir la negativa.',
        status: 'finalizada',
      },
      {
        code: 'recurso',
        label: 'Presentan recurso',
        to: 'REC-01',
        returnTo: 'REG-06',
        by: 'applicant',
        against: 'REG-05',
        needs: [],
        acts: [],
        guard: both(
          given('hecho.registro.decision', 'niega'),
          { var: 'termino.corre' },
          { '!': [{ var: 'termino.vencido' }] },
          notGiven('hecho.recurso.resuelto', true),
        ),
        guardReason: 'Ahora no procede recurso.',
      },
    ],
    status: 'en_notificacion',
  }),
]
