import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'

/** Queja o infracción ambiental (uso interno). */
export const PROCEDURE_27: ProcedureRevision = {
  ttId: 27,
  revision: 1,
  name: 'Queja o infracción ambiental (uso interno)',
  description:
    'Podrás realizar trámites de: registro interno de quejas, reporte de infracciones ambientales, traslado por competencia.',
  items: ['registro interno de quejas', 'reporte de infracciones ambientales', 'traslado por competencia'],
  presentation: 'texto',
  image: 'queja.png',
  status: 1,
  listed: false,
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
    'Registro interno de una queja o infracción ambiental. Lo hace un funcionario; los ciudadanos presentan sus quejas por los canales de atención.',
  validity: 'No aplica.',
  legalBasis: [
    {
      norm: 'Ley 1437 de 2011 (CPACA)',
      article: 'arts. 13 a 33',
      subject: 'Derecho de petición',
    },
    {
      norm: 'Ley 99 de 1993',
      article: 'arts. 69 a 74',
      subject: 'Participación ambiental',
    },
    {
      norm: 'Ley 1333 de 2009',
      article: 'art. 17 y ss.',
      subject: 'Indagación y sancionatorio',
    },
  ],
  terms: [
    {
      stage: 'Respuesta o traslado',
      amount: 15,
      unit: 'habiles',
      norm: 'CPACA art. 14',
      holder: 'autoridad',
      pausesTerm: false,
    },
    {
      stage: 'Traslado por competencia',
      amount: 5,
      unit: 'habiles',
      norm: 'CPACA art. 21',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  documents: [
    {
      id: 2701,
      order: 1,
      documentId: 108,
      title: 'Soporte de la queja',
      description: 'Fotografías o documentos.',
      need: 'opcional',
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
    family: 'quejas',
  },
  form: {
    id: 'F27',
    path: null,
    sharedWith: [],
    source: 'Formato interno de quejas',
  },
  municipalityField: 'municipio',
  visitByDefault: false,
}
