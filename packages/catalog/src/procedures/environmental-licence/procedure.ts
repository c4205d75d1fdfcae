import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LEGAL_EXISTENCE,
  LICENCE_CHECK,
  LICENCE_COSTS,
  LICENCE_FORM,
  LICENCE_MAPS,
  POWER_OF_ATTORNEY,
  PROOF_OF_PAYMENT,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { environmentalLicenceForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Licencia ambiental. */
export const environmentalLicence = defineProcedure({
  ttId: 1,
  name: 'Licencia ambiental',
  items: [
    'licencia ambiental para proyectos de competencia de la Corporación',
    'diagnóstico ambiental de alternativas',
    'definición de términos de referencia',
    'cesión de la licencia',
    'integración de licencias',
  ],
  image: 'licencia-ambiental.png',
  subcategory: 6,
  summary:
    'Autoriza la ejecución de un proyecto, obra o actividad que puede producir deterioro grave a los recursos naturales o modificaciones considerables al paisaje; lleva implícitos los permisos necesarios.',
  validity: 'La vida útil del proyecto; pierde vigencia si no se inicia en cinco (5) años (DUR 2.2.2.3.8.7).',
  legalBasis: [
    { norm: 'Ley 99 de 1993', article: 'arts. 49 a 60', subject: 'Licencia ambiental' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.2.3', subject: 'Competencia de las corporaciones' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.2.3.4.1 a 2.2.2.3.4.5',
      subject: 'Diagnóstico ambiental de alternativas',
    },
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.6.2 y 2.2.2.3.6.3', subject: 'Requisitos y trámite' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.8.6', subject: 'Pérdida de vigencia' },
    { norm: 'Ley 99 de 1993', article: 'arts. 69 a 74', subject: 'Participación y audiencia pública' },
  ],
  terms: TERMS,
  documents: [
    LICENCE_FORM,
    { kind: 85, accept: ['pdf', 'docx'], maxMegabytes: 50 },
    LICENCE_MAPS,
    LICENCE_COSTS,
    POWER_OF_ATTORNEY,
    PROOF_OF_PAYMENT,
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 88, accept: ['pdf'] },
    { kind: 89, accept: ['pdf'] },
    LICENCE_CHECK,
    {
      kind: 91,
      when: { condition: { '===': [{ var: 'sector' }, 'mineria'] }, text: 'Si el proyecto es de minería' },
      accept: ['pdf'],
    },
    {
      kind: 92,
      when: {
        condition: {
          or: [{ '===': [{ var: 'reserva_forestal' }, true] }, { '===': [{ var: 'especies_veda' }, true] }],
        },
        text: 'Si el proyecto está en reserva forestal o afecta especies en veda',
      },
      accept: ['pdf'],
    },
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tua', 'tasa_retributiva', 'tafm'],
    exemptions: [],
  },
  workflow: {
    family: 'licencia',
  },
  form: { questions: environmentalLicenceForm, source: 'FUN licencia ambiental y DUR 2.2.2.3.6.2' },
  municipalityField: 'municipio_principal',
  visitByDefault: false,
  instrument: granted('a', 'licencia ambiental'),
  decision: GRANT,
  traits: ['mediciones', 'licencia', 'se_modifica_aparte'],
  toConfirm: [
    '2.2.2.3.8.6 (verificar)',
    'DUR 2.2.2.3.4.2 (verificar)',
    'La vida útil del proyecto; pierde vigencia si no se inicia en cinco (5) años (DUR 2.2.2.3.8.7, verificar).',
  ],
})
