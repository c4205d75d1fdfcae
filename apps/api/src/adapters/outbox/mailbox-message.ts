import type { Channel } from './next-attempt.ts'

/** A message as the development mailbox shows it (decision 11). */
export interface MailboxMessage {
  to: string
  channel: Channel
  subject: string
  text: string
  /** Web addresses in the message, the action's first. */
  links: string[]
  /** The code in the message, if any. */
  code: string | null
  sentAt: string
}

/** Fields of an outbox row that the mailbox needs. */
export interface MailboxSource {
  channel: Channel
  to: string
  payload: { subject: string; title: string; text: string; action?: { url: string } | undefined }
}

/** Shows an outbox row as the message that its recipient would have received at `sentAt`. */
export function mailboxMessage({ channel, to, payload }: MailboxSource, sentAt: Date): MailboxMessage {
  const { subject, title, text, action } = payload
  const found = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([url]) => url.replace(/[.,;:)\]]+$/, ''))
  return {
    to,
    channel,
    subject,
    text,
    links: [...new Set([...(action ? [action.url] : []), ...found])],
    code: codeIn(text) ?? codeIn(`${subject}\n${title}\n${text}`),
    sentAt: sentAt.toISOString(),
  }
}

/** The 4 to 8 digits after the word «código»; not a year, filing number or amount elsewhere in the text. */
function codeIn(text: string): string | null {
  return /c[oó]digo\b[^\d/]{0,120}?(?<![\d\w-])(\d{4,8})(?![\d\w]|-\d|[.,]\d)/iu.exec(text)?.[1] ?? null
}
