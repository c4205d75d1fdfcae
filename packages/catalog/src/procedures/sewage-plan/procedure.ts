import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LEGAL_EXISTENCE, PROJECT_COSTS, PROOF_OF_PAYMENT } from '../shared/documents.ts'
import { approved } from '../shared/instruments.ts'
import { sewagePlanForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Plan de saneamiento y manejo de vertimientos (PSMV). */
export const sewagePlan = defineProcedure({
  ttId: 14,
  name: 'Plan de saneamiento y manejo de vertimientos (PSMV)',
  items: [
    'evaluación y aprobación del PSMV',
    'actualización o ajuste del PSMV',
    'reporte de avance de las metas de reducción',
  ],
  image: 'psmv.png',
  subcategory: 1,
  summary:
    'Instrumento con el que el prestador del servicio de alcantarillado planifica la recolección y el tratamiento de sus vertimientos y las metas de reducción de carga.',
  validity: 'Horizonte mínimo de 10 años.',
  legalBasis: [
    {
      norm: 'Resolución 1433 de 2004 MAVDT',
      article: 'arts. 1 a 6',
      subject: 'Contenido y presentación del PSMV',
    },
    { norm: 'Resolución 2145 de 2005 MAVDT', article: '—', subject: 'Plazo de presentación' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.3.4.18',
      subject: 'Prestador de alcantarillado como usuario',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.9.7.x (sustituido por Decreto 1553/2024)',
      subject: 'Metas de carga y tasa retributiva',
    },
  ],
  terms: TERMS,
  documents: [
    { kind: 35, accept: ['pdf', 'docx'] },
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 36, accept: ['pdf'] },
    { kind: 37, accept: ['pdf', 'png', 'jpeg'] },
    { kind: 38, accept: ['pdf'] },
    { kind: 39, accept: ['xlsx', 'pdf'] },
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tasa_retributiva'],
    exemptions: [],
  },
  workflow: {
    family: 'pueaa',
  },
  form: { questions: sewagePlanForm, source: 'Res. 1433/2004' },
  municipalityField: 'municipio',
  visitByDefault: true,
  instrument: approved('o', 'plan de saneamiento'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: ['2.2.3.3.4.18 (verificar)', 'Res. 1433/2004 art. 5 (verificar)'],
})
