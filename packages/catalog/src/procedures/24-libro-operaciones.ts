import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Registro del libro de operaciones forestales. */
export const PROCEDURE_24: ProcedureRevision = {
  ttId: 24,
  revision: 1,
  name: 'Registro del libro de operaciones forestales',
  description:
    'Podrás realizar trámites de: registro del libro de operaciones, actualización o renovación del libro, reporte de movimientos, cierre del libro.',
  items: [
    'registro del libro de operaciones',
    'actualización o renovación del libro',
    'reporte de movimientos',
    'cierre del libro',
  ],
  presentation: 'texto',
  image: 'libro-operaciones.png',
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
    'Las empresas que transforman o comercializan productos forestales deben registrar el libro de operaciones ante la Corporación.',
  validity: 'Mientras opere el establecimiento, con renovación y reporte anual.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.11.1 a 2.2.1.1.11.6',
      subject: 'Industrias o empresas forestales',
    },
    {
      norm: 'Resolución 1971 de 2019',
      article: '—',
      subject: 'Libro de operaciones forestales en línea',
    },
  ],
  terms: [
    {
      stage: 'Verificación y registro',
      amount: 15,
      unit: 'habiles',
      norm: 'CPACA art. 14',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Reporte anual',
      amount: 12,
      unit: 'meses',
      norm: 'DUR 2.2.1.1.11.4',
      holder: 'solicitante',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 2401,
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
      id: 2402,
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
      id: 2403,
      order: 3,
      documentId: 11,
      title: 'Registro Único Tributario (RUT)',
      description: 'Documento actualizado expedido por la DIAN.',
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
      id: 2404,
      order: 4,
      documentId: 72,
      title: 'Certificado de matrícula mercantil',
      description: 'Con actividad forestal registrada.',
      need: 'obligatorio',
      accept: ['pdf'],
      maxMegabytes: 20,
      origin: 'solicitante',
      stage: 'radicacion',
      hiddenInDetail: false,
    },
    {
      id: 2405,
      order: 5,
      documentId: 73,
      title: 'Libro de operaciones en hoja de cálculo',
      description: 'Con los campos exigidos por la norma.',
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
    id: 'F24',
    path: '/tramites-ambientales/24/{solId}',
    sharedWith: [],
    source: 'Res. 1971/2019',
  },
  municipalityField: 'municipio',
  visitByDefault: false,
}
