import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Salvoconducto único nacional en línea (SUNL). */
export const PROCEDURE_22: ProcedureRevision = {
  ttId: 22,
  revision: 1,
  name: 'Salvoconducto único nacional en línea (SUNL)',
  description:
    'Podrás realizar trámites de: salvoconducto de movilización, salvoconducto de removilización, renovación del salvoconducto, consulta y cierre del salvoconducto.',
  items: [
    'salvoconducto de movilización',
    'salvoconducto de removilización',
    'renovación del salvoconducto',
    'consulta y cierre del salvoconducto',
  ],
  presentation: 'texto',
  image: 'salvoconducto.png',
  status: 1,
  listed: true,
  subcategory: {
    id: 2,
    name: 'Recurso forestal y flora',
    image: 'img/sub-flora.png',
  },
  category: {
    id: 1,
    name: 'Trámites ambientales',
  },
  summary:
    'Documento para mover por el territorio nacional especímenes de la diversidad biológica en primer grado de transformación.',
  validity: 'Máximo ocho (8) días calendario por movilización; renovable una vez.',
  legalBasis: [
    {
      norm: 'Resolución 1909 de 2017',
      article: 'arts. 1 a 20',
      subject: 'SUNL',
    },
    {
      norm: 'Resolución 81 de 2018',
      article: '—',
      subject: 'Modifica la 1909',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.13.1 a 2.2.1.1.13.8',
      subject: 'Movilización de productos forestales',
    },
  ],
  terms: [
    {
      stage: 'Verificación de saldos y expedición',
      amount: 3,
      unit: 'habiles',
      norm: 'Término interno propuesto (plataforma VITAL)',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 2201,
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
      id: 2202,
      order: 2,
      documentId: 70,
      title: 'Acto administrativo o registro que ampara el producto',
      description: 'Resolución de aprovechamiento, registro de plantación o salvoconducto anterior.',
      need: 'obligatorio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2203,
      order: 3,
      documentId: 71,
      title: 'Relación de productos',
      description: 'Especies, cantidades y unidades.',
      need: 'obligatorio',
      accept: ['xlsx', 'pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2204,
      order: 4,
      documentId: 7,
      title: 'Constancia de pago del servicio de evaluación',
      description:
        'Comprobante del pago de la liquidación emitida por la Corporación (se adjunta después de recibir el recibo de pago).',
      need: 'obligatorio',
      accept: ['pdf', 'png', 'jpeg'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'pago',
      hiddenInDetail: false,
    },
  ],
  fee: {
    evaluation: 'tarifa_fija_sunl',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: {
    id: 'F22',
    path: '/tramites-ambientales/22/{solId}',
    sharedWith: [],
    source: 'Res. 1909/2017',
  },
  municipalityField: 'municipio_origen',
  visitByDefault: false,
}
