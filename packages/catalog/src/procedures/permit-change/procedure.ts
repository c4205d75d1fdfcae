import { defineProcedure } from '../define-procedure.ts'
import { IDENTITY, LEGAL_EXISTENCE, POWER_OF_ATTORNEY, PROOF_OF_PAYMENT } from '../shared/documents.ts'
import { approved } from '../shared/instruments.ts'
import { permitChangeForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Modificación, prórroga, cesión y otros trámites sobre permisos otorgados. */
export const permitChange = defineProcedure({
  ttId: 29,
  name: 'Modificación, prórroga, cesión y otros trámites sobre permisos otorgados',
  items: [
    'prórroga o renovación de permisos',
    'modificación de condiciones',
    'cesión o traspaso',
    'renuncia al permiso',
    'prórroga para entregar información',
    'corrección o aclaración',
    'certificaciones',
    'suspensión y cierre',
  ],
  presentation: 'vinetas',
  image: 'tramites-posteriores.png',
  subcategory: 7,
  summary: 'Agrupa los trámites posteriores al otorgamiento de un permiso que no tienen formulario propio.',
  validity: 'La del permiso que se modifica.',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.8.1 a 2.2.3.2.8.11',
      subject: 'Modificación, prórroga y traspaso de concesiones',
    },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.3.5.9 y 2.2.3.3.5.10',
      subject: 'Modificación y renovación del permiso de vertimientos',
    },
    { norm: 'Ley 1437 de 2011 (CPACA)', article: 'art. 45', subject: 'Corrección de errores formales' },
  ],
  terms: TERMS,
  documents: [
    IDENTITY,
    LEGAL_EXISTENCE,
    { kind: 109, accept: ['pdf'] },
    {
      kind: 110,
      when: { condition: { '===': [{ var: 'tramite' }, 'cesion'] }, text: 'Si pide la cesión o el traspaso' },
      accept: ['pdf'],
    },
    {
      kind: 111,
      when: { condition: { '===': [{ var: 'tramite' }, 'modificacion'] }, text: 'Si pide una modificación' },
      accept: ['pdf', 'docx'],
    },
    POWER_OF_ATTORNEY,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'segun_permiso',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'modificacion_permiso',
  },
  form: { questions: permitChangeForm, source: 'Solicitud interna' },
  municipalityField: null,
  visitByDefault: false,
  instrument: approved('a', 'solicitud sobre el permiso'),
  decision: GRANT,
  traits: ['sobre_permiso', 'se_modifica_aparte'],
  toConfirm: ['Modificación, prórroga y traspaso de concesiones (verificar extremos)'],
})
