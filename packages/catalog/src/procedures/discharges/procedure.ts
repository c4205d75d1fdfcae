import { defineProcedure } from '../define-procedure.ts'
import {
  IDENTITY,
  LAND_REGISTRY,
  LAND_USE,
  LEGAL_EXISTENCE,
  OWNER_CONSENT,
  POSSESSION,
  POWER_OF_ATTORNEY,
  PROJECT_COSTS,
  PROOF_OF_PAYMENT,
  nationalForm,
} from '../shared/documents.ts'
import { granted } from '../shared/instruments.ts'
import { dischargesForm } from './form.ts'
import { GRANT } from './grant.ts'
import { TERMS } from './terms.ts'

/** Permiso de vertimientos. */
export const discharges = defineProcedure({
  ttId: 5,
  name: 'Permiso de vertimientos',
  items: [
    'permiso de vertimiento a cuerpos de agua',
    'permiso de vertimiento al suelo',
    'renovación del permiso',
    'modificación del permiso',
    'cesión del permiso',
  ],
  image: 'permiso-vertimientos.png',
  subcategory: 1,
  summary:
    'Autoriza descargar aguas residuales tratadas, domésticas o no domésticas, a una fuente superficial o al suelo.',
  validity: 'Máximo 10 años (DUR 2.2.3.3.5.7). Renovación: primer trimestre del último año (2.2.3.3.5.10).',
  legalBasis: [
    {
      norm: 'Decreto 1076 de 2015',
      article: '2.2.3.3.5.1 a 2.2.3.3.5.10',
      subject: 'Permiso de vertimientos',
    },
    { norm: 'Decreto 50 de 2018', article: '—', subject: 'Modifica requisitos y vertimiento al suelo' },
    { norm: 'Ley 1955 de 2019', article: 'art. 13', subject: 'Ámbito del permiso' },
    {
      norm: 'Resolución 0631 de 2015',
      article: '—',
      subject: 'Límites máximos a aguas superficiales y alcantarillado',
    },
    { norm: 'Resolución 0699 de 2021', article: '—', subject: 'Límites de ARD tratadas al suelo' },
    { norm: 'Resolución 1514 de 2012', article: '—', subject: 'Términos del PGRMV' },
  ],
  terms: TERMS,
  documents: [
    nationalForm(23),
    IDENTITY,
    LEGAL_EXISTENCE,
    POWER_OF_ATTORNEY,
    LAND_REGISTRY,
    POSSESSION,
    OWNER_CONSENT,
    LAND_USE,
    { kind: 24, accept: ['pdf', 'png', 'jpeg'] },
    { kind: 25, accept: ['pdf'] },
    { kind: 26, accept: ['pdf', 'docx'] },
    { kind: 27, accept: ['pdf', 'docx'] },
    { kind: 28, accept: ['pdf', 'docx'] },
    {
      kind: 29,
      when: {
        condition: { '===': [{ var: 'medio_receptor' }, 'suelo'] },
        text: 'Si el vertimiento se hace al suelo',
      },
      accept: ['pdf', 'docx'],
    },
    PROJECT_COSTS,
    PROOF_OF_PAYMENT,
  ],
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tasa_retributiva'],
    exemptions: [],
  },
  workflow: {
    family: 'permiso_general',
  },
  form: { questions: dischargesForm, source: 'FUN permiso de vertimientos y DUR 2.2.3.3.5.2' },
  municipalityField: 'predios.0.municipio',
  visitByDefault: true,
  instrument: granted('o', 'permiso de vertimientos'),
  decision: GRANT,
  traits: ['mediciones', 'pide_una_vez'],
  toConfirm: [
    'Expedido por la oficina de registro de instrumentos públicos, con fecha no mayor a un (1) mes (verificar: algunas modalidades admiten tres meses).',
    'Término especial, más corto que los 10 días del CPACA art. 76; el portal debe parametrizarlo por tipo de trámite (hay autoridades que aplican 10 días por favorabilidad: verificar criterio jurídico).',
  ],
})
