import { ABSENCE_MESSAGES } from './absence-messages.ts'
import { ACCOUNT_MESSAGES } from './account-messages.ts'
import { CASE_MESSAGES } from './case-messages.ts'
import type { DeclaredMessage } from './declared-message.ts'
import { LETTER_MESSAGES } from './letter-messages.ts'
import { REPORT_MESSAGES } from './report-messages.ts'

/**
 * Every message whose words the authority decides, by its key. Alarms to administrators and what is done on the server
 * itself keep the program's words: who took over an account could reword what gives them away.
 */
export const MESSAGES = {
  ...ACCOUNT_MESSAGES,
  ...CASE_MESSAGES,
  ...LETTER_MESSAGES,
  ...ABSENCE_MESSAGES,
  ...REPORT_MESSAGES,
} as const satisfies Readonly<Record<string, DeclaredMessage>>

export type MessageId = keyof typeof MESSAGES

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(MESSAGES, id)

/** The declaration of a message, for who knows none by name. */
export const declared = (id: MessageId): DeclaredMessage => MESSAGES[id]

/** A value for each variable of a message. */
export type ValuesOf<Id extends MessageId> = Readonly<
  Record<keyof (typeof MESSAGES)[Id]['variables'], string>
>

type Sending<What extends 'mail' | 'sms'> = {
  [Id in MessageId]: (typeof MESSAGES)[Id][What] extends true ? Id : never
}[MessageId]
export type MailId = Sending<'mail'>
export type SmsId = Sending<'sms'>
