import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LEGAL_EXISTENCE } from '../shared/documents.ts'
import { registered } from '../shared/instruments.ts'
import { environmentalRegisterForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Registro Único Ambiental (RUA). */
export const environmentalRegister = defineProcedure({
  ttId: 21,
  name: 'Registro Único Ambiental (RUA)',
  items: [
    'inscripción en el Registro Único Ambiental',
    'reporte anual de uso y aprovechamiento de recursos',
    'registro de emisiones y transferencias de contaminantes',
  ],
  image: 'rua.png',
  subcategory: 7,
  summary:
    'Reporte anual consolidado del uso y aprovechamiento de recursos por establecimiento, para el subsistema nacional de información.',
  validity: 'Anual por año de reporte.',
  legalBasis: [
    { norm: 'Resolución 0941 de 2009', article: '—', subject: 'SIUR y RUA' },
    { norm: 'Resolución 1023 de 2010', article: '—', subject: 'Protocolo para el sector manufacturero' },
    { norm: 'Resolución 0839 de 2023', article: '—', subject: 'RUA-RETC' },
  ],
  terms: TERMS,
  documents: [IDENTITY, LEGAL_EXISTENCE, { kind: 105, accept: ['xlsx', 'pdf'] }],
  fee: {
    evaluation: 'no_genera',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: { questions: environmentalRegisterForm, source: 'Protocolos IDEAM' },
  municipalityField: 'municipio',
  visitByDefault: false,
  instrument: registered('o', 'registro único ambiental'),
  decision: GRANT,
  traits: ['sin_visita'],
  toConfirm: ['Resolución 0839 de 2023 (verificar)'],
})
