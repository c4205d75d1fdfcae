import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LAND_REGISTRY,
  LEGAL_EXISTENCE,
  OWNER_CONSENT,
  POSSESSION,
  POWER_OF_ATTORNEY,
  PRIOR_CONSULTATION,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { riverbedWorksForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Permiso de ocupación de cauces, playas y lechos. */
export const riverbedWorks = defineProcedure({
  ttId: 6,
  name: 'Permiso de ocupación de cauces, playas y lechos',
  items: [
    'construcción de obras que ocupen el cauce de una corriente',
    'ocupación temporal o permanente de playas y lechos',
    'obras de protección de orillas',
    'puentes y alcantarillas',
    'cruces de tubería',
    'modificación o prórroga del permiso',
  ],
  image: 'ocupacion-cauce.png',
  subcategory: 1,
  summary:
    'Autoriza construir obras que ocupen el cauce, la playa o el lecho de una corriente o depósito de agua.',
  validity: 'Obra temporal: la del plazo otorgado; permanente: la de la vida útil, con seguimiento.',
  legalBasis: [
    { norm: 'Decreto-ley 2811 de 1974', article: 'arts. 102 y 104', subject: 'Ocupación de cauces' },
    { norm: 'Decreto 1076 de 2015', article: '2.2.3.2.12.1', subject: 'Permiso de ocupación' },
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.2.19.5 a 2.2.3.2.19.16',
      subject: 'Aprobación de planos y obras hidráulicas',
    },
    {
      norm: 'Decreto 2245 de 2017 (DUR 2.2.3.2.3A.1 y ss.)',
      article: '—',
      subject: 'Acotamiento de rondas hídricas',
    },
  ],
  terms: TERMS,
  documents: [
    nationalForm(30),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    { kind: 31, accept: ['pdf', 'png', 'jpeg'] },
    { kind: 32, accept: ['pdf', 'docx'] },
    { kind: 33, accept: ['pdf', 'docx'] },
    {
      kind: 34,
      when: {
        condition: { '===': [{ var: 'contrato_publico' }, true] },
        text: 'Si la obra se ejecuta por contrato público',
      },
      accept: ['pdf'],
    },
    PROJECT_COSTS,
    PRIOR_CONSULTATION,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: [],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: { questions: riverbedWorksForm, source: 'FUN ocupación de cauces, playas y lechos' },
  municipalityField: 'municipio_obra',
  visitByDefault: true,
  instrument: granted('o', 'permiso de ocupación de cauce'),
  decision: GRANT,
  traits: ['mediciones'],
  toConfirm: [
    '2.2.3.2.19.5 a 2.2.3.2.19.16 (verificar)',
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
  ],
})
