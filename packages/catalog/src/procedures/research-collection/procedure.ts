import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LEGAL_EXISTENCE,
  METHODOLOGY,
  PRIOR_CONSULTATION,
  PROOF_OF_PAYMENT,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { researchCollectionForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Permiso de recolección de especímenes con fines de investigación científica no comercial. */
export const researchCollection = defineProcedure({
  ttId: 16,
  name: 'Permiso de recolección de especímenes con fines de investigación científica no comercial',
  items: [
    'permiso individual de recolección',
    'permiso marco de recolección',
    'modificación del permiso',
    'informe final de actividades',
  ],
  image: 'recoleccion-especimenes.png',
  subcategory: 3,
  summary:
    'Autoriza capturar, remover o extraer temporal o definitivamente especímenes de la diversidad biológica para investigación no comercial o docencia.',
  validity: 'Individual: hasta 5 años; marco: hasta 10 años.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.2.8.1.1 a 2.2.2.8.7.1 (Decreto 1376/2013)',
      subject: 'Permiso de recolección',
    },
    { norm: 'Decisión Andina 391', article: '—', subject: 'Acceso a recursos genéticos' },
  ],
  terms: TERMS,
  documents: [
    nationalForm(60),
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 61, accept: ['pdf', 'docx'] },
    METHODOLOGY,
    { kind: 63, accept: ['pdf'] },
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'no_genera',
    levies: [],
    exemptions: ['Investigación sin fines comerciales de instituciones nacionales: tarifa reducida o exenta'],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: { questions: researchCollectionForm, source: 'Formato nacional Decreto 1376/2013' },
  municipalityField: null,
  visitByDefault: false,
  instrument: granted('o', 'permiso de recolección'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: [
    'DUR 2.2.2.8.2.4 (verificar)',
    'Individual: hasta 5 años; marco: hasta 10 años (verificar).',
    'Investigación sin fines comerciales de instituciones nacionales: tarifa reducida o exenta (verificar)',
  ],
})
