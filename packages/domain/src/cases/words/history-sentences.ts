import { CHANGE_REASONS } from '../applicant-change.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { RECOUNTED } from './recounted-sentences.ts'
import { CONTACT_PARTS, contactWords } from '../third-party-contact.ts'
import type { CaseEventType } from '../../workflow/definition/event-types.ts'
import {
  APPEALS,
  CHANGES,
  actOf,
  date,
  draftOf,
  ended,
  list,
  means,
  stepWords,
  text,
  titleOf,
  until,
  when,
  who,
  why,
} from './history-phrases.ts'
import type { Data, Happened, HistoryNames } from './happened.ts'
import { of } from './history-words.ts'

/**
 * Audience of a history line. `house`: officials only; `parties`: also the parties; `all`: also readers with
 * access to the expediente. `own`: parties only for their own steps.
 */
export type Readers = 'house' | 'own' | 'parties' | 'all'

interface HistoryLine {
  readonly readers: Readers
  /** kind of event */
  readonly label: string
  /** a whole sentence with its full stop */
  readonly says: (data: Data, e: Happened, names: HistoryNames) => string
}

/** Sentence for each event of a case; the type requires one for every event type. */
export const HISTORY: Readonly<Record<CaseEventType, HistoryLine>> = {
  'solicitud.radicada': {
    readers: 'all',
    label: 'Solicitud radicada',
    says: (data, e) =>
      text(data['ventanilla']) === ''
        ? `${who(e)} radicó la solicitud ${text(data['radicado'])}${when('con fecha', data['fecha'])}.`
        : `${text(data['ventanilla'])} radicó en la ventanilla la solicitud ${text(data['radicado'])} de ${text(data['solicitante'])}${when('con fecha', data['fecha'])}.`,
  },
  'caso.abierto': {
    readers: 'house',
    label: 'Actuación abierta',
    says: (data, e, names) => {
      const family = names.family(text(data['familia']))
      const beside = text(data['junto'])
      return `${who(e)} abrió la actuación${family === undefined ? '' : ` «${family}»`}${text(data['radicado']) === '' ? '' : ` ${text(data['radicado'])}`}${beside === '' ? '' : `, junto a la solicitud ${beside}`}.`
    },
  },
  'tarea.abierta': {
    readers: 'house',
    label: 'Empieza un paso',
    says: (data, e, names) =>
      `Empezó ${stepWords(data, names)}${e.named === null ? '' : `, a cargo de ${e.named}`}${until(data['vence'])}.`,
  },
  'tarea.cerrada': { readers: 'own', label: 'Termina un paso', says: ended },
  'tarea.asignada': {
    readers: 'house',
    label: 'Tarea asignada',
    says: (data, e, names) =>
      text(data['nombre']) === ''
        ? data['a'] === null
          ? `${who(e)} devolvió ${titleOf(data, names)} al grupo.`
          : `${who(e)} tomó ${titleOf(data, names)}.`
        : text(data['nombre']) === e.who
          ? `${who(e)} tomó ${titleOf(data, names)}.`
          : `${who(e)} asignó ${titleOf(data, names)} a ${text(data['nombre'])}.`,
  },
  'estado.cambiado': {
    readers: 'all',
    label: 'Cambia el estado',
    says: (data, _e, names) => {
      const status = names.status(text(data['a']))
      return status === undefined ? 'El caso cambió de estado.' : `El caso pasó al estado «${status}».`
    },
  },
  'paso.omitido': {
    readers: 'house',
    label: 'Paso omitido',
    says: (data, _e, names) => `${titleOf(data, names)} no hizo falta en este caso.`,
  },
  'termino.suspendido': {
    readers: 'all',
    label: 'El término se suspende',
    says: (data) =>
      `El término para decidir se suspendió${when('desde el', data['desde'])}, mientras se espera «${text(data['motivo'])}».`,
  },
  'termino.reanudado': {
    readers: 'all',
    label: 'El término se reanuda',
    says: (data) =>
      `El término para decidir siguió corriendo${when('desde el', data['desde'])}, por «${text(data['motivo'])}».`,
  },
  'termino.vencido': {
    readers: 'all',
    label: 'Vence un término',
    says: (data, _e, names) => `Venció el término de ${titleOf(data, names)}.`,
  },
  ...RECOUNTED,
  'duracion.prorrogada': {
    readers: 'house',
    label: 'Duración prorrogada',
    says: (data, e) => {
      const months = Number(data['meses'])
      return `${who(e)} prorrogó la duración del procedimiento${months > 0 ? ` por ${months} ${months === 1 ? 'mes' : 'meses'}` : ''}.`
    },
  },
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
  'recibo.anulado': {
    readers: 'all',
    label: 'Recibo anulado',
    says: (data) => `El recibo ${text(data['referencia'])} se anuló${why(data['motivo'])}.`,
  },
  'visita.reprogramada': {
    readers: 'all',
    label: 'Visita reprogramada',
    says: (data, e) => `${who(e)} cambió la visita${when('para el', data['fecha'])}${why(data['motivo'])}.`,
  },
  'expediente.creado': {
    readers: 'all',
    label: 'Expediente creado',
    says: (data, e) => {
      const series = text(data['trd'])
      return `${who(e)} abrió el expediente${series === '' ? '' : `, de la serie «${series}»`}.`
    },
  },
  'prorroga.pedida': {
    readers: 'all',
    label: 'Prórroga pedida',
    says: (data, e) => `${who(e)} pidió una prórroga${why(data['justificacion'])}.`,
  },
  'prorroga.decidida': {
    readers: 'all',
    label: 'Prórroga decidida',
    says: (data, e) => {
      const days = Number(data['dias'])
      return data['concedida'] === true
        ? `${who(e)} concedió la prórroga${days > 0 ? `, de ${days} ${days === 1 ? 'día' : 'días'}` : ''}.`
        : `${who(e)} negó la prórroga; sigue el plazo inicial.`
    },
  },
  'recurso.presentado': {
    readers: 'all',
    label: 'Recurso presentado',
    says: (data, e) =>
      `${text(data['quien']) || who(e)} presentó ${APPEALS[text(data['clase'])] ?? 'un recurso'}.`,
  },
  'recurso.a_estudio': {
    readers: 'all',
    label: 'Los recursos pasan a estudio',
    says: (data) =>
      `Los recursos presentados${text(data['acto']) === '' ? '' : ` contra el acto ${text(data['acto'])}`} pasaron a estudio.`,
  },
  'seguimiento.por_abrir': {
    readers: 'house',
    label: 'Pasa a seguimiento',
    says: (data) => {
      const day = date(data['vence'])
      return `El caso pasó a seguimiento${day === null ? '' : `; el permiso vence el ${day}`}.`
    },
  },
  'cambio.solicitado': {
    readers: 'all',
    label: 'Se pide un cambio de solicitante',
    says: (data, e) => {
      // a reason outside the table gives undefined
      const reason = (CHANGE_REASONS as Readonly<Record<string, string>>)[text(data['motivo'])]
      return `${who(e)} pidió que el trámite pase a ${text(data['recibe']) || 'otro solicitante'}${why(reason)}.`
    },
  },
  'solicitante.cambiado': {
    readers: 'all',
    label: 'El caso pasa a otro solicitante',
    says: (data) =>
      `El caso pasó de ${text(data['anterior'])} a ${text(data['nuevo'])}${text(data['acto']) === '' ? '' : `, por el acto ${text(data['acto'])}`}${when('del', data['fechaDelActo'])}.`,
  },
  'solicitante.identificado': {
    readers: 'house',
    label: 'Se identifica a la persona',
    says: (data, e) => `${who(e)} identificó a ${text(data['nombre'])}.`,
  },
  'datos.corregidos': {
    readers: 'house',
    label: 'Datos corregidos',
    says: (data, e) => {
      const corrected = data['datos']
      const n = typeof corrected === 'object' && corrected !== null ? Object.keys(corrected).length : 0
      return `${who(e)} corrigió ${n === 1 ? 'un dato' : n > 1 ? `${n} datos` : 'datos'} de la solicitud.`
    },
  },
  'interviniente.corregido': {
    // how a third party is reached is nobody else's affair
    readers: 'house',
    label: 'Datos de un interviniente corregidos',
    says: (data, e) => {
      const parts = data['datos']
      const corrected = keysIn(CONTACT_PARTS).filter((part) => Array.isArray(parts) && parts.includes(part))
      const what = corrected.length === 0 ? 'los datos de contacto' : contactWords(corrected)
      return `${who(e)} corrigió ${what} del interviniente ${text(data['nombre'])}${why(data['motivo'])}.`
    },
  },
  'interviniente.terminado': {
    readers: 'parties',
    label: 'Termina la calidad de interviniente',
    says: (data, _e, names) =>
      `${text(data['nombre'])} dejó de ser interviniente${when('desde el', data['fecha'])}, por ${actOf(data, names)}${why(data['motivo'])}.`,
  },
  'caso.afectado': {
    readers: 'house',
    label: 'Otra actuación lo cambia',
    says: (data, _e, names) => {
      const family = names.family(text(data['por']))
      const codes: readonly unknown[] = Array.isArray(data['cambios']) ? data['cambios'] : []
      const changes = [...new Set(codes.flatMap((code) => CHANGES[text(code)] ?? []))]
      return `La actuación${family === undefined ? '' : ` «${family}»`}${text(data['radicado']) === '' ? '' : ` ${text(data['radicado'])}`} actuó sobre la solicitud${changes.length === 0 ? '' : `: ${list(changes)}`}.`
    },
  },
  'caso.trasladado': {
    readers: 'all',
    label: 'Caso trasladado',
    says: ({ cierre }) =>
      `El caso pasó a otra oficina territorial${cierre === true ? ', porque la que lo atendía cerró' : ''}.`,
  },
  'sede.reemplazada': {
    readers: 'house',
    label: 'Otra oficina lo recibe',
    says: () =>
      'La oficina territorial que iba a recibir el caso cerró: lo recibe la que atiende en su lugar.',
  },
  'caso.cerrado': {
    readers: 'all',
    label: 'Caso cerrado',
    says: (data, _e, names) => {
      const status = names.status(text(data['estado']))
      return `El caso se cerró${status === undefined ? '' : ` en el estado «${status}»`}.`
    },
  },
}

export const sentenceOf = (e: Happened, names: HistoryNames): string => {
  const said = HISTORY[e.type].says(e.data, e, names)
  return said.charAt(0).toLocaleUpperCase('es-CO') + said.slice(1)
}
