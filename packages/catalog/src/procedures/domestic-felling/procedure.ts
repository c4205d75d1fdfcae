import { defineProcedure } from '../define-procedure.ts'
import {
  FOREST_FORM,
  IDENTITY,
  LAND_REGISTRY,
  OWNER_CONSENT,
  POSSESSION,
  PROOF_OF_PAYMENT,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { FOREST_NORMS } from '../shared/legal-basis.ts'
import { domesticFellingForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Aprovechamiento forestal doméstico. */
export const domesticFelling = defineProcedure({
  ttId: 11,
  name: 'Aprovechamiento forestal doméstico',
  items: [
    'aprovechamiento doméstico en predio privado',
    'aprovechamiento doméstico en terreno de dominio público',
    'madera para reparación de vivienda y cercas',
    'leña para uso del hogar',
  ],
  image: 'aprovechamiento-domestico.png',
  subcategory: 2,
  summary:
    'Permite satisfacer necesidades vitales del hogar sin comercializar los productos, hasta veinte metros cúbicos al año.',
  validity: 'Máximo un (1) año.',
  legalBasis: [
    ...FOREST_NORMS,
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.6.1 a 2.2.1.1.6.3',
      subject: 'Aprovechamiento doméstico',
    },
  ],
  terms: TERMS,
  documents: [FOREST_FORM, IDENTITY, LAND_REGISTRY, POSSESSION, OWNER_CONSENT, PROOF_OF_PAYMENT],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'forestal',
  },
  form: { questions: domesticFellingForm, source: 'FUN aprovechamiento forestal' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('o', 'permiso de aprovechamiento forestal'),
  decision: GRANT,
  traits: ['arbolado'],
  toConfirm: [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
