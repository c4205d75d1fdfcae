import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { given, internal, letterFields } from '../../step-parts.ts'
import { visitFields } from '../../visit-fields.ts'
import { step, words } from './parts.ts'

export const visit: readonly WrittenStep[] = [
  step({
    id: 'LIC-06',
    title: 'Visita del equipo y citación',
    kind: 'visit',
    screen: '/gestionar-tarea-licencia/citacion/:id',
    roles: ['CLI_TECNICO_LICENCIAS', 'CLI_COORDINADOR_LICENCIAS'],
    term: internal(20, 'DUR 2.2.2.3.6.3 num. 2 (15 en modificación)'),
    assignTo: { fact: 'licencia.lider' },
    capture: [
      ...visitFields,
      { key: 'reunion.fecha', kind: 'date', label: 'Fecha de la reunión', required: true },
      {
        key: 'reunion.lugar',
        kind: 'text',
        label: 'Hora, lugar o medio de la reunión',
        required: true,
        maxLength: 200,
      },
      words('reunion.citados', 'A quiénes se cita'),
      {
        key: 'audiencia.solicitada',
        kind: 'yesNo',
        label: '¿Se pidió audiencia pública ambiental?',
        required: true,
      },
    ],
    produces: ['ACTA_VISITA', 'CITACION_LIC'],
    outcomes: [
      {
        code: 'citada',
        label: 'Visita hecha y citados a reunión',
        to: 'LIC-07',
        by: 'staff',
        guard: given('dato.audiencia.solicitada', false),
        guardReason: 'Se pidió audiencia pública: primero se resuelve.',
      },
      {
        code: 'audiencia',
        label: 'Solicitan audiencia pública',
        to: 'LIC-06A',
        by: 'staff',
        guard: given('dato.audiencia.solicitada', true),
        guardReason: 'No registró una solicitud de audiencia pública.',
      },
    ],
    status: 'en_visita',
  }),
  step({
    id: 'LIC-06A',
    title: 'Audiencia pública ambiental',
    kind: 'draft',
    letter: 'audiencia',
    screen: '/comunicacion/:id',
    roles: ['CLI_SUBDIRECTOR_JURIDICO', 'CLI_JURIDICO'],
    term: internal(15, 'DUR 2.2.2.4.1.6 (pertinencia); edicto con 30 días hábiles, fijado 10: 2.2.2.4.1.7'),
    pausesTerm: true,
    capture: [
      {
        key: 'audiencia.procede',
        kind: 'yesNo',
        label: '¿La audiencia pública procede?',
        required: true,
        help: 'La piden cien personas, tres entidades sin ánimo de lucro o una autoridad de las que señala la ley.',
      },
      {
        key: 'audiencia.fecha',
        kind: 'date',
        label: 'Fecha en que se celebró',
        required: true,
        condition: given('audiencia.procede', true),
      },
      words('audiencia.conclusiones', 'Lo expuesto y las conclusiones', given('audiencia.procede', true)),
      ...letterFields(),
    ],
    produces: ['COMUNICACION'],
    outcomes: [
      {
        code: 'celebrada',
        label: 'Audiencia celebrada',
        to: 'LIC-07',
        by: 'staff',
        guard: given('dato.audiencia.procede', true),
        guardReason: 'Indicó que la audiencia no procede.',
      },
      {
        code: 'negada',
        label: 'No procede',
        to: 'LIC-07',
        by: 'staff',
        guard: given('dato.audiencia.procede', false),
        guardReason: 'Indicó que la audiencia procede.',
      },
    ],
    note: 'Suspende los términos para decidir.',
  }),
]
