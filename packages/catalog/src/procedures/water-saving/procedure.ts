import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LEGAL_EXISTENCE,
  POWER_OF_ATTORNEY,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
  WATER_PROGRAMME,
} from '../shared/documents.ts'
import { approved } from '../shared/instruments.ts'
import { waterSavingForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Programa de Uso Eficiente y Ahorro del Agua (PUEAA). */
export const waterSaving = defineProcedure({
  ttId: 15,
  name: 'Programa de Uso Eficiente y Ahorro del Agua (PUEAA)',
  items: [
    'evaluación y aprobación del PUEAA',
    'PUEAA simplificado',
    'actualización quinquenal',
    'informe anual de avance',
  ],
  image: 'pueaa.png',
  subcategory: 1,
  summary:
    'Conjunto de proyectos y metas quinquenales que debe adoptar quien usa el recurso hídrico en virtud de una concesión o licencia.',
  validity: 'Quinquenal, o la de la concesión si es menor.',
  legalBasis: [
    { norm: 'Ley 373 de 1997', article: 'arts. 1 a 3', subject: 'Obligación del programa' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.1.1.1 a 2.2.3.2.1.1.7 (Decreto 1090/2018)',
      subject: 'Reglamentación del PUEAA',
    },
    { norm: 'Resolución 1257 de 2018', article: '—', subject: 'Estructura y contenido; PUEAA simplificado' },
  ],
  terms: TERMS,
  documents: [
    WATER_PROGRAMME,
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    { kind: 40, accept: ['pdf'] },
    { kind: 41, accept: ['xlsx', 'pdf'] },
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'pueaa',
  },
  form: { questions: waterSavingForm, source: 'Res. 1257/2018' },
  municipalityField: null,
  visitByDefault: false,
  note: 'Los enlaces de normativa se administran en /link-normativa-pueaa.',
  instrument: approved('o', 'programa de uso eficiente del agua'),
  decision: GRANT,
  traits: [],
  toConfirm: ['DUR 2.2.3.2.1.1.5 (verificar)'],
})
