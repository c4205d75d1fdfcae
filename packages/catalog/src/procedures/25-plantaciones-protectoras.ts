import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Registro de plantaciones forestales protectoras. */
export const PROCEDURE_25: ProcedureRevision = {
  ttId: 25,
  revision: 1,
  name: 'Registro de plantaciones forestales protectoras',
  description:
    'Podrás realizar trámites de: registro de plantaciones forestales protectoras y protectoras-productoras, registro de cercas vivas y barreras rompevientos, actualización o cancelación del registro, aprovechamiento de la plantación registrada.',
  items: [
    'registro de plantaciones forestales protectoras y protectoras-productoras',
    'registro de cercas vivas y barreras rompevientos',
    'actualización o cancelación del registro',
    'aprovechamiento de la plantación registrada',
  ],
  presentation: 'texto',
  image: 'plantaciones.png',
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
  terms: [
    {
      stage: 'Verificación de la documentación',
      amount: 10,
      unit: 'habiles',
      norm: 'CPACA art. 17',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Completar la petición incompleta',
      amount: 1,
      unit: 'meses',
      norm: 'CPACA art. 17',
      holder: 'solicitante',
      pausesTerm: true,
    },
    {
      stage: 'Visita de verificación y concepto',
      amount: 30,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Acto de registro',
      amount: 10,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 2501,
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
      id: 2502,
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
      id: 2503,
      order: 3,
      documentId: 4,
      title: 'Certificado de tradición y libertad del inmueble',
      description:
        'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'calidad_solicitante',
          },
          'propietario',
        ],
      },
      conditionText: 'Si el solicitante es propietario del predio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2504,
      order: 4,
      documentId: 5,
      title: 'Prueba de posesión o tenencia',
      description:
        'Sana posesión, contrato de arrendamiento o comodato, resolución de adjudicación u otra prueba adecuada.',
      need: 'condicional',
      condition: {
        and: [
          {
            '!!': [
              {
                var: 'calidad_solicitante',
              },
            ],
          },
          {
            '!==': [
              {
                var: 'calidad_solicitante',
              },
              'propietario',
            ],
          },
        ],
      },
      conditionText: 'Si el solicitante no es propietario del predio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2505,
      order: 5,
      documentId: 6,
      title: 'Autorización del propietario o poseedor',
      description:
        'Escrito firmado por el propietario o poseedor cuando el solicitante sea mero tenedor, con copia de su documento.',
      need: 'condicional',
      condition: {
        in: [
          {
            var: 'calidad_solicitante',
          },
          ['tenedor', 'arrendatario', 'comodatario'],
        ],
      },
      conditionText: 'Si el solicitante es tenedor, arrendatario o comodatario',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2506,
      order: 6,
      documentId: 9,
      title: 'Plano o croquis de localización georreferenciado',
      description:
        'Plano en coordenadas MAGNA-SIRGAS (Origen Nacional, EPSG:9377) que muestre el predio, la fuente o el punto de intervención y las vías de acceso.',
      need: 'obligatorio',
      accept: ['pdf', 'png', 'jpeg'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2507,
      order: 7,
      documentId: 74,
      title: 'Descripción de la plantación',
      description: 'Especies, densidad, año de establecimiento y estado.',
      need: 'obligatorio',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2508,
      order: 8,
      documentId: 75,
      title: 'Convenio o contrato de establecimiento',
      description: 'Cuando fue financiada por entidad pública.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'fuente_financiacion',
          },
          'corporacion',
        ],
      },
      conditionText: 'Si la plantación se financió con recursos públicos',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2509,
      order: 9,
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
    evaluation: 'tabla_unica_con_tope',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: {
    id: 'F25',
    path: '/tramites-ambientales/25/{solId}',
    sharedWith: [],
    source: 'DUR 2.2.1.1.12.2',
  },
  municipalityField: 'predios.0.municipio',
  visitByDefault: false,
}
