import { type Db, json, sql } from './connection/sql.ts'

/** Content of a message; the delivery adapters lay out mail and SMS from it. */
export interface MessagePayload {
  readonly subject: string
  readonly title: string
  /** plain text, one paragraph each */
  readonly paragraphs: readonly string[]
  /** the single action offered to the reader; an absolute URL */
  readonly action?: { readonly label: string; readonly url: string }
  /** the whole message as plain text: the SMS, the text part of a mail */
  readonly text: string
}

export interface Announcement {
  /** identifies the fact: one message per fact, however often it is announced */
  readonly factKey: string
  readonly channel: 'email' | 'sms'
  /** e-mail address, or telephone with country prefix and digits only ('573001234567') */
  readonly to: string
  readonly payload: MessagePayload
  readonly caseId?: string | null
  readonly at: Date
  readonly newId: () => string
}

/**
 * Puts a message into the outbox in the transaction of the fact it announces: both are stored or neither. The
 * delivery loop sends it. Idempotent per fact; returns whether it was new.
 */
export async function announce(tx: Db, message: Announcement): Promise<boolean> {
  const count = await tx.run(sql`
    insert into outbox(id, fact_key, channel, recipient, payload, case_id, state, next_at, created_at)
    values (${message.newId()}::uuid, ${message.factKey}, ${message.channel}, ${message.to}, ${json(message.payload)}::jsonb,
            ${message.caseId ?? null}::uuid, 'pending', ${message.at}, ${message.at})
    on conflict (fact_key) do nothing`)
  return count === 1
}

/** Lays out a mail from its parts; `text` repeats them in full for readers without HTML. */
export function mail(parts: {
  readonly subject: string
  readonly title?: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
}): MessagePayload {
  const action = parts.action === undefined ? [] : [`${parts.action.label}: ${parts.action.url}`]
  return {
    subject: parts.subject,
    title: parts.title ?? parts.subject,
    paragraphs: parts.paragraphs,
    ...(parts.action && { action: parts.action }),
    text: [...parts.paragraphs, ...action].join('\n\n'),
  }
}

/** A text message: one short sentence. */
export const sms = (text: string): MessagePayload => ({
  subject: text,
  title: text,
  paragraphs: [text],
  text,
})
