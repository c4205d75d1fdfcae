import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { INTERNAL } from '../../beside.ts'
import { proposed, step } from './parts.ts'

/** What planning is asked. */
const ASKED = 'planeacion.asunto'
/** What planning says of the place. */
const SAID = 'planeacion.concepto'
const TECHNICIANS = [
  'CLI_TECNICO',
  'CLI_TECNICO_FORESTAL',
  'CLI_TECNICO_RECURSO_HIDRICO',
  'CLI_COORDINADOR_RECURSOS',
]

/** A concept of planning on the place of a case: asked for by an official, or by a zone that the place crosses. */
export const placeConcept: readonly WrittenStep[] = [
  step({
    id: 'ADM-14',
    title: 'Petición de concepto a planeación',
    screen: '/workflow-step/:id',
    roles: TECHNICIANS,
    term: proposed,
    capture: [
      {
        key: ASKED,
        kind: 'longText',
        label: 'Lo que se pregunta a planeación',
        required: true,
        maxLength: 2000,
      },
    ],
    outcomes: [
      { code: 'concepto_pedido', label: 'Pedir el concepto', to: 'ADM-15', by: 'staff' },
      {
        code: 'desistido',
        label: 'No pedirlo',
        to: 'FIN',
        by: 'staff',
        needs: [],
        reason: true,
        status: 'gestion_negada',
      },
    ],
  }),
  step({
    id: 'ADM-15',
    title: 'Concepto de planeación sobre el lugar',
    screen: '/workflow-step/:id',
    roles: ['CLI_PLANIFICACION_AMBIENTAL', 'CLI_SUBDIRECTOR_PLANEACION'],
    term: { amount: 10, unit: 'habiles', norm: INTERNAL },
    givesConcept: { asked: ASKED, zones: 'planeacion.zonas', said: SAID },
    capture: [
      {
        key: ASKED,
        kind: 'longText',
        label: 'Lo que se pregunta a planeación',
        required: false,
        readOnly: true,
        maxLength: 2000,
      },
      {
        key: 'planeacion.sentido',
        kind: 'choice',
        label: 'Sentido del concepto',
        required: true,
        options: [
          { value: 'compatible', label: 'Compatible' },
          { value: 'con_condiciones', label: 'Compatible con condiciones' },
          { value: 'incompatible', label: 'Incompatible' },
        ],
      },
      {
        key: SAID,
        kind: 'longText',
        label: 'Concepto: qué cabe allí, con qué condiciones y según qué instrumento',
        required: true,
        maxLength: 4000,
      },
    ],
    outcomes: [
      {
        code: 'emitido',
        label: 'Dar el concepto',
        to: 'FIN',
        by: 'staff',
        status: 'gestion_aplicada',
        onParent: [
          { do: 'giveFacts', keys: ['planeacion.sentido'] },
          // a second zone asks again: the opinion prints both
          { do: 'addTexts', keys: [SAID] },
        ],
      },
      {
        code: 'no_requiere',
        label: 'No se requiere concepto',
        to: 'FIN',
        by: 'staff',
        needs: [],
        reason: true,
        status: 'gestion_negada',
      },
    ],
    note: 'El concepto pasa al trámite y el concepto técnico lo transcribe.',
  }),
]
