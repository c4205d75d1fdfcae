import { UNACCEPTED } from '@ventanilla/domain/configuration/texts/legal-texts'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door } from './listed.ts'

/** Of its kind: words and fields. */
export const LEGAL_TEXT_DOOR = door<'texto_legal'>({
  title: 'Textos legales',
  one: 'Texto legal',
  subtitle:
    'Política de datos, términos, cookies y consentimiento, con su versión y a quién se le piden de nuevo.',
  says: 'Aquí se mantienen los textos legales del portal. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/textos-legales',
  parent: '/configuracion',
  item: { path: '/configuracion/textos-legales/:id', param: 'id' },
  create: null,
  fields: {
    name: { as: 'line', label: 'Título', maxLength: LONGEST.name },
    version: {
      as: 'line',
      label: 'Versión',
      help: 'Año y número, como 2026-2. Cada aceptación queda guardada con ella: si cambia el texto, cambia la versión.',
      maxLength: LONGEST.textVersion,
    },
    norm: { as: 'line', label: 'Norma en que se apoya', maxLength: LONGEST.norm },
    body: {
      as: 'line',
      label: 'Texto',
      help: 'Una línea que empieza por «## » es un título y por «- » un elemento de una lista; las demás son párrafos. El portal llena {AUTORIDAD}, {NIT}, {DIRECCION}, {CORREO_DATOS}, {TELEFONO}, {URL}, {CORREO} y {MAPAS}.',
      maxLength: LONGEST.legalText,
      rows: 20,
    },
    acceptedSince: {
      as: 'line',
      label: 'Se pide de nuevo a quien no haya aceptado al menos la versión',
      help: 'Vacío: a nadie se le pide de nuevo. Solo los textos que se aceptan al registrarse pueden pedirse.',
      maxLength: LONGEST.textVersion,
      empties: true,
    },
    askedFrom: { as: 'date', label: 'Se pide desde', help: 'Vacío: desde que entre en vigor.' },
    unaccepted: {
      as: 'choice',
      label: 'Mientras no se acepte, qué espera',
      options: UNACCEPTED,
      help: 'Si la ley no lo manda, quien tiene un plazo puede seguir leyendo y respondiendo.',
    },
    order: { as: 'place', label: 'Puesto en la lista' },
  },
  begin: {
    order: 0,
    name: '',
    version: '',
    norm: '',
    body: '',
    acceptedSince: null,
    askedFrom: null,
    unaccepted: 'sigue',
  },
})
