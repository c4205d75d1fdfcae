import { longDate } from '../../forms/dates.ts'
import { placeOfFile } from '../file-address.ts'
import type { StepMessage } from '../../workflow/definition/step-message.ts'
import type { CASE_MESSAGES } from '../messages/case-messages.ts'
import { type MessageWords, writtenMessage, type WrittenMessage } from '../messages/written-message.ts'
import type { WishId } from '../wishes.ts'

export interface MessageText extends WrittenMessage {
  /** path inside the portal */
  readonly href: string
  /** the preference that controls its mail; null: always mailed */
  readonly mailIf: WishId | null
  /** the preference that controls its SMS, for messages that start a term of the reader */
  readonly smsIf: WishId | null
}

export interface MessageFacts {
  readonly radicado: string
  readonly procedure: string
  readonly caseId: string
  readonly [more: string]: unknown
}

type CaseMessageId = keyof typeof CASE_MESSAGES

const until = (f: MessageFacts): string => {
  const due = f['vence']
  return typeof due === 'string'
    ? `Tiene plazo hasta el ${due.slice(8, 10)}/${due.slice(5, 7)}/${due.slice(0, 4)}.`
    : ''
}

const lines = (f: MessageFacts): string =>
  Array.isArray(f['plazos']) ? f['plazos'].map(String).join(' ') : ''

const fileOf = (f: MessageFacts): string => {
  const { id, stateMigration } = placeOfFile(f.caseId, f['migrado'] === true)
  return `/mis-expedientes/ver-expediente/${id}/${stateMigration}`
}

const word = (f: MessageFacts, name: string): string => String(f[name])
const day = (f: MessageFacts, name: string): string => longDate(word(f, name))

/** Variables of a message besides those that every one has, where it leads and which preferences control it. */
type Sent<Id extends CaseMessageId> = Partial<Pick<MessageText, 'mailIf' | 'smsIf'>> & {
  readonly href?: (f: MessageFacts) => string
} & ([Own<Id>] extends [never]
    ? { readonly values?: undefined }
    : { readonly values: (f: MessageFacts) => Readonly<Record<Own<Id>, string>> })
interface AnySent extends Partial<Pick<MessageText, 'mailIf' | 'smsIf'>> {
  readonly href?: (f: MessageFacts) => string
  readonly values?: ((f: MessageFacts) => Readonly<Record<string, string>>) | undefined
}
type Own<Id extends CaseMessageId> = Exclude<
  keyof (typeof CASE_MESSAGES)[Id]['variables'],
  'radicado' | 'tramite' | 'enlace'
>

const TERM = { values: (f: MessageFacts) => ({ plazo: until(f) }), smsIf: 'sms_plazos' } as const

/** How each message of a case is sent; its words are the authority's. */
const SENT: { readonly [Id in CaseMessageId]: Sent<Id> } & Readonly<Record<`tarea.${StepMessage}`, unknown>> =
  {
    'solicitud.radicada': {},
    'acto.comunicado': { values: (f) => ({ nombre: word(f, 'nombre'), numero: word(f, 'numero') }) },
    'notificacion.electronica': { smsIf: 'sms_plazos' },
    'notificacion.personal': {},
    'notificacion.aviso': {},
    'tarea.requerimiento': TERM,
    'tarea.informacion': TERM,
    'tarea.obligaciones': TERM,
    'tarea.descargos': TERM,
    'tarea.alegatos': TERM,
    'tarea.recibo': TERM,
    'recibo.anulado': { values: (f) => ({ referencia: word(f, 'referencia'), por: word(f, 'por') }) },
    'cambio.solicitado': { values: (f) => ({ recibe: word(f, 'recibe') }) },
    'tarea.cambio-por-enviar': { values: (f) => ({ plazo: until(f) }) },
    'tarea.cambio-por-aceptar': TERM,
    'solicitante.cambiado': { values: (f) => ({ anterior: word(f, 'anterior') }) },
    'solicitante.cedido': {
      values: (f) => ({ nuevo: word(f, 'nuevo') }),
      href: (f) => `/mis-solicitudes/cedidas/${f.caseId}`,
    },
    'acto.devuelto': {
      values: (f) => ({ motivo: word(f, 'motivo') }),
      href: () => '/solicitudes?vista=mias',
      mailIf: 'correo_devueltos',
    },
    'observacion.respondida': {
      values: (f) => ({ motivo: word(f, 'motivo') }),
      href: (f) => word(f, 'enlace'),
      mailIf: 'correo_devueltos',
    },
    'publicacion.pendiente': {
      values: (f) => ({ nombre: word(f, 'nombre') }),
      href: () => '/publicaciones',
      mailIf: 'correo_asignadas',
    },
    'copia.sin_correo': {
      values: (f) => ({ nombre: word(f, 'nombre'), ente: word(f, 'ente') }),
      mailIf: 'correo_asignadas',
    },
    'copia.interna': { values: (f) => ({ nombre: word(f, 'nombre') }), mailIf: 'correo_asignadas' },
    'tarea.asignada': {
      values: (f) => ({ paso: word(f, 'paso') }),
      href: () => '/solicitudes?vista=mias',
      mailIf: 'correo_asignadas',
    },
    'visita.reprogramada': { values: (f) => ({ fecha: word(f, 'fecha') }) },
    'termino.recontado': { values: (f) => ({ plazos: lines(f) }) },
    'termino.interno_recontado': {
      values: (f) => ({ plazos: lines(f) }),
      href: () => '/solicitudes?vista=mias',
      mailIf: 'correo_asignadas',
    },
    'recurso.presentado': {
      values: (f) => ({
        cuando: typeof f['fecha'] === 'string' ? `Quedó radicado el ${longDate(f['fecha'])}.` : '',
      }),
      mailIf: 'correo_avance',
    },
    'recurso.de_otro': {
      values: (f) => ({ quien: word(f, 'quien'), fecha: day(f, 'fecha') }),
      mailIf: 'correo_avance',
    },
    'caso.cerrado': { mailIf: 'correo_avance' },
    'caso.otra_sede': { values: (f) => ({ sede: word(f, 'sede'), direccion: word(f, 'direccion') }) },
    'interviniente.terminado': {
      values: (f) => ({ fecha: day(f, 'fecha'), acto: word(f, 'acto'), motivo: word(f, 'motivo') }),
      href: () => '/mis-solicitudes',
    },
    'expediente.acceso': {
      values: (f) => ({ expediente: word(f, 'expediente'), hasta: day(f, 'hasta') }),
      href: fileOf,
    },
    'expediente.acceso_retirado': {
      values: (f) => ({ expediente: word(f, 'expediente') }),
      href: () => '/mis-expedientes',
    },
  }

const isCaseMessage = (id: string): id is CaseMessageId => Object.hasOwn(SENT, id)

/**
 * Text of a message; null for events without a message. @param wordsOf the authority's words in force
 * @param address of the portal, without a slash at its end
 */
export function messageFor(
  message: string,
  facts: MessageFacts,
  { wordsOf, address }: { readonly wordsOf: (id: CaseMessageId) => MessageWords; readonly address: string },
): MessageText | null {
  if (!isCaseMessage(message)) return null
  const { values, href: leads, mailIf = null, smsIf = null }: AnySent = SENT[message]
  const href = leads?.(facts) ?? `/mis-solicitudes/ver-solicitud/${facts.caseId}`
  const written = writtenMessage(wordsOf(message), {
    ...values?.(facts),
    radicado: facts.radicado,
    tramite: facts.procedure,
    enlace: `${address}${href}`,
  })
  return { ...written, href, mailIf, smsIf }
}
