import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LAND_REGISTRY,
  LEGAL_EXISTENCE,
  LOCATION_PLAN,
  OWNER_CONSENT,
  POSSESSION,
  PROOF_OF_PAYMENT,
} from '../shared/documents.ts'
import { registered } from '../shared/instruments.ts'
import { protectivePlantationForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Registro de plantaciones forestales protectoras. */
export const protectivePlantation = defineProcedure({
  ttId: 25,
  name: 'Registro de plantaciones forestales protectoras',
  items: [
    'registro de plantaciones forestales protectoras y protectoras-productoras',
    'registro de cercas vivas y barreras rompevientos',
    'actualización o cancelación del registro',
    'aprovechamiento de la plantación registrada',
  ],
  image: 'plantaciones.png',
  subcategory: 2,
  summary:
    'Inscripción ante la Corporación de plantaciones no comerciales, requisito para aprovecharlas y movilizar sus productos.',
  validity: 'Mientras exista la plantación, con actualización de cambios.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.12.1 a 2.2.1.1.12.17 (Decreto 1532/2019)',
      subject: 'Plantaciones forestales',
    },
    {
      norm: 'Decreto 1071 de 2015 (Agricultura)',
      article: '2.3.3.1 y ss.',
      subject: 'Plantaciones comerciales ante el ICA',
    },
  ],
  terms: TERMS,
  documents: [
    IDENTITY,
    LEGAL_EXISTENCE,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    { kind: 74, accept: ['pdf', 'docx'] },
    {
      kind: 75,
      when: {
        condition: { '===': [{ var: 'fuente_financiacion' }, 'corporacion'] },
        text: 'Si la plantación se financió con recursos públicos',
      },
      accept: ['pdf'],
    },
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: { questions: protectivePlantationForm, source: 'DUR 2.2.1.1.12.2' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: false,
  instrument: registered('a', 'plantación'),
  decision: GRANT,
  traits: ['arbolado', 'area_plantada'],
  toConfirm: [
    '2.2.1.1.12.1 a 2.2.1.1.12.17 (Decreto 1532/2019, verificar extremos)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
