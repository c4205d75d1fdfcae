import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Informes y reportes de cumplimiento ambiental. */
export const PROCEDURE_26: ProcedureRevision = {
  ttId: 26,
  revision: 1,
  name: 'Informes y reportes de cumplimiento ambiental',
  description:
    'Podrás realizar trámites de: informes de cumplimiento ambiental (ICA), autodeclaración de consumos de agua, autodeclaración de vertimientos, informes de monitoreo, informes anuales de instrumentos aprobados.',
  items: [
    'informes de cumplimiento ambiental (ICA)',
    'autodeclaración de consumos de agua',
    'autodeclaración de vertimientos',
    'informes de monitoreo',
    'informes anuales de instrumentos aprobados',
  ],
  presentation: 'texto',
  image: 'informes.png',
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
    'Entrega de informes periódicos de los permisos otorgados, base del seguimiento y de la facturación de tasas.',
  validity: 'Por período.',
  legalBasis: [
    {
      norm: 'Resolución 1552 de 2005 (manual de seguimiento)',
      article: '—',
      subject: 'Estructura de los ICA',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.9.6.1.1 y ss.',
      subject: 'Reporte de consumos',
    },
    {
      norm: 'Decreto 1553 de 2024 (DUR 2.2.9.7.x)',
      article: '—',
      subject: 'Autodeclaración de vertimientos',
    },
  ],
  terms: [
    {
      stage: 'Acuse de recibo',
      amount: 1,
      unit: 'habiles',
      norm: 'CPACA art. 61',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Revisión y respuesta',
      amount: 60,
      unit: 'habiles',
      norm: 'Término interno propuesto (se incorpora al seguimiento)',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 2601,
      order: 1,
      documentId: 106,
      title: 'Informe',
      description: 'Documento del informe con sus conclusiones.',
      need: 'obligatorio',
      accept: ['pdf', 'docx'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2602,
      order: 2,
      documentId: 107,
      title: 'Anexos del informe',
      description: 'Resultados de laboratorio, planos y registros, según el tipo de reporte.',
      need: 'opcional',
      accept: ['xlsx', 'pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2603,
      order: 3,
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
    id: 'F26',
    path: '/tramites-ambientales/26/{solId}',
    sharedWith: [],
    source: 'Actos de cada permiso',
  },
  municipalityField: null,
  visitByDefault: false,
}
