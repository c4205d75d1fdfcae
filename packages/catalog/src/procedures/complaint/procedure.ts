import { defineProcedure } from '../define-procedure.ts'
import { complaintForm } from './form.ts'
import { TERMS } from './terms.ts'

/** Queja o infracción ambiental (uso interno). */
export const complaint = defineProcedure({
  ttId: 27,
  name: 'Queja o infracción ambiental (uso interno)',
  items: ['registro interno de quejas', 'reporte de infracciones ambientales', 'traslado por competencia'],
  image: 'queja.png',
  unlisted: true,
  subcategory: 7,
  summary:
    'Registro interno de una queja o infracción ambiental. Lo hace un funcionario; los ciudadanos presentan sus quejas por los canales de atención.',
  validity: 'No aplica.',
  legalBasis: [
    { norm: 'Ley 1437 de 2011 (CPACA)', article: 'arts. 13 a 33', subject: 'Derecho de petición' },
    { norm: 'Ley 99 de 1993', article: 'arts. 69 a 74', subject: 'Participación ambiental' },
    { norm: 'Ley 1333 de 2009', article: 'art. 17 y ss.', subject: 'Indagación y sancionatorio' },
  ],
  terms: TERMS,
  documents: [{ kind: 108, need: 'opcional', accept: ['pdf', 'png', 'jpeg'] }],
  fee: {
    evaluation: 'no_genera',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'quejas',
  },
  form: { questions: complaintForm, source: 'Formato interno de quejas' },
  municipalityField: 'municipio',
  visitByDefault: false,
  instrument: null,
  decision: { by: 'letter' },
  traits: ['peticion'],
  toConfirm: [],
})
