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
import { singleFellingForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Aprovechamiento forestal único. */
export const singleFelling = defineProcedure({
  ttId: 7,
  name: 'Aprovechamiento forestal único',
  items: [
    'aprovechamiento forestal único en predio privado',
    'aprovechamiento forestal único en terreno de dominio público',
    'aprovechamiento por obras de utilidad pública',
    'prórroga o modificación',
  ],
  image: 'aprovechamiento-unico.png',
  subcategory: 2,
  summary:
    'Se realiza por una sola vez en áreas donde se demuestra mejor aptitud de uso del suelo distinta al forestal, o por utilidad pública e interés social.',
  validity: 'La fijada en la resolución según el volumen y el plan de aprovechamiento.',
  legalBasis: [
    ...FOREST_NORMS,
    { norm: 'Decreto 1076 de 2015', article: '2.2.1.1.5.1 a 2.2.1.1.5.7', subject: 'Aprovechamiento único' },
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
    { kind: 51, accept: ['pdf', 'docx'] },
    FOREST_INVENTORY,
    { kind: 53, accept: ['pdf', 'docx'] },
    {
      kind: 54,
      when: {
        condition: { '===': [{ var: 'reserva_forestal' }, true] },
        text: 'Si el predio está en reserva forestal',
      },
      accept: ['pdf'],
    },
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
  form: { questions: singleFellingForm, source: 'FUN aprovechamiento forestal' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('o', 'permiso de aprovechamiento forestal'),
  decision: GRANT,
  traits: ['arbolado'],
  toConfirm: [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
