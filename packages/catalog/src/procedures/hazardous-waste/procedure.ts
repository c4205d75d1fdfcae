import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LEGAL_EXISTENCE } from '../shared/documents.ts'
import { registered } from '../shared/instruments.ts'
import { hazardousWasteForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Registro de generadores de residuos peligrosos (RESPEL). */
export const hazardousWaste = defineProcedure({
  ttId: 20,
  name: 'Registro de generadores de residuos peligrosos (RESPEL)',
  items: [
    'inscripción en el registro de generadores',
    'actualización anual de la información',
    'modificación o cancelación del registro',
  ],
  image: 'respel.png',
  subcategory: 5,
  summary: 'Inscripción y reporte anual de quienes generan residuos o desechos peligrosos.',
  validity: 'Mientras genere residuos; actualización anual hasta el 31 de marzo.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.6.1.6.1 y 2.2.6.1.6.2',
      subject: 'Registro de generadores y categorías',
    },
    { norm: 'Resolución 1362 de 2007', article: '—', subject: 'Procedimiento del registro' },
  ],
  terms: TERMS,
  documents: [
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 103, accept: ['pdf'] },
    {
      kind: 104,
      when: {
        condition: { '===': [{ var: 'solicitud' }, 'actualizacion'] },
        text: 'Si es una actualización anual',
      },
      accept: ['xlsx', 'pdf'],
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
  form: { questions: hazardousWasteForm, source: 'Res. 1362/2007' },
  municipalityField: 'municipio',
  visitByDefault: false,
  instrument: registered('o', 'registro de generador'),
  decision: GRANT,
  traits: ['sin_visita'],
  toConfirm: ['Res. 1362/2007 (verificar)', 'Res. 1362/2007 art. 4 (verificar)'],
})
