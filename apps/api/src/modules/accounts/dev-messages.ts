import { notFound } from '@ventanilla/domain/kernel/problem'
import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { storedPhone } from '@ventanilla/domain/identity/phone'
import { type Statement, sql } from '../../db/connection/sql.ts'
import type { MessagePayload } from '../../db/outbox.ts'
import type { AccountDeps } from './account-deps.ts'

export interface DevMessage {
  to: string
  channel: 'email' | 'sms'
  subject: string
  text: string
  links: string[]
  code: string | null
  sentAt: string
}

/**
 * The development mailbox (decision 11): outgoing messages, newest first. Responds 404 in production and where
 * real providers are configured.
 */
export async function listDevMessages(deps: AccountDeps, to: string | undefined): Promise<DevMessage[]> {
  if (!deps.settings.devMailbox) throw notFound('Esa dirección no existe.')
  const text = to?.trim() ?? ''
  const recipient: Statement =
    text === '' ? sql`true` : sql`recipient in (${normalizeEmail(text)}, ${storedPhone(text) ?? text})`
  const rows = await deps.db.rows<{
    recipient: string
    channel: 'email' | 'sms'
    payload: MessagePayload
    created_at: Date
  }>(sql`
    select recipient, channel, payload, created_at from outbox where ${recipient} order by created_at desc, id desc limit 100`)
  return rows.map((row) => ({
    to: row.recipient,
    channel: row.channel,
    subject: row.payload.subject,
    text: row.payload.text,
    links: row.payload.text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    code: /(?<![\d/-])\d{4}(?![\d/-])/.exec(row.payload.text.replace(/https?:\S+/g, ''))?.[0] ?? null,
    sentAt: row.created_at.toISOString(),
  }))
}
