import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LEGAL_EXISTENCE,
  LOCATION_PLAN,
  METHODOLOGY,
  PRIOR_CONSULTATION,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { studyCollectionForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Permiso de estudio para la recolección de especímenes para estudios ambientales. */
export const studyCollection = defineProcedure({
  ttId: 17,
  name: 'Permiso de estudio para la recolección de especímenes para estudios ambientales',
  items: [
    'permiso de estudio para elaborar EIA o DAA',
    'modificación del permiso',
    'informe de actividades de recolección',
  ],
  image: 'estudio-ambiental.png',
  subcategory: 3,
  summary:
    'Autoriza recolectar especímenes silvestres para elaborar los estudios ambientales que exige el licenciamiento u otros permisos.',
  validity: 'Hasta dos (2) años.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.2.9.2.1 a 2.2.2.9.2.13 (Decreto 3016/2013)',
      subject: 'Permiso de estudio',
    },
  ],
  terms: TERMS,
  documents: [
    nationalForm(64),
    IDENTITY,
    LEGAL_EXISTENCE,
    METHODOLOGY,
    { kind: 65, accept: ['pdf', 'docx'] },
    LOCATION_PLAN,
    PRIOR_CONSULTATION,
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: { questions: studyCollectionForm, source: 'Formato nacional Decreto 3016/2013' },
  municipalityField: null,
  visitByDefault: false,
  instrument: granted('o', 'permiso de estudio'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: ['DUR 2.2.2.9.2.5 (verificar)', 'Hasta dos (2) años (verificar).'],
})
