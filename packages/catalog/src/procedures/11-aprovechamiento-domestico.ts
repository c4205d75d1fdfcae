import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Aprovechamiento forestal doméstico. */
export const PROCEDURE_11: ProcedureRevision = {
  ttId: 11,
  revision: 1,
  name: 'Aprovechamiento forestal doméstico',
  description:
    'Podrás realizar trámites de: aprovechamiento doméstico en predio privado, aprovechamiento doméstico en terreno de dominio público, madera para reparación de vivienda y cercas, leña para uso del hogar.',
  items: [
    'aprovechamiento doméstico en predio privado',
    'aprovechamiento doméstico en terreno de dominio público',
    'madera para reparación de vivienda y cercas',
    'leña para uso del hogar',
  ],
  presentation: 'texto',
  image: 'aprovechamiento-domestico.png',
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
    'Permite satisfacer necesidades vitales del hogar sin comercializar los productos, hasta veinte metros cúbicos al año.',
  validity: 'Máximo un (1) año.',
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
      article: '2.2.1.1.6.1 a 2.2.1.1.6.3',
      subject: 'Aprovechamiento doméstico',
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
      stage: 'Auto de inicio y publicación',
      amount: 5,
      unit: 'habiles',
      norm: 'DUR 2.2.1.1.7.11 y Ley 99/1993 art. 70 (término interno)',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Visita de evaluación',
      amount: 20,
      unit: 'habiles',
      norm: 'Término interno propuesto (DUR 2.2.1.1.7.6 no fija plazo)',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Concepto técnico',
      amount: 10,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Resolución',
      amount: 15,
      unit: 'habiles',
      norm: 'Término interno propuesto (la norma no fija plazo de decisión)',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 1101,
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
      id: 1102,
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
      id: 1103,
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
      id: 1104,
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
      id: 1105,
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
      id: 1106,
      order: 6,
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
    family: 'forestal',
  },
  form: {
    id: 'F11',
    path: '/tramites-ambientales/11/{solId}',
    sharedWith: [],
    source: 'FUN aprovechamiento forestal',
  },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
}
