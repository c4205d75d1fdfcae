import type { ProcedureRevision } from '@ventanilla/domain/cases/procedure'

/** Prospección y exploración de aguas subterráneas. */
export const PROCEDURE_02: ProcedureRevision = {
  ttId: 2,
  revision: 1,
  name: 'Prospección y exploración de aguas subterráneas',
  description:
    'Podrás realizar trámites de: permiso para buscar aguas subterráneas mediante perforación, exploración en predio propio, exploración en predio ajeno o baldío, prórroga del permiso de exploración.',
  items: [
    'permiso para buscar aguas subterráneas mediante perforación',
    'exploración en predio propio',
    'exploración en predio ajeno o baldío',
    'prórroga del permiso de exploración',
  ],
  presentation: 'texto',
  image: 'exploracion-aguas-subterraneas.png',
  status: 1,
  listed: true,
  subcategory: {
    id: 1,
    name: 'Recurso hídrico',
    image: 'img/sub-recurso-hidrico.png',
  },
  category: {
    id: 1,
    name: 'Trámites ambientales',
  },
  summary:
    'Autoriza perforar en busca de agua subterránea. No da derecho a usar el agua: al terminar se presenta el informe de la perforación y se solicita la concesión de aguas subterráneas.',
  validity: 'Máximo un (1) año (DUR 2.2.3.2.16.7).',
  legalBasis: [
    {
      norm: 'Decreto-ley 2811 de 1974',
      article: 'arts. 146 a 154',
      subject: 'Aguas subterráneas',
    },
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
  terms: [
    {
      stage: 'Verificación de la documentación y requerimiento si está incompleta',
      amount: 10,
      unit: 'habiles',
      norm: 'CPACA art. 17 (Ley 1755/2015 art. 1)',
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
      note: 'Prorrogable por un término igual si se pide antes del vencimiento; si no se cumple: desistimiento tácito.',
    },
    {
      stage: 'Auto de inicio',
      amount: 5,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Visita y concepto técnico',
      amount: 30,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Resolución',
      amount: 15,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.16.8 y 2.2.3.2.9.8',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Informe de la perforación por el permisionario',
      amount: 60,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.16.10',
      holder: 'solicitante',
      pausesTerm: false,
      note: 'Por cada pozo, contados desde el fin del permiso.',
    },
  ],
  documents: [
    {
      id: 201,
      order: 1,
      documentId: 21,
      title: 'Formulario único nacional de prospección y exploración de aguas subterráneas',
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
      id: 202,
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
      id: 203,
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
      id: 204,
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
      id: 205,
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
      id: 206,
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
      id: 207,
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
      id: 208,
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
      id: 209,
      order: 9,
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
      id: 210,
      order: 10,
      documentId: 14,
      title: 'Especificaciones del equipo y de la empresa perforadora',
      description: 'Características técnicas del equipo e identificación del contratista de perforación.',
      need: 'obligatorio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 211,
      order: 11,
      documentId: 15,
      title: 'Información hidrogeológica de la zona',
      description: 'Estudio o caracterización con el sistema de perforación y el plan de trabajo.',
      need: 'obligatorio',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 212,
      order: 12,
      documentId: 12,
      title: 'Pronunciamiento sobre procedencia de consulta previa',
      description:
        'Acto de la Dirección de la Autoridad Nacional de Consulta Previa del Ministerio del Interior.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'comunidades_etnicas',
          },
          true,
        ],
      },
      conditionText: 'Si el proyecto se traslapa con territorio de comunidades étnicas',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 213,
      order: 13,
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
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: {
    id: 'F02_04',
    path: '/tramites-ambientales/2/{solId}',
    sharedWith: [4],
    source: 'FUN prospección y exploración / concesión de aguas subterráneas',
  },
  municipalityField: 'predios.0.municipio',
  visitByDefault: false,
}
