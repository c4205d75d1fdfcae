import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door } from './listed.ts'

/** Of its kind: words and fields. */
export const LETTER_DOOR = door<'carta'>({
  title: 'Cartas',
  one: 'Carta',
  subtitle:
    'Lo que el portal propone en los oficios, que el funcionario corrige antes de firmar. Lo que va entre llaves lo llena el portal.',
  says: 'Aquí se escriben las cartas que el portal propone. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/cartas',
  parent: '/configuracion',
  item: { path: '/configuracion/cartas/:id', param: 'id' },
  create: null,
  fields: {
    subject: { as: 'line', label: 'Asunto', maxLength: LONGEST.subject },
    body: {
      as: 'line',
      label: 'Texto',
      help: 'Cada línea es un párrafo.',
      maxLength: LONGEST.messageBody,
      rows: 10,
    },
    order: { as: 'place', label: 'Puesto en la lista' },
  },
  begin: { order: 0, subject: '', body: '' },
})
