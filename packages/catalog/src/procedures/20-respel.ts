import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Registro de generadores de residuos peligrosos (RESPEL). */
export const PROCEDURE_20: ProcedureRevision = {
  ttId: 20,
  revision: 1,
  name: 'Registro de generadores de residuos peligrosos (RESPEL)',
  description:
    'Podrás realizar trámites de: inscripción en el registro de generadores, actualización anual de la información, modificación o cancelación del registro.',
  items: [
    'inscripción en el registro de generadores',
    'actualización anual de la información',
    'modificación o cancelación del registro',
  ],
  presentation: 'texto',
  image: 'respel.png',
  status: 1,
  listed: true,
  subcategory: {
    id: 5,
    name: 'Residuos y sustancias peligrosas',
    image: 'img/sub-residuos.png',
  },
  category: {
    id: 1,
    name: 'Trámites ambientales',
  },
  summary: 'Inscripción y reporte anual de quienes generan residuos o desechos peligrosos.',
  validity: 'Mientras genere residuos; actualización anual hasta el 31 de marzo.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.6.1.6.1 y 2.2.6.1.6.2',
      subject: 'Registro de generadores y categorías',
    },
    {
      norm: 'Resolución 1362 de 2007',
      article: '—',
      subject: 'Procedimiento del registro',
    },
  ],
  terms: [
    {
      stage: 'Revisión de la inscripción',
      amount: 8,
      unit: 'habiles',
      norm: 'Res. 1362/2007 art. 4',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Actualización anual',
      amount: 1,
      unit: 'calendario',
      norm: 'Res. 1362/2007 art. 5',
      holder: 'solicitante',
      pausesTerm: false,
      note: 'A más tardar el 31 de marzo de cada año.',
    },
    {
      stage: 'Transmisión por la autoridad al IDEAM',
      amount: 1,
      unit: 'calendario',
      norm: 'Res. 1362/2007',
      holder: 'autoridad',
      pausesTerm: false,
      note: 'Primer semestre.',
    },
  ],
  documents: [
    {
      id: 2001,
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
      id: 2002,
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
      id: 2003,
      order: 3,
      documentId: 103,
      title: 'Carta de inscripción en el registro',
      description: 'Firmada por el representante legal.',
      need: 'obligatorio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2004,
      order: 4,
      documentId: 104,
      title: 'Balance anual de residuos',
      description: 'Hoja de cálculo exportable al aplicativo del IDEAM.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'solicitud',
          },
          'actualizacion',
        ],
      },
      conditionText: 'Si es una actualización anual',
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
    id: 'F20',
    path: '/tramites-ambientales/20/{solId}',
    sharedWith: [],
    source: 'Res. 1362/2007',
  },
  municipalityField: 'municipio',
  visitByDefault: false,
}
