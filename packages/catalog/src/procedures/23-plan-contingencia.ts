import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Plan de contingencia para el manejo de derrames de hidrocarburos o sustancias nocivas. */
export const PROCEDURE_23: ProcedureRevision = {
  ttId: 23,
  revision: 1,
  name: 'Plan de contingencia para el manejo de derrames de hidrocarburos o sustancias nocivas',
  description:
    'Podrás realizar trámites de: entrega del plan de contingencia de estaciones de servicio, plan de contingencia para transporte, ajuste o actualización del plan, informe de simulacros y eventos.',
  items: [
    'entrega del plan de contingencia de estaciones de servicio',
    'plan de contingencia para transporte',
    'ajuste o actualización del plan',
    'informe de simulacros y eventos',
  ],
  presentation: 'texto',
  image: 'plan-contingencia.png',
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
  summary:
    'Quien almacene, transporte o use hidrocarburos o sustancias nocivas debe formular el plan y entregar copia a la Corporación antes de iniciar actividades, para su control y seguimiento.',
  validity:
    'Mientras se desarrolle la actividad; se actualiza ante cambios. No es objeto de aprobación: se recibe para seguimiento.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.3.4.14 (mod. Decreto 50/2018 art. 7)',
      subject: 'Obligación y entrega a la autoridad ambiental',
    },
    {
      norm: 'Resolución 1209 de 2018',
      article: '—',
      subject: 'Términos de referencia para transporte',
    },
    {
      norm: 'Resolución 1486 de 2018',
      article: '—',
      subject: 'Entrega del plan ante varias autoridades',
    },
    {
      norm: 'Decreto 1868 de 2021',
      article: '—',
      subject: 'Plan Nacional de Contingencia',
    },
  ],
  terms: [
    {
      stage: 'Acuse de recibo y verificación',
      amount: 15,
      unit: 'habiles',
      norm: 'CPACA art. 14',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Seguimiento documental',
      amount: 30,
      unit: 'habiles',
      norm: 'Término interno propuesto',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 2301,
      order: 1,
      documentId: 42,
      title: 'Plan de contingencia',
      description: 'Plan estratégico, operativo e informático con análisis de riesgos.',
      need: 'obligatorio',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2302,
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
      id: 2303,
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
      id: 2304,
      order: 4,
      documentId: 43,
      title: 'Hojas de seguridad de las sustancias',
      description: 'En español, formato SGA.',
      need: 'obligatorio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2305,
      order: 5,
      documentId: 44,
      title: 'Póliza de responsabilidad civil extracontractual',
      description: 'Vigente, con cobertura ambiental.',
      need: 'condicional',
      condition: {
        '===': [
          {
            var: 'poliza',
          },
          true,
        ],
      },
      conditionText: 'Si cuenta con póliza de responsabilidad',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
  ],
  fee: {
    evaluation: 'no_genera',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'pueaa',
  },
  form: {
    id: 'F23',
    path: '/tramites-ambientales/23/{solId}',
    sharedWith: [],
    source: 'DUR 2.2.3.3.4.14 y Res. 1209/2018',
  },
  municipalityField: 'municipio',
  visitByDefault: false,
}
