import type { CaseEventType } from '../../workflow/definition/event-types.ts'
import type { HistoryLine } from './history-line.ts'
import { actOf, draftOf, list, means, text, when, who, why } from './history-phrases.ts'
import { of } from './history-words.ts'

/** Lines of a case's history about its acts and their notification. */
export const ACT_LINES = {
  'acto.iniciado': {
    readers: 'house',
    label: 'Empieza un documento',
    says: (data, e, names) => `${who(e)} empezó ${draftOf(data, names)}.`,
  },
  'acto.enviado': {
    readers: 'house',
    label: 'Documento enviado',
    says: (data, e, names) => `${who(e)} envió a revisión ${draftOf(data, names)}.`,
  },
  'acto.devuelto': {
    readers: 'house',
    label: 'Documento devuelto',
    says: (data, e, names) => `${who(e)} devolvió ${draftOf(data, names)}${why(data['motivo'])}.`,
  },
  'acto.descartado': {
    readers: 'house',
    label: 'Documento descartado',
    says: (data, e, names) => `${who(e)} descartó ${draftOf(data, names)}.`,
  },
  'observacion.aceptada': {
    readers: 'house',
    label: 'Observación cerrada por un motivo',
    says: (data, e, names) =>
      `${who(e)} cerró la observación «${text(data['observacion'])}»${e.named === null || e.named === e.who ? '' : ` de ${e.named}`} sobre ${actOf(data, names)}${why(data['motivo'])}.`,
  },
  'acto.firmado': {
    readers: 'house',
    label: 'Documento firmado',
    says: (data, e, names) => `${who(e)} firmó ${actOf(data, names)}.`,
  },
  'acto.numerado': {
    readers: 'house',
    label: 'Documento numerado',
    says: (data, _e, names) => {
      const number = text(data['numero'])
      const act = actOf(data, names, false)
      return number === '' ? `Se registró ${act}, que no lleva número.` : `Se numeró ${act}: ${number}.`
    },
  },
  'acto.publicado': {
    readers: 'parties',
    label: 'Acto publicado',
    says: (data, e, names) =>
      `${who(e)} publicó en el boletín ${actOf(data, names)}${when('hasta el', data['hasta'])}.`,
  },
  'acto.copiado': {
    readers: 'house',
    label: 'Copia a un ente de control',
    says: (data, e, names) => {
      const copy = `copia ${of(actOf(data, names))} para ${text(data['ente'])}`
      const link = `; el enlace sirve${when('hasta el', data['hasta'])}.`
      return e.sentOn === null
        ? `Está por salir por correo ${copy}${link}`
        : `Se envió por correo${when('el', e.sentOn)} ${copy}${link}`
    },
  },
  'acto.sin_copia': {
    readers: 'house',
    label: 'Un ente de control no recibió copia',
    says: (data, _e, names) =>
      `No se envió copia ${of(actOf(data, names))} a ${text(data['ente'])}: no tiene correo para copias. Envíela en papel${text(data['direccion']) === '' ? '' : `, a ${text(data['direccion'])}`}.`,
  },
  'acto.copia_interna': {
    readers: 'house',
    label: 'Copia para un grupo',
    says: (data, _e, names) => {
      const groups = Array.isArray(data['grupos'])
        ? data['grupos'].map((name) => `«${text(name)}»`).join(', ')
        : ''
      const told = Number(data['personas'])
      if (told === 0)
        return `No se envió copia ${of(actOf(data, names))} a ${groups}: nadie de allí puede ver el trámite.`
      return `Se envió copia ${of(actOf(data, names))} a ${told === 1 ? 'una persona' : `${told} personas`} de ${groups}.`
    },
  },
  'notificacion.iniciada': {
    readers: 'house',
    label: 'Empieza la notificación',
    says: (data, _e, names) => {
      const whom = Array.isArray(data['destinatarios'])
        ? list(data['destinatarios'].filter((one): one is string => typeof one === 'string'))
        : ''
      return `Empezó la notificación ${of(actOf(data, names))}${whom === '' ? '' : ` a ${whom}`}.`
    },
  },
  'notificacion.enviada': {
    readers: 'house',
    label: 'Notificación enviada',
    says: (data, e, names) =>
      `${who(e)} envió la notificación ${of(actOf(data, names))} a ${text(data['destinatario'])}${means(data)}.`,
  },
  'notificacion.surtida': {
    readers: 'parties',
    label: 'Notificación surtida',
    says: (data, _e, names) =>
      `Se notificó ${actOf(data, names)} a ${text(data['destinatario'])}${means(data)}${when('el', data['fecha'])}.`,
  },
  'notificacion.sin_terminar': {
    readers: 'house',
    label: 'Notificación sin terminar',
    says: (data, _e, names) => `La notificación ${of(actOf(data, names))} quedó sin terminar.`,
  },
} as const satisfies Partial<Readonly<Record<CaseEventType, HistoryLine>>>
