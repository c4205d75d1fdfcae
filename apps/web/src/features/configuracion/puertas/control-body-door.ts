import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { EMAIL_MAX } from '@ventanilla/domain/identity/email'
import { door, listed, NEW_LISTED } from './listed.ts'

/** Of its kind: words and fields. */
export const CONTROL_BODY_DOOR = door<'ente_control'>({
  title: 'Entes de control',
  one: 'Ente de control',
  subtitle: 'A quién se envía copia de los actos, y de cuáles la recibe por sí solo.',
  says: 'Aquí se mantienen los entes de control y los actos de que reciben copia. Lo hace la oficina jurídica y quien administra el portal.',
  list: '/entes-control',
  item: { path: '/entes-control', query: 'id' },
  create: { path: '/entes-control', query: 'nuevo', label: 'Nuevo ente' },
  fields: {
    ...listed('Así se nombra en las copias y en la historia de la solicitud.'),
    active: { as: 'yesNo', label: 'Recibe copias', yes: 'Sí', no: 'No' },
    address: {
      as: 'line',
      label: 'Dirección',
      help: 'Para lo que se le envía en papel.',
      maxLength: LONGEST.place,
    },
    email: {
      as: 'line',
      label: 'Correo para copias',
      help: 'Sin correo no recibe copias por sí solo, y el portal lo dice a quien proyectó el acto.',
      maxLength: EMAIL_MAX,
    },
    acts: {
      as: 'several',
      label: 'Actos de que recibe copia por sí solo',
      one: 'acto',
      help: 'La copia sale al firmarlo o, si contra él procede recurso, cuando ya se notificó a todos.',
    },
  },
  begin: { ...NEW_LISTED, address: '', email: '', acts: [] },
})
