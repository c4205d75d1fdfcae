import { defineProcedure } from '../define-procedure.ts'
import {
  FOREST_FORM,
  FOREST_INVENTORY,
  IDENTITY,
  LAND_REGISTRY,
  LEGAL_EXISTENCE,
  LOCATION_PLAN,
  OWNER_CONSENT,
  POSSESSION,
  POWER_OF_ATTORNEY,
  PRIOR_CONSULTATION,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { FOREST_NORMS } from '../shared/legal-basis.ts'
import { persistentFellingForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Aprovechamiento forestal persistente. */
export const persistentFelling = defineProcedure({
  ttId: 8,
  name: 'Aprovechamiento forestal persistente',
  items: [
    'aprovechamiento persistente de bosque natural',
    'aprovechamiento persistente de guaduales y bambusales',
    'aprovechamiento en propiedad colectiva',
    'modificación o prórroga',
  ],
  image: 'aprovechamiento-persistente.png',
  subcategory: 2,
  summary:
    'Se realiza con criterios de sostenibilidad y obligación de conservar el rendimiento normal del bosque con técnicas silvícolas.',
  validity: 'La fijada en la resolución según el plan de manejo.',
  legalBasis: [
    ...FOREST_NORMS,
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.4.1 a 2.2.1.1.4.6',
      subject: 'Aprovechamiento persistente',
    },
    { norm: 'Resolución 1740 de 2016', article: '—', subject: 'Guaduales y bambusales' },
  ],
  terms: TERMS,
  documents: [
    FOREST_FORM,
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    { kind: 55, accept: ['pdf', 'docx'] },
    FOREST_INVENTORY,
    { kind: 56, accept: ['pdf'] },
    PROJECT_COSTS,
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tafm'],
    exemptions: [],
  },
  workflow: {
    family: 'forestal',
  },
  form: { questions: persistentFellingForm, source: 'FUN aprovechamiento forestal' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('o', 'permiso de aprovechamiento forestal'),
  decision: GRANT,
  traits: ['arbolado'],
  toConfirm: [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
