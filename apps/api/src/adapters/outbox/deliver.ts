import { messageOf } from '@ventanilla/domain/kernel/thrown'
import type { Clock } from '../clock/clock.ts'
import { layOutMail, type Sender } from '../mail/layout.ts'
import type { Mailer, Sending } from '../mail/port.ts'
import type { SmsSender } from '../sms/port.ts'
import { type Channel, nextAttempt } from './next-attempt.ts'

/** A message waiting in the outbox. */
export interface OutboxRow {
  /** Also the stable identity of the message towards relays and providers. */
  id: string
  factKey: string
  channel: Channel
  to: string
  payload: {
    subject: string
    title: string
    paragraphs: readonly string[]
    action?: { label: string; url: string } | undefined
    text: string
  }
  /** Tries that ended before this one. */
  attempts: number
}

/** Providers and metadata for delivery. */
export interface DeliveryDeps {
  /** Null without `SMTP_URL`. */
  mailer: Mailer | null
  /** Null without `SMS_URL`. */
  sms: SmsSender | null
  /** Whether a message without provider is shown in the development mailbox; never in production. */
  mailbox: boolean
  sender: Sender
  /** Small print of every mail: why the recipient gets it, where to ask. */
  footer: string
  /** Right side of the Message-ID: the portal's host name. */
  messageDomain: string
  clock: Clock
}

/**
 * Outcome of a try, to be stored unchanged. `attempts` counts this try. `ambiguous` was perhaps sent: it is
 * marked for the staff and tried again at `nextAt` with the same identity (decision 11); `nextAt` is null once
 * the tries are used up.
 */
export type Delivery = (
  | { state: 'sent'; via: 'smtp' | 'sms' | 'mailbox'; sentAt: Date; attempts: number }
  | { state: 'pending'; nextAt: Date; reason: string; attempts: number }
  | { state: 'ambiguous'; nextAt: Date | null; reason: string; attempts: number }
  | { state: 'failed'; reason: string; attempts: number }
) & {
  /** no response within the deadline */
  silent?: true
}

const UNCONFIGURED_PAUSE_MS = 5 * 60_000

/** Sends one row of the outbox, or puts it into the development mailbox. Writes nothing and never throws. */
export async function deliver(deps: DeliveryDeps, row: OutboxRow): Promise<Delivery> {
  const attempts = row.attempts + 1
  const submit = submissionOf(deps, row)
  if (submit === null) {
    const now = deps.clock.now()
    if (deps.mailbox) return { state: 'sent', via: 'mailbox', sentAt: now, attempts }
    // no try took place, so none is counted: the message waits until a provider is configured
    const reason = row.channel === 'email' ? 'Falta configurar SMTP_URL' : 'Falta configurar SMS_URL'
    return {
      state: 'pending',
      nextAt: new Date(now.getTime() + UNCONFIGURED_PAUSE_MS),
      reason,
      attempts: row.attempts,
    }
  }
  const sending = await settled(submit)
  const now = deps.clock.now()
  if (sending.result === 'accepted')
    return { state: 'sent', via: row.channel === 'email' ? 'smtp' : 'sms', sentAt: now, attempts }
  const { result, reason } = sending
  if (result === 'permanent') return { state: 'failed', reason, attempts }
  const nextAt = nextAttempt(attempts, now, row.channel)
  const rest = { reason, attempts, ...(sending.silent === true && { silent: true as const }) }
  if (result === 'ambiguous') return { state: 'ambiguous', nextAt, ...rest }
  return nextAt ? { state: 'pending', nextAt, ...rest } : { state: 'failed', ...rest }
}

/** Submits the message to the provider of its channel; null without one. */
function submissionOf(deps: DeliveryDeps, row: OutboxRow): (() => Promise<Sending>) | null {
  const { id, channel, to, payload } = row
  const { mailer, sms } = deps
  if (channel === 'sms') return sms && (() => sms.send({ id, to, text: payload.text }))
  return (
    mailer &&
    (() => {
      const { title, paragraphs, action, subject } = payload
      const parts = layOutMail({ title, paragraphs, action, footer: deps.footer }, deps.sender)
      return mailer.send({ messageId: `${id}@${deps.messageDomain}`, to, subject, ...parts })
    })
  )
}

async function settled(submit: () => Promise<Sending>): Promise<Sending> {
  try {
    return await submit()
  } catch (error) {
    // the ports do not throw: the message cannot be laid out, and a retry will not help
    return { result: 'permanent', reason: messageOf(error) }
  }
}
