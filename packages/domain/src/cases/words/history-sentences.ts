import { isDate } from '../../forms/dates.ts'
import { longDate } from '../../terms/dates.ts'
import { CHANGE_REASONS } from '../applicant-change.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { CONTACT_PARTS, contactWords } from '../third-party-contact.ts'
import type { CaseEventType } from '../../workflow/definition/event-types.ts'
import { actPhrase, of, outcomeWords } from './history-words.ts'
import type { StepDef } from '../../workflow/definition/definition.ts'

type Data = Readonly<Record<string, unknown>>

/** One event of a case's history, with its names resolved. */
export interface Happened {
  readonly type: CaseEventType
  readonly data: Data
  /** name of the actor; null: the portal itself, for example when a term expires */
  readonly who: string | null
  /** name of the person that the event's data identifies by id */
  readonly named: string | null
}

/** Names for the codes and ids in events. */
export interface HistoryNames {
  readonly step: (id: string) => StepDef | undefined
  /** name of a template: «Auto de inicio de trámite» */
  readonly template: (id: string) => string | undefined
  readonly act: (id: string) => { readonly template: string; readonly number: string | null } | undefined
  readonly status: (code: string) => string | undefined
  readonly family: (id: string) => string | undefined
}

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

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const date = (value: unknown): string | null => (isDate(value) ? longDate(value) : null)
const when = (words: string, value: unknown): string => {
  const day = date(value)
  return day === null ? '' : ` ${words} ${day}`
}
const until = (value: unknown): string => {
  const day = date(value)
  return day === null ? '' : `, con plazo hasta el ${day}`
}
const who = (e: Happened): string => e.who ?? 'El portal'
/** The reason after a colon: «…: falta el acto de delegación.» */
const why = (reason: unknown): string => {
  const said = text(reason).replace(/[.\s]+$/, '')
  return said === '' ? '' : `: ${said.charAt(0).toLocaleLowerCase('es-CO')}${said.slice(1)}`
}
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`

/** The act of an event, with its article. */
function actOf(data: Data, names: HistoryNames, numbered = true): string {
  const act = names.act(text(data['acto']))
  const name = names.template(act?.template ?? text(data['plantilla']))
  return name === undefined ? 'el documento' : actPhrase(name, numbered ? (act?.number ?? null) : null)
}
const draftOf = (data: Data, names: HistoryNames): string => `el borrador ${of(actOf(data, names, false))}`

const titleOf = (data: Data, names: HistoryNames): string =>
  `«${text(data['titulo']) || (names.step(text(data['paso']))?.title ?? 'un paso que ya no existe')}»`

/** A step with the document that it is about. */
const stepWords = (data: Data, names: HistoryNames): string =>
  `${titleOf(data, names)}${text(data['acto']) === '' ? '' : ` ${of(actOf(data, names))}`}`

function ended(data: Data, e: Happened, names: HistoryNames): string {
  const step = names.step(text(data['paso']))
  const kept = text(data['etiqueta'])
  const result =
    outcomeWords(step, text(data['resultado'])) ??
    // the stored label belongs to an older definition whose question is unknown
    (/^(sí|si|no)$/i.test(kept) ? `se respondió que ${kept.toLocaleLowerCase('es-CO')}` : kept)
  const with_ = result === '' ? '' : ` con el resultado «${result}»`
  return `${who(e)} terminó ${stepWords(data, names)}${with_}${why(data['motivo'])}.`
}

const APPEALS: Readonly<Record<string, string>> = {
  reposicion: 'recurso de reposición',
  reposicion_apelacion: 'recurso de reposición y, en subsidio, de apelación',
  apelacion: 'recurso de apelación',
  queja: 'recurso de queja',
}
const MEANS: Readonly<Record<string, string>> = {
  electronica: ' por medios electrónicos',
  personal: ' personalmente',
  aviso: ' por aviso',
  aviso_publicado: ' por aviso publicado',
}
const means = (data: Data): string => MEANS[text(data['medio'])] ?? ''

const CHANGES: Readonly<Record<string, string>> = {
  end: 'la terminó',
  goTo: 'la llevó a otro paso',
  moveOffice: 'la pasó a otra oficina',
  addParty: 'le sumó un interviniente',
  giveFacts: 'le entregó sus datos',
  assign: 'cambió a quien la atiende',
  correct: 'corrigió sus datos',
  endProxy: 'terminó el poder del apoderado',
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
