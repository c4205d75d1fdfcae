import { EMAIL_INVALID, isEmail, normalizeEmail } from '../../identity/email.ts'
import { PHONE_INVALID, storedPhone } from '../../identity/phone.ts'
import type { ListOrders } from '../../kernel/list-order.ts'
import { Refusal } from '../../kernel/problem.ts'

/** Messages that the portal sent or has to send, as the report of messages shows them. */

/** What a message is about. */
export const SENT_KINDS = {
  notificacion: 'Avisa de una notificación',
  comunicacion: 'Comunica un acto',
  tarea: 'Pide algo a la persona',
  tramite: 'Otro aviso de un trámite',
  copia: 'Copia de un acto',
  codigo: 'Código o enlace personal de un trámite',
  cuenta: 'De una cuenta o del portal',
} as const
export type SentKind = keyof typeof SENT_KINDS

/** How the names of a case's messages begin, by kind; the others are of `tramite`. */
export const NAMES_BEGIN = {
  notificacion: 'notificacion.',
  comunicacion: 'acto.comunicado',
  tarea: 'tarea.',
} as const satisfies Partial<Record<SentKind, string>>

const OPEN: ReadonlySet<SentKind> = new Set(['notificacion', 'comunicacion', 'tarea', 'tramite'])

/**
 * Whether the words of a message can be shown and sent to another address: only those of a case, whose link asks for
 * a session. Attack: reading a code of signature or a link of recovery in a list, or sending it to oneself.
 */
export const isOpenKind = (kind: SentKind): boolean => OPEN.has(kind)

export const SENT_STATES = {
  enviado: 'El servidor de correo o el proveedor lo aceptó',
  en_cola: 'Espera su primer intento',
  reintentando: 'Un intento falló y se intentará de nuevo',
  fallido: 'No se pudo enviar y no se intentará más',
  dudoso: 'No se sabe si salió y no se intentará más',
} as const
export type SentState = keyof typeof SENT_STATES

/** What shows that a message was read in the portal; no mail carries a tracking picture. */
export const OPENED_BY = {
  notificacion: 'La persona abrió el acto que se le notificaba',
  aviso: 'La persona leyó el mismo aviso en el portal',
} as const

export const SENT_ORDERS = {
  recientes: { by: 'fecha', direction: 'descending', label: 'Lo más reciente primero' },
  antiguos: { by: 'fecha', direction: 'ascending', label: 'Lo más antiguo primero' },
} as const satisfies ListOrders

/**
 * The corrected address of a message as it is stored.
 * @throws Refusal (invalid) for something that is no address of the channel, or the address it was sent to
 */
export function readCorrectedAddress(
  message: { readonly channel: 'email' | 'sms'; readonly to: string },
  written: string,
): string {
  const isMail = message.channel === 'email'
  const mail = normalizeEmail(written)
  const read = isMail ? (isEmail(mail) ? mail : null) : storedPhone(written)
  if (read === null) throw wrong(isMail ? EMAIL_INVALID : PHONE_INVALID)
  if (read === message.to) throw wrong('Es la dirección a la que ya se envió. Escriba la corregida.')
  return read
}

const wrong = (message: string): Refusal =>
  new Refusal('invalid', message, { code: 'datos_invalidos', problems: [{ path: 'to', message }] })
