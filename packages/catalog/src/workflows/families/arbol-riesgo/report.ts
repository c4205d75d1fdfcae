import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { given, internal } from '../../step-parts.ts'
import { step } from './parts.ts'

const URGENT = given('riesgo.inminente', true)

export const report: readonly WrittenStep[] = [
  step({
    id: 'RSG-01',
    title: 'Recepción del reporte de riesgo',
    kind: 'form',
    screen: '/solicitudes/gestionar-tarea-riesgo/:id',
    roles: ['CLI_VENTANILLA_UNICA', 'CLI_COORDINADOR_CONTROL_VIGILANCIA', 'CLI_JEFE_TERRITORIAL'],
    term: internal(1, 'DUR 2.2.1.1.9.3 («de inmediato»)'),
    capture: [
      {
        key: 'riesgo.expuesto',
        kind: 'choice',
        label: 'Qué está expuesto',
        required: true,
        options: [
          { value: 'personas', label: 'Personas' },
          { value: 'bienes', label: 'Viviendas, vías u otros bienes' },
          { value: 'redes', label: 'Redes de servicios públicos' },
        ],
      },
      {
        key: 'riesgo.reporte',
        kind: 'longText',
        label: 'Lo que se reporta',
        required: true,
        maxLength: 2000,
      },
      { key: 'riesgo.fotografias', kind: 'photos', label: 'Fotografías del reporte', required: false },
      {
        key: 'riesgo.inminente',
        kind: 'yesNo',
        label: '¿El riesgo es inminente?',
        required: true,
        help: 'Si no lo es, la solicitud sigue por el trámite ordinario de árboles aislados.',
      },
      {
        key: 'visita.profesional',
        kind: 'staff',
        label: 'Profesional forestal que acude',
        required: true,
        roles: ['CLI_TECNICO_FORESTAL'],
        condition: URGENT,
      },
      {
        key: 'visita.fecha',
        kind: 'date',
        label: 'Fecha de la visita',
        required: true,
        condition: URGENT,
      },
    ],
    question: { text: '¿Existe riesgo inminente que exija actuar de inmediato?' },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: 'RSG-02',
        by: 'staff',
        guard: given('dato.riesgo.inminente', true),
        guardReason: 'Indicó que el riesgo no es inminente.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: 'FOR-02',
        by: 'staff',
        guard: given('dato.riesgo.inminente', false),
        guardReason: 'Indicó que el riesgo es inminente.',
      },
    ],
    status: 'riesgo_reportado',
    note: 'Si no es inminente, el caso continúa por aprovechamiento ordinario de árboles aislados.',
  }),
]
