import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { door } from './listed.ts'

/** Of its kind: words and fields. */
export const MESSAGE_DOOR = door<'mensaje'>({
  title: 'Mensajes',
  one: 'Mensaje',
  subtitle:
    'Las palabras de los correos y mensajes de texto que envía el portal. Lo que va entre llaves lo llena el portal.',
  says: 'Aquí se escriben los correos y mensajes de texto del portal. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/configuracion/mensajes',
  parent: '/configuracion',
  // keys have a point, which in a path names a file
  item: { path: '/configuracion/mensajes', query: 'id' },
  create: null,
  fields: {
    subject: { as: 'line', label: 'Asunto', maxLength: LONGEST.subject },
    body: {
      as: 'line',
      label: 'Texto del correo',
      help: 'Cada línea es un párrafo.',
      maxLength: LONGEST.messageBody,
      rows: 8,
    },
    action: {
      as: 'line',
      label: 'Lo que dice el botón',
      help: 'La dirección a la que lleva la pone el portal.',
      maxLength: LONGEST.button,
    },
    sms: { as: 'line', label: 'Mensaje de texto', maxLength: LONGEST.sms, rows: 3 },
    order: { as: 'place', label: 'Puesto en la lista' },
  },
  begin: { order: 0, subject: '', body: '', action: '', sms: '' },
})
