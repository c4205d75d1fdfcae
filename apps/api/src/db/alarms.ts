import { GRANTS } from '@ventanilla/domain/access/permissions'
import { notify } from './notices.ts'
import { announce, mail, type MessagePayload } from './outbox.ts'
import { type Db, sql } from './connection/sql.ts'

export interface Alarm {
  /** identifies the fact, so that it is announced once */
  readonly factKey: string
  /** one sentence, without its full stop */
  readonly title: string
  readonly paragraphs: readonly string[]
  /** portal path where the recipient can act on it */
  readonly href: string
}

/** The alarm as a mail to administrators. */
export const alarmMail = (
  publicUrl: string,
  { title, paragraphs, href }: Omit<Alarm, 'factKey'>,
): MessagePayload =>
  mail({
    subject: `Alarma: ${title}`,
    paragraphs,
    action: { label: 'Abrir en el portal', url: `${publicUrl}${href}` },
  })

/**
 * Notifies in the portal and by mail: every account administrator, so that an attack does not go unnoticed, or who is
 * given by id.
 */
export async function sendAlarm(
  tx: Db,
  deps: { readonly publicUrl: string; readonly at: Date; readonly newId: () => string },
  alarm: Alarm,
  to: readonly string[] | null = null,
): Promise<void> {
  const { at, newId } = deps
  const roles = Object.keys(GRANTS['users.admin'])
  const administrators = sql`
    select u.id, u.email from users u
    where u.active and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${roles}::text[]))
    order by u.id`
  const named = sql`select u.id, u.email from users u where u.active and u.id = any(${[...(to ?? [])]}::uuid[]) order by u.id`
  const told = await tx.rows<{ id: string; email: string }>(to === null ? administrators : named)
  const body = alarm.paragraphs.join(' ')
  for (const { id, email } of told) {
    await notify(tx, {
      userId: id,
      factKey: alarm.factKey,
      title: alarm.title,
      body,
      href: alarm.href,
      at,
      newId,
    })
    const payload = alarmMail(deps.publicUrl, alarm)
    await announce(tx, { factKey: `${alarm.factKey}:${id}`, channel: 'email', to: email, payload, at, newId })
  }
}
