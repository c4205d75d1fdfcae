import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LAND_REGISTRY,
  LAND_USE,
  LEGAL_EXISTENCE,
  LOCATION_PLAN,
  POSSESSION,
  POWER_OF_ATTORNEY,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { wildlifeBreedingForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Zoocría y caza de fomento. */
export const wildlifeBreeding = defineProcedure({
  ttId: 18,
  name: 'Zoocría y caza de fomento',
  items: [
    'permiso de caza de fomento para obtener pie parental',
    'zoocriaderos en fase experimental',
    'autorización de paso a fase comercial',
    'movilización de productos de zoocría',
    'informe semestral de inventario',
  ],
  image: 'zoocria.png',
  subcategory: 3,
  summary:
    'Autoriza obtener parentales y adelantar la fase experimental de cría de fauna silvestre en cautiverio.',
  validity: 'Fase experimental: la fijada en el acto; comercial: la de la licencia ambiental.',
  legalBasis: [
    { norm: 'Ley 611 de 2000', article: 'arts. 1 a 20', subject: 'Manejo sostenible de fauna silvestre' },
    { norm: 'Resolución 1317 de 2000', article: '—', subject: 'Caza de fomento y zoocriaderos' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.1.2.1.1 y ss.', subject: 'Fauna silvestre' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.2.3.2.3 (num. zoocriaderos)',
      subject: 'Licencia para fase comercial',
    },
  ],
  terms: TERMS,
  documents: [
    nationalForm(66),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    LOCATION_PLAN,
    { kind: 67, accept: ['pdf', 'docx'] },
    { kind: 69, accept: ['pdf', 'docx'] },
    LAND_USE,
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tasa_compensatoria_fauna'],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: { questions: wildlifeBreedingForm, source: 'Res. 1317/2000' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: false,
  instrument: granted('o', 'permiso de zoocría o caza de fomento'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: [
    '2.2.2.3.2.3 (num. zoocriaderos, verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
