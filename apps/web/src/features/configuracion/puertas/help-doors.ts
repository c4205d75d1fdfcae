import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { HELP_AUDIENCES } from '@ventanilla/domain/configuration/texts/help'
import { door, listed, NEW_LISTED } from './listed.ts'

/** Of what the help says: words and fields. */

const AUDIENCES = {
  solicitante: HELP_AUDIENCES.solicitante.title,
  funcionario: HELP_AUDIENCES.funcionario.title,
}
const OTHER_WORDS = {
  as: 'line',
  label: 'Otras palabras',
  help: 'Con las que la gente la busca; no se muestran.',
  maxLength: LONGEST.description,
  rows: 2,
} as const
const SHOWN = { as: 'yesNo', label: 'Se muestra', yes: 'Sí', no: 'No' } as const
const KEY = (example: string, where: string) => ({
  label: 'Clave',
  help: `Palabras en minúsculas sin tilde, unidas por guiones: «${example}». Forma la dirección ${where}, y no cambia nunca.`,
})

export const GUIDE_DOOR = door<'guia'>({
  title: 'Guías',
  one: 'Guía',
  subtitle: 'Cómo se hace cada cosa en el portal, paso a paso. Se leen en la ayuda.',
  says: 'Aquí se escriben las guías de la ayuda. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/guias',
  parent: '/configuracion',
  item: { path: '/configuracion/guias/:id', param: 'id' },
  create: { path: '/configuracion/guias', query: 'nueva', label: 'Nueva guía' },
  key: KEY('pagar', '/ayuda#guia-pagar'),
  fields: {
    ...listed('Título de la guía.'),
    active: SHOWN,
    audience: { as: 'choice', label: 'Para quién', options: AUDIENCES },
    steps: {
      as: 'records',
      label: 'Pasos',
      one: 'paso',
      many: 'pasos',
      columns: { text: { as: 'line', label: 'Qué se hace', maxLength: LONGEST.description, rows: 2 } },
      begin: { text: '' },
    },
    otherWords: OTHER_WORDS,
    links: {
      as: 'records',
      label: 'Botones',
      one: 'botón',
      many: 'botones',
      help: 'Los ve quien puede abrir la pantalla.',
      columns: {
        text: { as: 'line', label: 'Lo que dice', maxLength: LONGEST.button },
        to: {
          as: 'line',
          label: 'Dirección en este portal',
          help: 'Desde la barra: /mis-solicitudes',
          maxLength: LONGEST.address,
        },
      },
      begin: { text: '', to: '' },
    },
  },
  begin: { ...NEW_LISTED, audience: 'solicitante', steps: [{ text: '' }], otherWords: '', links: [] },
})

export const QUESTION_DOOR = door<'pregunta'>({
  title: 'Preguntas frecuentes',
  one: 'Pregunta',
  subtitle: 'Lo que más se pregunta, con su respuesta. Se leen en la ayuda.',
  says: 'Aquí se escriben las preguntas de la ayuda. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/preguntas',
  parent: '/configuracion',
  item: { path: '/configuracion/preguntas/:id', param: 'id' },
  create: { path: '/configuracion/preguntas', query: 'nueva', label: 'Nueva pregunta' },
  key: KEY('cuanto-cuesta', '/ayuda#pregunta-cuanto-cuesta'),
  fields: {
    ...listed('La pregunta, como la haría la gente.'),
    active: SHOWN,
    audience: { as: 'choice', label: 'Para quién', options: AUDIENCES, empty: 'Para todos' },
    answer: { as: 'line', label: 'Respuesta', maxLength: LONGEST.messageBody, rows: 5 },
    otherWords: OTHER_WORDS,
  },
  begin: { ...NEW_LISTED, audience: null, answer: '', otherWords: '' },
})

export const WORD_DOOR = door<'palabra'>({
  title: 'Palabras legales',
  one: 'Palabra legal',
  subtitle: 'Las palabras de la ley que el portal usa, dichas en claro. Se leen en la ayuda.',
  says: 'Aquí se explican las palabras legales de la ayuda. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/palabras',
  parent: '/configuracion',
  item: { path: '/configuracion/palabras/:id', param: 'id' },
  create: { path: '/configuracion/palabras', query: 'nueva', label: 'Nueva palabra' },
  fields: {
    ...listed('La palabra.'),
    active: SHOWN,
    meaning: { as: 'line', label: 'Qué quiere decir', maxLength: LONGEST.description, rows: 3 },
  },
  begin: { ...NEW_LISTED, meaning: '' },
})
