import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { CITIZENS, internal, letterFields } from '../../step-parts.ts'
import { step } from './parts.ts'

export const felling: readonly WrittenStep[] = [
  step({
    id: 'RSG-03',
    title: 'Autorización inmediata o comunicación',
    kind: 'draft',
    letter: 'autorizacion-por-riesgo',
    authorises: true,
    screen: '/comunicacion/:id',
    roles: ['CLI_COORDINADOR_RECURSOS', 'CLI_JEFE_TERRITORIAL'],
    term: internal(1),
    capture: [
      {
        key: 'riesgo.autorizados',
        kind: 'requirements',
        lineOf: 'individuo',
        label: 'Individuos que se autoriza intervenir',
        required: true,
        help: 'Uno por renglón, con su especie y la intervención.',
      },
      {
        key: 'riesgo.medidas',
        kind: 'longText',
        label: 'Medidas de seguridad',
        required: true,
        maxLength: 2000,
      },
      ...letterFields(),
    ],
    produces: ['COMUNICACION'],
    outcomes: [{ code: 'autorizada', label: 'Autorizada', to: 'RSG-04', by: 'staff' }],
  }),
  step({
    id: 'RSG-04',
    title: 'Ejecución y reporte de la tala',
    kind: 'answer',
    screen: '/solicitudes/adjuntar-acta/:id',
    roles: [...CITIZENS, 'CLI_TECNICO_FORESTAL'],
    term: internal(5),
    turn: 'usuario',
    asks: {
      you: 'Haga la tala autorizada e infórmela',
      action: 'Informar la tala',
      others: 'Espera a que el solicitante informe la tala.',
    },
    capture: [
      { key: 'ejecucion.fecha', kind: 'date', label: 'Fecha de la intervención', required: true },
      {
        key: 'ejecucion.fotografias',
        kind: 'document',
        label: 'Fotografías de antes y después',
        required: true,
        accept: ['pdf', 'png', 'jpeg'],
        maxMegabytes: 20,
      },
      {
        key: 'ejecucion.productos',
        kind: 'longText',
        label: 'Qué se hizo con los productos y los residuos',
        required: true,
        maxLength: 2000,
      },
    ],
    outcomes: [
      {
        code: 'ejecutada',
        label: 'Ejecutada con registro fotográfico',
        to: 'RSG-05',
        by: 'applicant',
      },
      {
        code: 'ejecutada_tecnico',
        label: 'Ejecutada, según el profesional forestal',
        to: 'RSG-05',
        by: 'staff',
      },
    ],
    status: 'en_ejecucion',
    note: 'La reporta quien la hizo: el interesado o el profesional forestal.',
  }),
]
