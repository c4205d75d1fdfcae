import { defineProcedure } from '../define-procedure.ts'
import { groundwaterForm } from '../forms/groundwater.ts'
import {
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
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Prospección y exploración de aguas subterráneas. */
export const groundwaterExploration = defineProcedure({
  ttId: 2,
  name: 'Prospección y exploración de aguas subterráneas',
  items: [
    'permiso para buscar aguas subterráneas mediante perforación',
    'exploración en predio propio',
    'exploración en predio ajeno o baldío',
    'prórroga del permiso de exploración',
  ],
  image: 'exploracion-aguas-subterraneas.png',
  subcategory: 1,
  summary:
    'Autoriza perforar en busca de agua subterránea. No da derecho a usar el agua: al terminar se presenta el informe de la perforación y se solicita la concesión de aguas subterráneas.',
  validity: 'Máximo un (1) año (DUR 2.2.3.2.16.7).',
  legalBasis: [
    { norm: 'Decreto-ley 2811 de 1974', article: 'arts. 146 a 154', subject: 'Aguas subterráneas' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.16.4 a 2.2.3.2.16.12',
      subject: 'Exploración: permiso, requisitos, informe',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.16.10',
      subject: 'Informe de la perforación dentro de los 60 días hábiles siguientes',
    },
  ],
  terms: TERMS,
  documents: [
    nationalForm(21),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    PROJECT_COSTS,
    { kind: 14, accept: ['pdf'] },
    { kind: 15, accept: ['pdf', 'docx'] },
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'unico_por_informe',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: {
    questions: groundwaterForm,
    given: { modalidad: 'exploracion' },
    source: 'FUN prospección y exploración / concesión de aguas subterráneas',
  },
  municipalityField: 'predios.0.municipio',
  visitByDefault: false,
  instrument: granted('o', 'permiso de exploración'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: [
    'DUR 2.2.3.2.16.8 y 2.2.3.2.9.8 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
    'Máximo un (1) año (DUR 2.2.3.2.16.7, verificar numeral).',
  ],
})
