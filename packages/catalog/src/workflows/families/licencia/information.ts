import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { answer } from '../../common-steps.ts'
import { given, internal, remarks } from '../../step-parts.ts'
import { family, step } from './parts.ts'

export const information: readonly WrittenStep[] = [
  step({
    id: 'LIC-07',
    title: 'Reunión de información adicional',
    kind: 'form',
    screen: '/gestionar-tarea-licencia/:id/:idRol',
    roles: ['CLI_COORDINADOR_LICENCIAS', 'CLI_TECNICO_LICENCIAS', 'CLI_JURIDICO'],
    term: internal(10, 'DUR 2.2.2.3.6.3 num. 2 (5 en modificación)'),
    capture: [
      { key: 'reunion.asistentes', kind: 'attendees', label: 'Personas que asistieron', required: true },
      {
        key: 'reunion.requiere',
        kind: 'yesNo',
        label: '¿Se requiere información adicional?',
        required: true,
        help: 'Se pide en esta reunión, por una sola vez.',
      },
      {
        key: 'requerimientos',
        kind: 'requirements',
        label: 'Requerimientos, con su fundamento',
        required: true,
        condition: given('reunion.requiere', true),
      },
      {
        key: 'reunion.recursos',
        kind: 'longText',
        label: 'Recursos presentados en la reunión y su decisión',
        required: false,
        maxLength: 4000,
      },
    ],
    produces: ['ACTA_REUNION_LIC'],
    question: { text: '¿Se requiere información adicional?' },
    outcomes: [
      {
        code: 'si',
        move: 'yes',
        label: 'Sí',
        to: 'LIC-08',
        by: 'staff',
        guard: given('dato.reunion.requiere', true),
        guardReason: 'Indicó que no se requiere información.',
      },
      {
        code: 'no',
        move: 'no',
        label: 'No',
        to: 'LIC-09',
        by: 'staff',
        guard: given('dato.reunion.requiere', false),
        guardReason: 'Indicó que se requiere información.',
      },
    ],
    status: 'en_reunion',
    note: 'La reunión es única y lo que allí se decide queda notificado de inmediato.',
  }),
  answer({
    family,
    id: 'LIC-08',
    answersAct: 'ACTA_REUNION_LIC',
    title: 'Entrega de información adicional',
    term: { amount: 1, unit: 'meses', norm: 'DUR 2.2.2.3.6.3 num. 2' },
    asked: 'requerimientos',
    code: 'entregada',
    label: 'Entregada',
    to: 'LIC-08A',
    extension: { code: 'prorroga', label: 'Solicita prórroga por un mes' },
    expiry: 'TAN-01',
    fromNotification: false,
  }),
  step({
    id: 'LIC-08A',
    title: 'Revisión de lo entregado',
    kind: 'checklist',
    screen: '/solicitudes/revision-info-complementaria/:id',
    roles: ['CLI_TECNICO_LICENCIAS'],
    term: internal(5),
    resumesTerm: true,
    capture: [
      {
        key: 'requerimientos.revision',
        kind: 'answers',
        label: 'Revisión de lo entregado',
        required: true,
        optionsFrom: 'requerimientos',
      },
      remarks,
    ],
    outcomes: [
      { code: 'recibida', label: 'Recibida por única vez', to: 'LIC-09', by: 'staff' },
      {
        code: 'extemporanea',
        label: 'Extemporánea o distinta de lo pedido',
        to: 'TAN-01',
        by: 'staff',
        reason: true,
      },
    ],
    status: 'en_concepto',
    note: 'Con lo que se entregó se decide: la información adicional no se vuelve a pedir.',
  }),
]
