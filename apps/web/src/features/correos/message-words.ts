import type { SentMessage } from '@ventanilla/contract/messages.contract'
import { OPENED_BY, SENT_KINDS, type SentState } from '@ventanilla/domain/cases/messages/sent-messages'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { formatInstant } from '../../ui/formats.tsx'
import type { Tone } from '../../ui/states/status-badge.tsx'

export const STATE_BADGES: Readonly<Record<SentState, readonly [Tone, string]>> = {
  enviado: ['ok', 'Enviado'],
  en_cola: ['none', 'En cola'],
  reintentando: ['info', 'Se reintenta'],
  fallido: ['bad', 'No salió'],
  dudoso: ['warn', 'En duda'],
}

/** '311 555 0142' or a mail address. */
export const shownAddress = ({ channel, to }: Pick<SentMessage, 'channel' | 'to'>): string =>
  channel === 'sms' ? shownPhone(to) : to

/** What the list calls a message: its subject, unless it could be a secret. */
export const titleOf = ({
  subject,
  kind,
  channel,
}: Pick<SentMessage, 'subject' | 'kind' | 'channel'>): string =>
  subject ?? (channel === 'sms' ? `Mensaje de texto: ${SENT_KINDS[kind]}` : SENT_KINDS[kind])

/** What became of a message, one sentence each. */
export function factsOf(message: SentMessage): readonly string[] {
  const { attempts, sentAt, nextAt, doubtfulSince, opened } = message
  return [
    attempts === 1 ? '1 intento' : `${attempts} intentos`,
    ...(sentAt === null ? [] : [`salió el ${formatInstant(sentAt)}`]),
    ...(nextAt === null || attempts === 0 ? [] : [`se intenta de nuevo el ${formatInstant(nextAt)}`]),
    ...(doubtfulSince === null ? [] : ['quizá llegó dos veces']),
    ...(opened === null ? [] : [`abierto en el portal el ${formatInstant(opened.at)}`]),
  ]
}

/** How it is known that a message was opened; null while it is not. */
export const openedWords = ({ opened }: Pick<SentMessage, 'opened'>): string | null =>
  opened === null ? null : `${OPENED_BY[opened.how]} (${formatInstant(opened.at)}).`
