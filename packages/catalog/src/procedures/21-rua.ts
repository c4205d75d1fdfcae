import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Registro Único Ambiental (RUA). */
export const PROCEDURE_21: ProcedureRevision = {
  ttId: 21,
  revision: 1,
  name: 'Registro Único Ambiental (RUA)',
  description:
    'Podrás realizar trámites de: inscripción en el Registro Único Ambiental, reporte anual de uso y aprovechamiento de recursos, registro de emisiones y transferencias de contaminantes.',
  items: [
    'inscripción en el Registro Único Ambiental',
    'reporte anual de uso y aprovechamiento de recursos',
    'registro de emisiones y transferencias de contaminantes',
  ],
  presentation: 'texto',
  image: 'rua.png',
  status: 1,
  listed: true,
  subcategory: {
    id: 7,
    name: 'Registros, informes y trámites posteriores',
    image: 'img/sub-registros.png',
  },
  category: {
    id: 1,
    name: 'Trámites ambientales',
  },
  summary:
    'Reporte anual consolidado del uso y aprovechamiento de recursos por establecimiento, para el subsistema nacional de información.',
  validity: 'Anual por año de reporte.',
  legalBasis: [
    {
      norm: 'Resolución 0941 de 2009',
      article: '—',
      subject: 'SIUR y RUA',
    },
    {
      norm: 'Resolución 1023 de 2010',
      article: '—',
      subject: 'Protocolo para el sector manufacturero',
    },
    {
      norm: 'Resolución 0839 de 2023',
      article: '—',
      subject: 'RUA-RETC',
    },
  ],
  terms: [
    {
      stage: 'Validación del reporte',
      amount: 30,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Reporte anual del usuario',
      amount: 1,
      unit: 'calendario',
      norm: 'Res. 0941/2009 y sectoriales',
      holder: 'solicitante',
      pausesTerm: false,
      note: 'Primer trimestre de cada año (31 de marzo para manufactura).',
    },
  ],
  documents: [
    {
      id: 2101,
      order: 1,
      documentId: 1,
      title: 'Documento de identidad del solicitante',
      description:
        'Copia legible por ambas caras del documento de identidad de la persona natural o del representante legal.',
      need: 'obligatorio',
      accept: ['pdf', 'png', 'jpeg'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2102,
      order: 2,
      documentId: 2,
      title: 'Certificado de existencia y representación legal',
      description:
        'Expedido por la cámara de comercio o la entidad competente, con fecha no mayor a un (1) mes.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'tipo_persona',
          },
          '2',
        ],
      },
      conditionText: 'Si el solicitante es una persona jurídica',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2103,
      order: 3,
      documentId: 105,
      title: 'Archivo del reporte',
      description: 'Hoja de cálculo del protocolo sectorial.',
      need: 'obligatorio',
      accept: ['xlsx', 'pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
  ],
  fee: {
    evaluation: 'no_genera',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: {
    id: 'F21',
    path: '/tramites-ambientales/21/{solId}',
    sharedWith: [],
    source: 'Protocolos IDEAM',
  },
  municipalityField: 'municipio',
  visitByDefault: false,
}
