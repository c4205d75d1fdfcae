import type { Mailer } from './adapters/mail/port.ts'
import { deliver, type Delivery, type DeliveryDeps, type OutboxRow } from './adapters/outbox/deliver.ts'
import type { SmsSender } from './adapters/sms/port.ts'
import type { Channel } from './adapters/outbox/next-attempt.ts'
import { type Breaker, openBreaker } from './breaker.ts'
import { sql } from './db/connection/sql.ts'
import type { AppDeps } from './deps.ts'
import type { Authority } from './settings/authority.ts'

export interface Couriers {
  readonly delivery: () => Promise<DeliveryDeps>
}

export type Breakers = Readonly<Record<Channel, Breaker>>
export const openBreakers = (): Breakers => ({ email: openBreaker(), sms: openBreaker() })

/** Lease: how long a taken message belongs to the process that took it. */
const LEASE_MS = 90_000

/** Opens mail and SMS with the first message: a server that sends nothing loads neither. */
export function openCouriers(deps: AppDeps): Couriers {
  const { settings } = deps
  let opened: Promise<{ mailer: Mailer | null; sms: SmsSender | null }> | undefined
  const open = async (): Promise<{ mailer: Mailer | null; sms: SmsSender | null }> => ({
    mailer:
      settings.smtpUrl === null
        ? null
        : (await import('./adapters/mail/smtp.ts')).createSmtpMailer({
            url: settings.smtpUrl,
            tls: settings.smtpTls,
            from: { name: settings.authority.name, address: settings.authority.email },
          }),
    sms:
      settings.smsUrl === null
        ? null
        : (await import('./adapters/sms/http-sms.ts')).createHttpSms(settings.smsUrl),
  })
  return {
    delivery: async () => ({
      ...(await (opened ??= open())),
      mailbox: settings.devMailbox,
      sender: { name: settings.authority.name, primaryColor: settings.authority.primaryColor },
      footer: mailFooter(settings.authority),
      messageDomain: new URL(settings.publicUrl).hostname,
      clock: deps.clock,
    }),
  }
}

/** Why the recipient gets this mail, and the help desk's telephone. */
export const mailFooter = (authority: Authority): string =>
  `Recibe este mensaje porque tiene una cuenta o un trámite en ${authority.name}. Si necesita ayuda, llame al ${authority.phone}.`

interface Taken {
  readonly id: string
  readonly fact_key: string
  readonly channel: Channel
  readonly recipient: string
  readonly payload: OutboxRow['payload']
  readonly attempts: number
  readonly locked_until: Date
}

/**
 * Delivers due messages; a message belongs to one process at a time. `since` skips messages due before it.
 * Messages taken but not begun are released at once when the process is `leaving`; messages for a paused
 * counterpart are put off until the end of its pause. Returns the number of messages sent or changed in state.
 */
export async function deliverDue(
  deps: AppDeps,
  couriers: Couriers,
  log: (error: unknown) => void,
  {
    limit = 20,
    since = null,
    leaving = () => false,
    channels = ['email', 'sms'],
    breakers = openBreakers(),
  }: {
    readonly limit?: number
    readonly since?: Date | null
    readonly leaving?: () => boolean
    readonly channels?: readonly Channel[]
    readonly breakers?: Breakers
  } = {},
): Promise<number> {
  const now = deps.clock.now()
  const open = channels.filter((channel) => breakers[channel].restsUntil(now) === null)
  if (open.length === 0) return 0
  // a process that died after it began may have sent: the next try is a possible repetition, shown to the staff
  const rows = await deps.db.rows<Taken>(sql`
    update outbox set state = 'sending', locked_until = ${leaseFrom(now)}, started_at = null,
      ambiguous_at = case when started_at is null then ambiguous_at else coalesce(ambiguous_at, ${now}) end
    where id in (select id from outbox where channel = any(${open}) and ((state = 'pending' and next_at <= ${now} and next_at >= coalesce(${since}, '-infinity'::timestamptz)) or (state = 'sending' and locked_until < ${now}))
      order by next_at limit ${limit} for update skip locked)
    returning id, fact_key, channel, recipient, payload, attempts, locked_until`)
  if (rows.length === 0) return 0
  const delivery = await couriers.delivery()
  let count = 0
  // ids rise with time; `returning` keeps no order
  for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    try {
      if (leaving()) {
        await deps.db.run(sql`
          update outbox set state = 'pending', locked_until = null
          where id = ${row.id}::uuid and state = 'sending' and started_at is null and locked_until = ${row.locked_until}`)
        continue
      }
      const rest = breakers[row.channel].restsUntil(deps.clock.now())
      if (rest !== null) {
        await putOff(deps, row, rest)
        continue
      }
      const lease = await renew(deps, row)
      // a slow relay held this process so long that another one has taken the message over
      if (lease === null) continue
      const done = await deliver(delivery, {
        id: row.id,
        factKey: row.fact_key,
        channel: row.channel,
        to: row.recipient,
        payload: row.payload,
        attempts: row.attempts,
      })
      breakers[row.channel].heard(!done.silent, deps.clock.now())
      await keep(deps, row.id, lease, done)
      count += 1
    } catch (error) {
      log(error)
    }
  }
  return count
}

const RESTING: Readonly<Record<Channel, string>> = {
  email: 'El servidor de correo no responde: se le deja un minuto antes de cada intento',
  sms: 'El proveedor de mensajes de texto no responde: se le deja un minuto antes de cada intento',
}

/** Returns a message to the queue with its reason, without using up a try. */
async function putOff(deps: AppDeps, row: Taken, until: Date): Promise<void> {
  await deps.db.run(sql`
    update outbox set state = 'pending', locked_until = null, next_at = ${until}, last_error = ${RESTING[row.channel]}
    where id = ${row.id}::uuid and state = 'sending' and started_at is null and locked_until = ${row.locked_until}`)
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** Renews the lease of a message of the batch just before sending; null when another process has taken it. */
async function renew(deps: AppDeps, row: Taken): Promise<Date | null> {
  const now = deps.clock.now()
  const renewed = await deps.db.one<{ locked_until: Date }>(sql`
    update outbox set locked_until = ${leaseFrom(now)}, started_at = ${now}
    where id = ${row.id}::uuid and state = 'sending' and locked_until = ${row.locked_until} and started_at is null
    returning locked_until`)
  return renewed?.locked_until ?? null
}

/** Stores the outcome of a try, unless another process has taken the message meanwhile. */
async function keep(deps: AppDeps, id: string, lease: Date, done: Delivery): Promise<void> {
  const nextAt = done.state === 'pending' || done.state === 'ambiguous' ? done.nextAt : null
  const doubtful = done.state === 'ambiguous'
  const state = doubtful && nextAt !== null ? 'pending' : done.state
  await deps.db.run(sql`
    update outbox set state = ${state}, attempts = ${done.attempts}, next_at = coalesce(${nextAt}::timestamptz, next_at), locked_until = null,
      started_at = null, last_error = ${done.state === 'sent' ? null : done.reason}, sent_at = ${done.state === 'sent' ? done.sentAt : null},
      ambiguous_at = case when ${doubtful} then coalesce(ambiguous_at, ${deps.clock.now()}) else ambiguous_at end
    where id = ${id}::uuid and state = 'sending' and locked_until = ${lease}`)
}
