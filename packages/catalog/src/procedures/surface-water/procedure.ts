import { defineProcedure } from '../define-procedure.ts'
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
import { surfaceWaterForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Concesión de aguas superficiales. */
export const surfaceWater = defineProcedure({
  ttId: 3,
  name: 'Concesión de aguas superficiales',
  items: [
    'concesión nueva de aguas superficiales',
    'prórroga de la concesión',
    'aumento o disminución de caudal',
    'traspaso de la concesión',
    'participación en concesión colectiva',
    'uso para consumo humano y doméstico',
    'uso agrícola y pecuario',
    'uso industrial y generación de energía',
  ],
  image: 'concesion-aguas-superficiales.png',
  subcategory: 1,
  summary:
    'Autoriza a captar agua de una fuente superficial de uso público (río, quebrada, nacimiento, laguna) por un tiempo y caudal definidos. Es la vía ordinaria para usar aguas que no correspondan al uso por ministerio de la ley.',
  detailText:
    'Con este trámite la Corporación le asigna a una persona natural o jurídica, pública o privada, el derecho a aprovechar aguas superficiales de uso público para un destino determinado, en un punto de captación y un caudal precisos. No requiere concesión el uso doméstico o de abrevadero que se hace sin derivación ni obras en el mismo cauce, ni el abastecimiento de viviendas rurales dispersas en los términos de la ley.',
  validity:
    'Hasta 10 años; hasta 50 años para servicios públicos u obras de interés público o social (DUR 2.2.3.2.7.4). Prórroga: solicitud dentro del último año (2.2.3.2.8.4).',
  legalBasis: [
    {
      norm: 'Decreto-ley 2811 de 1974',
      article: 'arts. 51, 59 a 63, 86 a 97',
      subject: 'Modos de adquirir el uso y concesiones',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.5.3 y 2.2.3.2.7.1 a 2.2.3.2.7.8',
      subject: 'Concesión: usos, término y prioridades',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.9.1 a 2.2.3.2.9.11',
      subject: 'Procedimiento de la concesión',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.8.1 a 2.2.3.2.8.11',
      subject: 'Características, prórroga, traspaso',
    },
    { norm: 'Ley 373 de 1997 y DUR 2.2.3.2.1.1.1 a 2.2.3.2.1.1.7', article: '—', subject: 'PUEAA' },
    {
      norm: 'Ley 1955 de 2019',
      article: 'art. 279',
      subject: 'Vivienda rural dispersa sin concesión (registro)',
    },
    { norm: 'Resolución 2202 de 2005 MAVDT', article: '—', subject: 'Formularios únicos nacionales' },
  ],
  terms: TERMS,
  documents: [
    nationalForm(20),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LOCATION_PLAN,
    PROJECT_COSTS,
    { kind: 13, accept: ['pdf', 'docx'] },
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
    {
      kind: 68,
      row: 68,
      when: {
        condition: {
          and: [{ in: ['domestico', { var: 'usos' }] }, { '===': [{ var: 'servicio_publico' }, true] }],
        },
        text: 'Si el agua es para uso doméstico y para un servicio público o acueducto',
      },
      accept: ['pdf'],
      hiddenInDetail: true,
    },
    {
      kind: 82,
      row: 82,
      when: {
        condition: { '===': [{ var: 'servicio_publico' }, true] },
        text: 'Si es para un servicio público o acueducto',
      },
      accept: ['xlsx', 'pdf'],
      hiddenInDetail: true,
    },
    {
      kind: 83,
      row: 83,
      when: {
        condition: {
          and: [{ '!!': [{ var: 'pueaa_tipo' }] }, { '!==': [{ var: 'pueaa_tipo' }, 'no_aplica'] }],
        },
        text: 'Si debe presentar un PUEAA',
      },
      accept: ['pdf', 'docx'],
      hiddenInDetail: true,
    },
    {
      kind: 239,
      row: 239,
      when: { condition: { '>=': [{ var: 'caudal_solicitado' }, 5] }, text: 'Si solicita 5 l/s o más' },
      accept: ['pdf', 'docx'],
      hiddenInDetail: true,
    },
    {
      kind: 240,
      row: 240,
      when: {
        condition: {
          and: [{ '!!': [{ var: 'estado_obras' }] }, { '!==': [{ var: 'estado_obras' }, 'existentes'] }],
        },
        text: 'Si las obras no existen todavía o no están terminadas',
      },
      accept: ['pdf', 'docx'],
      hiddenInDetail: true,
    },
    {
      kind: 241,
      row: 241,
      when: {
        condition: { '===': [{ var: 'requiere_servidumbre' }, true] },
        text: 'Si requiere servidumbre',
      },
      accept: ['pdf'],
      hiddenInDetail: true,
    },
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
    questions: surfaceWaterForm,
    source: 'FUN concesión de aguas superficiales (Res. 2202/2005) y DUR 2.2.3.2.9.1',
  },
  municipalityField: 'municipio_captacion',
  visitByDefault: true,
  instrument: granted('a', 'concesión'),
  decision: GRANT,
  takes: { at: 'coordenada_captacion', source: 'nombre_fuente', flow: 'caudal' },
  traits: ['agua_superficial', 'uso_del_agua'],
  toConfirm: [
    '2.2.3.2.8.1 a 2.2.3.2.8.11 (verificar extremos)',
    'DUR 2.2.3.2.9.3 (término interno: verificar)',
    'DUR 2.2.3.2.9.8 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
    'Fijación en la Corporación y en la alcaldía con al menos diez días de anticipación; se publica además por un medio local a costa del interesado (verificar).',
    'Formularios únicos nacionales (verificar vigencia del formato)',
  ],
})
