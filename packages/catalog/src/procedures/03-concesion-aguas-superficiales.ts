import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Concesión de aguas superficiales. */
export const PROCEDURE_03: ProcedureRevision = {
  ttId: 3,
  revision: 1,
  name: 'Concesión de aguas superficiales',
  description:
    'Podrás realizar trámites de: concesión nueva de aguas superficiales, prórroga de la concesión, aumento o disminución de caudal, traspaso de la concesión, participación en concesión colectiva, uso para consumo humano y doméstico, uso agrícola y pecuario, uso industrial y generación de energía.',
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
  presentation: 'texto',
  image: 'concesion-aguas-superficiales.png',
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
    {
      norm: 'Ley 373 de 1997 y DUR 2.2.3.2.1.1.1 a 2.2.3.2.1.1.7',
      article: '—',
      subject: 'PUEAA',
    },
    {
      norm: 'Ley 1955 de 2019',
      article: 'art. 279',
      subject: 'Vivienda rural dispersa sin concesión (registro)',
    },
    {
      norm: 'Resolución 2202 de 2005 MAVDT',
      article: '—',
      subject: 'Formularios únicos nacionales',
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
      stage: 'Auto de inicio y orden de visita',
      amount: 5,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.9.3 (término interno)',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Publicación del aviso antes de la visita',
      amount: 10,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.9.4',
      holder: 'autoridad',
      pausesTerm: false,
      note: 'Fijación en la Corporación y en la alcaldía con al menos diez días de anticipación; se publica además por un medio local a costa del interesado.',
    },
    {
      stage: 'Visita ocular',
      amount: 20,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.9.5 (término interno propuesto)',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Oposición de terceros',
      amount: 0,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.9.7',
      holder: 'terceros',
      pausesTerm: false,
      note: 'Antes de la visita o durante ella.',
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
      stage: 'Resolución que otorga o niega',
      amount: 15,
      unit: 'habiles',
      norm: 'DUR 2.2.3.2.9.8',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 301,
      order: 1,
      documentId: 20,
      title: 'Formulario único nacional de concesión de aguas superficiales',
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
      id: 302,
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
      id: 303,
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
      id: 304,
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
      id: 305,
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
      id: 306,
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
      id: 307,
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
      id: 308,
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
      id: 309,
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
      id: 310,
      order: 10,
      documentId: 13,
      title: 'Información de la captación, derivación, conducción y restitución',
      description:
        'Descripción y planos del sistema, cantidad de agua, fracción que se consume y forma de restituir sobrantes (DUR 2.2.3.2.9.1).',
      need: 'obligatorio',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 311,
      order: 11,
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
      id: 312,
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
    {
      id: 68,
      order: 13,
      documentId: 68,
      title: 'Autorización sanitaria favorable',
      description:
        'Expedida por la secretaría de salud departamental para captaciones con destino a consumo humano.',
      need: 'condicional',
      condition: {
        and: [
          {
            in: [
              'domestico',
              {
                var: 'usos',
              },
            ],
          },
          {
            '===': [
              {
                var: 'servicio_publico',
              },
              true,
            ],
          },
        ],
      },
      conditionText: 'Si el agua es para uso doméstico y para un servicio público o acueducto',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: true,
    },
    {
      id: 82,
      order: 14,
      documentId: 82,
      title: 'Censo de usuarios o suscriptores del acueducto',
      description: 'Listado de beneficiarios y proyección de la población a atender.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'servicio_publico',
          },
          true,
        ],
      },
      conditionText: 'Si es para un servicio público o acueducto',
      accept: ['xlsx', 'pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: true,
    },
    {
      id: 83,
      order: 15,
      documentId: 83,
      title: 'Programa de Uso Eficiente y Ahorro del Agua (PUEAA)',
      description: 'Completo o simplificado según el caudal y el uso.',
      need: 'condicional',
      condition: {
        and: [
          {
            '!!': [
              {
                var: 'pueaa_tipo',
              },
            ],
          },
          {
            '!==': [
              {
                var: 'pueaa_tipo',
              },
              'no_aplica',
            ],
          },
        ],
      },
      conditionText: 'Si debe presentar un PUEAA',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: true,
    },
    {
      id: 239,
      order: 16,
      documentId: 239,
      title: 'Aforo de la fuente y estudio de demanda',
      description: 'Soporte de la oferta hídrica y de los módulos de consumo utilizados.',
      need: 'condicional',
      condition: {
        '>=': [
          {
            var: 'caudal_solicitado',
          },
          5,
        ],
      },
      conditionText: 'Si solicita 5 l/s o más',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: true,
    },
    {
      id: 240,
      order: 17,
      documentId: 240,
      title: 'Diseños y memorias técnicas de las obras hidráulicas',
      description: 'Planos y memorias de las obras por construir o adecuar.',
      need: 'condicional',
      condition: {
        and: [
          {
            '!!': [
              {
                var: 'estado_obras',
              },
            ],
          },
          {
            '!==': [
              {
                var: 'estado_obras',
              },
              'existentes',
            ],
          },
        ],
      },
      conditionText: 'Si las obras no existen todavía o no están terminadas',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: true,
    },
    {
      id: 241,
      order: 18,
      documentId: 241,
      title: 'Soporte de constitución de servidumbre',
      description: 'Acuerdo, escritura o providencia que constituye la servidumbre.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'requiere_servidumbre',
          },
          true,
        ],
      },
      conditionText: 'Si requiere servidumbre',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
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
    id: 'F03',
    path: '/tramites-ambientales/3/{solId}',
    sharedWith: [],
    source: 'FUN concesión de aguas superficiales (Res. 2202/2005) y DUR 2.2.3.2.9.1',
  },
  municipalityField: 'municipio_captacion',
  visitByDefault: true,
}
