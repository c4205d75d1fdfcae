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
import { approved } from '../shared/instruments.ts'
import { licenceChangeForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Modificación de licencia ambiental. */
export const licenceChange = defineProcedure({
  ttId: 9,
  name: 'Modificación de licencia ambiental',
  items: [
    'modificación de la licencia ambiental',
    'inclusión o variación de permisos',
    'ampliación o reducción del área',
    'cambio menor o ajuste normal del giro ordinario',
  ],
  image: 'modificacion-licencia.png',
  subcategory: 6,
  summary:
    'Se tramita cuando se pretende variar las condiciones del proyecto licenciado. Los cambios menores dentro del giro ordinario solo se informan.',
  validity: 'La de la licencia modificada.',
  legalBasis: [
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.7.1', subject: 'Causales de modificación' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.7.2', subject: 'Requisitos' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.8.1', subject: 'Trámite' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.2.3.8.3 y ss.', subject: 'Cesión e integración' },
    { norm: 'Resolución 376 de 2016', article: '—', subject: 'Cambios menores o de ajuste normal' },
  ],
  terms: TERMS,
  documents: [
    LICENCE_FORM,
    { kind: 93, accept: ['pdf', 'docx'], maxMegabytes: 50 },
    LICENCE_MAPS,
    LICENCE_COSTS,
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    { kind: 94, accept: ['pdf'] },
    LICENCE_CHECK,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tua', 'tasa_retributiva'],
    exemptions: [],
  },
  workflow: {
    family: 'licencia',
  },
  form: { questions: licenceChangeForm, source: 'FUN licencia ambiental y DUR 2.2.2.3.7.2' },
  municipalityField: 'municipio_principal',
  visitByDefault: false,
  instrument: approved('a', 'modificación de la licencia'),
  decision: GRANT,
  traits: ['mediciones', 'licencia', 'se_modifica_aparte'],
  toConfirm: [
    '2.2.2.3.8.3 y ss. (verificar)',
    'Cambios menores o de ajuste normal (verificar por sector)',
    'DUR 2.2.2.3.8.1 num. 4 (verificar)',
  ],
})
