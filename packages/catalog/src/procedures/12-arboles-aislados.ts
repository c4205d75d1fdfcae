import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Aprovechamiento de árboles aislados. */
export const PROCEDURE_12: ProcedureRevision = {
  ttId: 12,
  revision: 1,
  name: 'Aprovechamiento de árboles aislados',
  description:
    'Podrás realizar trámites de: tala o poda de árboles aislados, traslado o reubicación de árboles, árboles caídos o muertos por causas naturales, árboles con problemas sanitarios, árboles que representan riesgo, árboles que interfieren con obras de infraestructura.',
  items: [
    'tala o poda de árboles aislados',
    'traslado o reubicación de árboles',
    'árboles caídos o muertos por causas naturales',
    'árboles con problemas sanitarios',
    'árboles que representan riesgo',
    'árboles que interfieren con obras de infraestructura',
  ],
  presentation: 'texto',
  image: 'arboles-aislados.png',
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
    'Autoriza intervenir árboles que no forman parte de la cobertura de bosque natural. Si hay riesgo inminente, la solicitud se atiende con prioridad.',
  validity: 'La fijada en el acto, normalmente hasta seis (6) meses.',
  legalBasis: [
    {
      norm: 'Decreto-ley 2811 de 1974',
      article: 'arts. 199 a 224',
      subject: 'Flora y aprovechamientos forestales',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.3.1',
      subject: 'Clases de aprovechamiento',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.7.1 a 2.2.1.1.7.12',
      subject: 'Procedimiento de solicitud',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.7.11',
      subject: 'Publicidad y copia a la alcaldía',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.9.12.1.1 y ss. (Decreto 1390/2018)',
      subject: 'Tasa compensatoria por aprovechamiento forestal maderable',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.9.1 a 2.2.1.1.9.6 (Decreto 1532/2019)',
      subject: 'Árboles aislados, emergencia y centros urbanos',
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
      stage: 'Atención de árbol en riesgo inminente',
      amount: 3,
      unit: 'habiles',
      norm: 'DUR 2.2.1.1.9.3 («de inmediato»; plazo interno propuesto)',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Visita técnica ordinaria',
      amount: 15,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Concepto o acta de riesgo',
      amount: 5,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Resolución',
      amount: 15,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 1201,
      order: 1,
      documentId: 50,
      title: 'Formulario único nacional de aprovechamiento forestal',
      description:
        'Formulario nacional diligenciado y firmado. El portal lo genera con los datos capturados en este trámite.',
      need: 'obligatorio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'portal',
      stage: 'radicacion',
      link: {
        text: 'Ventanilla Integral de Trámites Ambientales en Línea (VITAL)',
        url: 'https://vital.minambiente.gov.co',
      },
      hiddenInDetail: false,
    },
    {
      id: 1202,
      order: 2,
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
      id: 1203,
      order: 3,
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
      id: 1204,
      order: 4,
      documentId: 3,
      title: 'Poder debidamente otorgado',
      description:
        'Poder especial con presentación personal o mensaje de datos, y copia de la tarjeta profesional cuando el apoderado sea abogado.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'actua_apoderado',
          },
          true,
        ],
      },
      conditionText: 'Si actúa mediante apoderado',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 1205,
      order: 5,
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
      id: 1206,
      order: 6,
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
      id: 1207,
      order: 7,
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
      id: 1208,
      order: 8,
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
      id: 1209,
      order: 9,
      documentId: 57,
      title: 'Registro fotográfico de los árboles',
      description: 'Fotografías con fecha y referencia de ubicación.',
      need: 'obligatorio',
      accept: ['pdf', 'png', 'jpeg'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 1210,
      order: 10,
      documentId: 58,
      title: 'Concepto de gestión del riesgo',
      description: 'De bomberos o del consejo municipal de gestión del riesgo.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'clase_solicitud',
          },
          'riesgo',
        ],
      },
      conditionText: 'Si solicita atender un árbol en riesgo',
      accept: ['pdf', 'png', 'jpeg'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 1211,
      order: 11,
      documentId: 8,
      title: 'Relación de costos del proyecto',
      description:
        'Formato de costos de inversión y operación del proyecto, firmado, para liquidar la tarifa de evaluación (Ley 633 de 2000, artículo 96).',
      need: 'obligatorio',
      accept: ['xlsx', 'pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 1212,
      order: 12,
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
    followUp: 'unico_por_informe',
    levies: ['tafm'],
    exemptions: ['Emergencia comprobada: sin cobro previo (política interna)'],
  },
  workflow: {
    family: 'forestal',
    alternative: {
      family: 'arbol_riesgo',
      condition: {
        and: [
          {
            '===': [
              {
                var: 'clase_solicitud',
              },
              'riesgo',
            ],
          },
          {
            '===': [
              {
                var: 'emergencia',
              },
              true,
            ],
          },
        ],
      },
      conditionText: 'La solicitud es por árbol en riesgo y hay una emergencia.',
    },
  },
  form: {
    id: 'F12',
    path: '/tramites-ambientales/12/{solId}',
    sharedWith: [],
    source: 'FUN aprovechamiento forestal (árboles aislados)',
  },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
}
