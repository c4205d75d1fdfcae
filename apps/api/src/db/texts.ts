import {
  type MailId,
  type MessageId,
  MESSAGES,
  type SmsId,
  type ValuesOf,
} from '@ventanilla/domain/cases/messages/messages'
import { type MessageWords, writtenMessage } from '@ventanilla/domain/cases/messages/written-message'
import type { CaseCatalogue } from './cases/catalogue.ts'
import { mail, type MessagePayload, sms } from './outbox.ts'

/** Where the authority's words are read: those in force. */
export interface Texts {
  readonly catalogue: Pick<CaseCatalogue, 'contents'>
}

/** Words in force of a message. Throws `RangeError` without any: the product ships some for each. */
export function wordsOf({ catalogue }: Texts, id: MessageId): MessageWords {
  const words = catalogue.contents.of('mensaje').get(id)
  if (words === undefined) throw new RangeError(`No hay palabras del mensaje «${MESSAGES[id].name}» (${id}).`)
  return words
}

/** Absolute address of the button, for the mails that have one. */
type Button<Id extends MailId> = (typeof MESSAGES)[Id]['button'] extends true
  ? readonly [url: string]
  : readonly []

/** A mail in the authority's words, with a value for each of its variables. */
export function mailText<Id extends MailId>(
  texts: Texts,
  id: Id,
  values: ValuesOf<Id>,
  ...button: Button<Id>
): MessagePayload {
  const { subject, paragraphs, action } = writtenMessage(wordsOf(texts, id), values)
  const [url] = button
  return mail({ subject, paragraphs, ...(url !== undefined && { action: { label: action, url } }) })
}

/** A text message in the authority's words. */
export const smsText = <Id extends SmsId>(texts: Texts, id: Id, values: ValuesOf<Id>): MessagePayload =>
  sms(writtenMessage(wordsOf(texts, id), values).sms)
