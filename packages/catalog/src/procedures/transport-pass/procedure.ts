import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, PROOF_OF_PAYMENT } from '../shared/documents.ts'
import { issued } from '../shared/instruments.ts'
import { transportPassForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Salvoconducto único nacional en línea (SUNL). */
export const transportPass = defineProcedure({
  ttId: 22,
  name: 'Salvoconducto único nacional en línea (SUNL)',
  items: [
    'salvoconducto de movilización',
    'salvoconducto de removilización',
    'renovación del salvoconducto',
    'consulta y cierre del salvoconducto',
  ],
  image: 'salvoconducto.png',
  subcategory: 2,
  summary:
    'Documento para mover por el territorio nacional especímenes de la diversidad biológica en primer grado de transformación.',
  validity: 'Máximo ocho (8) días calendario por movilización; renovable una vez.',
  legalBasis: [
    { norm: 'Resolución 1909 de 2017', article: 'arts. 1 a 20', subject: 'SUNL' },
    { norm: 'Resolución 81 de 2018', article: '—', subject: 'Modifica la 1909' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.13.1 a 2.2.1.1.13.8',
      subject: 'Movilización de productos forestales',
    },
  ],
  terms: TERMS,
  documents: [
    IDENTITY,
    { kind: 70, accept: ['pdf'] },
    { kind: 71, accept: ['xlsx', 'pdf'] },
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tarifa_fija_sunl',
    followUp: 'no_genera',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'registro_simple',
  },
  form: { questions: transportPassForm, source: 'Res. 1909/2017' },
  municipalityField: 'municipio_origen',
  visitByDefault: false,
  instrument: issued('o', 'salvoconducto'),
  decision: GRANT,
  traits: ['mediciones', 'saldo_previo'],
  toConfirm: ['Máximo ocho (8) días calendario por movilización; renovable una vez (verificar).'],
})
