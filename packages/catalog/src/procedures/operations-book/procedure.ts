import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LEGAL_EXISTENCE } from '../shared/documents.ts'
import { registered } from '../shared/instruments.ts'
import { operationsBookForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Registro del libro de operaciones forestales. */
export const operationsBook = defineProcedure({
  ttId: 24,
  name: 'Registro del libro de operaciones forestales',
  items: [
    'registro del libro de operaciones',
    'actualización o renovación del libro',
    'reporte de movimientos',
    'cierre del libro',
  ],
  image: 'libro-operaciones.png',
  subcategory: 2,
  summary:
    'Las empresas que transforman o comercializan productos forestales deben registrar el libro de operaciones ante la Corporación.',
  validity: 'Mientras opere el establecimiento, con renovación y reporte anual.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.1.1.11.1 a 2.2.1.1.11.6',
      subject: 'Industrias o empresas forestales',
    },
    { norm: 'Resolución 1971 de 2019', article: '—', subject: 'Libro de operaciones forestales en línea' },
  ],
  terms: TERMS,
  documents: [
    IDENTITY,
    LEGAL_EXISTENCE,
    {
      kind: 11,
      when: {
        condition: { '===': [{ var: 'tipo_persona' }, '2'] },
        text: 'Si el solicitante es una persona jurídica',
      },
      accept: ['pdf'],
    },
    { kind: 72, accept: ['pdf'] },
    { kind: 73, accept: ['xlsx', 'pdf'] },
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
  form: { questions: operationsBookForm, source: 'Res. 1971/2019' },
  municipalityField: 'municipio',
  visitByDefault: false,
  instrument: registered('o', 'libro de operaciones'),
  decision: GRANT,
  traits: ['sin_visita'],
  toConfirm: [
    'DUR 2.2.1.1.11.4 (verificar)',
    'Mientras opere el establecimiento, con renovación y reporte anual (verificar).',
  ],
})
