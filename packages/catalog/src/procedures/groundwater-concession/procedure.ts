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
  WATER_PROGRAMME,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Concesión de aguas subterráneas. */
export const groundwaterConcession = defineProcedure({
  ttId: 4,
  name: 'Concesión de aguas subterráneas',
  items: [
    'concesión nueva de aguas subterráneas',
    'legalización de pozos y aljibes existentes',
    'prórroga',
    'traspaso',
    'aumento de caudal',
  ],
  image: 'concesion-aguas-subterraneas.png',
  subcategory: 1,
  summary: 'Autoriza el aprovechamiento de aguas subterráneas captadas por pozo, aljibe o manantial.',
  validity: 'Hasta 10 años (50 en servicio público), DUR 2.2.3.2.7.4.',
  legalBasis: [
    {
      norm: 'Decreto-ley 2811 de 1974',
      article: 'arts. 149 a 154',
      subject: 'Aprovechamiento de aguas subterráneas',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.16.13 a 2.2.3.2.16.19',
      subject: 'Aprovechamientos de aguas subterráneas',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.9.1 a 2.2.3.2.9.11',
      subject: 'Procedimiento común de concesiones',
    },
    { norm: 'Decreto 1076 de 2015', article: '2.2.9.6.1.1 y ss.', subject: 'Tasa por utilización de aguas' },
  ],
  terms: TERMS,
  documents: [
    nationalForm(22),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    PROJECT_COSTS,
    { kind: 16, accept: ['pdf'] },
    { kind: 17, accept: ['xlsx', 'pdf'] },
    { kind: 18, accept: ['pdf'] },
    WATER_PROGRAMME,
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tua'],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: {
    questions: groundwaterForm,
    given: { modalidad: 'concesion' },
    source: 'FUN prospección y exploración / concesión de aguas subterráneas',
  },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('a', 'concesión'),
  decision: GRANT,
  traits: ['uso_del_agua'],
  toConfirm: [
    'DUR 2.2.3.2.9.8 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
