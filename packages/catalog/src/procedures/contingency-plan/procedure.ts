import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LEGAL_EXISTENCE } from '../shared/documents.ts'
import { approved } from '../shared/instruments.ts'
import { contingencyPlanForm } from './form.ts'
import { TERMS } from './terms.ts'

/** Plan de contingencia para el manejo de derrames de hidrocarburos o sustancias nocivas. */
export const contingencyPlan = defineProcedure({
  ttId: 23,
  name: 'Plan de contingencia para el manejo de derrames de hidrocarburos o sustancias nocivas',
  items: [
    'entrega del plan de contingencia de estaciones de servicio',
    'plan de contingencia para transporte',
    'ajuste o actualización del plan',
    'informe de simulacros y eventos',
  ],
  image: 'plan-contingencia.png',
  subcategory: 5,
  summary:
    'Quien almacene, transporte o use hidrocarburos o sustancias nocivas debe formular el plan y entregar copia a la Corporación antes de iniciar actividades, para su control y seguimiento.',
  validity:
    'Mientras se desarrolle la actividad; se actualiza ante cambios. No es objeto de aprobación: se recibe para seguimiento.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.3.4.14 (mod. Decreto 50/2018 art. 7)',
      subject: 'Obligación y entrega a la autoridad ambiental',
    },
    { norm: 'Resolución 1209 de 2018', article: '—', subject: 'Términos de referencia para transporte' },
    { norm: 'Resolución 1486 de 2018', article: '—', subject: 'Entrega del plan ante varias autoridades' },
    { norm: 'Decreto 1868 de 2021', article: '—', subject: 'Plan Nacional de Contingencia' },
  ],
  terms: TERMS,
  documents: [
    { kind: 42, accept: ['pdf', 'docx'] },
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 43, accept: ['pdf'] },
    {
      kind: 44,
      when: {
        condition: { '===': [{ var: 'poliza' }, true] },
        text: 'Si cuenta con póliza de responsabilidad',
      },
      accept: ['pdf'],
    },
  ],
  fee: {
    evaluation: 'no_genera',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'pueaa',
  },
  form: { questions: contingencyPlanForm, source: 'DUR 2.2.3.3.4.14 y Res. 1209/2018' },
  municipalityField: 'municipio',
  visitByDefault: false,
  instrument: approved('o', 'plan de contingencia'),
  decision: { by: 'letter', verb: 'aprobar' },
  traits: ['recibido'],
  toConfirm: ['Resolución 1486 de 2018 (verificar)'],
})
