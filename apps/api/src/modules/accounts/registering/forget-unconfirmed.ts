import { type Chore, keepChore } from '../../../db/chore.ts'
import { audit } from '../../../db/audit.ts'
import { type Db, raw, sql, type Statement } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'

const HOUR = 3_600_000
/**
 * Registrations removed in one transaction: each is looked up in every table that can reference it, within a
 * call's deadline.
 */
const BATCH = 10

/**
 * Days an unconfirmed registration is kept: strangers enter other people's names, documents and addresses (Ley
 * 1581 of 2012, art. 4 c and f; Decreto 1377 of 2013, art. 11). Without a proved telephone, a week is enough to
 * return to the code. With one, the user can be away for weeks before reading the mail; each login sends the
 * link again.
 */
export const UNCONFIRMED_DAYS = { telephone: 7, address: 30 } as const

/**
 * Columns that reference a user who took part in something. Such a user is kept, confirmed or not: the window
 * and powers create accounts by document or address.
 */
export const TAKES_PART = [
  ['cases', 'applicant_id'],
  ['cases', 'created_by'],
  ['case_parties', 'user_id'],
  ['powers', 'applicant_id'],
  ['powers', 'proxy_id'],
  ['tasks', 'assignee'],
  ['case_notes', 'author_id'],
  ['otp_signatures', 'user_id'],
  ['key_signatures', 'user_id'],
  ['applicant_changes', 'cs_new_usr_id'],
  ['drafts', 'window_by'],
  ['appeal_drafts', 'user_id'],
  ['files', 'owner_id'],
  ['notifications', 'recipient_id'],
  ['deletion_requests', 'user_id'],
  ['configuration_versions', 'author'],
  ['configuration_versions', 'publisher'],
  ['configuration_drafts', 'saved_by'],
  ['configuration_edits', 'editor'],
  ['configuration_left', 'left_by'],
  ['configuration_confirmations', 'confirmed_by'],
  ['configuration_trials', 'asked_by'],
  ['absences', 'person_id'],
  ['absences', 'stand_in_id'],
  ['absences', 'registered_by'],
  ['absences', 'ended_by'],
  ['saved_reports', 'owner_id'],
  ['report_sendings', 'reader_id'],
  ['third_party_contacts', 'person_id'],
  ['third_party_contacts', 'by_id'],
  ['third_party_endings', 'person_id'],
  ['third_party_endings', 'by_id'],
  ['layers', 'made_by'],
  ['zone_checks', 'by_id'],
  ['capture_reaches', 'by_id'],
  // an administrator is handling it
  ['account_proposals', 'account_id'],
  ['account_proposals', 'proposed_by'],
  ['account_proposals', 'decided_by'],
] as const

const takesNoPart: Statement = raw(
  TAKES_PART.map(([table, column]) => `not exists (select from ${table} p where p.${column} = u.id)`).join(
    ' and ',
  ),
)

type Deps = Pick<AppDeps, 'db' | 'clock' | 'newId'>

export const keepUnconfirmedForgotten = (deps: Deps, report: (error: unknown) => void): Chore =>
  keepChore(
    deps,
    { name: 'registros.olvidar', everyMs: HOUR, work: (going) => forgetUnconfirmed(deps, going) },
    report,
  )

/**
 * Removes registrations not confirmed in time, with their mail: telephone and address are free again. Keeps
 * confirmed, activated, rejected and deactivated accounts, and those waiting for an administrator.
 */
export async function forgetUnconfirmed(deps: Deps, going: () => boolean = () => true): Promise<void> {
  while (going() && (await deps.db.tx((tx) => forgetSome(tx, deps))) === BATCH);
}

async function forgetSome(tx: Db, deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * HOUR)
  const gone = await tx.rows<{ email: string; phone: string | null }>(sql`
    delete from users where id in (
      select u.id from users u
      where u.email_verified_at is null
        -- the portal itself, and whoever is still to be found out, never register
        and u.kind <> 'sistema'
        and (u.phone_verified_at is null and u.waiting_since is null and u.created_at < ${daysAgo(UNCONFIRMED_DAYS.telephone)}
          or not u.active and u.refused_at is null and u.deactivated_at is null
            and coalesce(u.waiting_since, u.phone_verified_at) < ${daysAgo(UNCONFIRMED_DAYS.address)})
        -- the race: the link that was just mailed again is being opened
        and not exists (select from link_tokens l where l.user_id = u.id and l.used_at is null and l.expires_at > ${now})
        and ${takesNoPart}
      limit ${BATCH} for update of u skip locked)
    returning email, phone`)
  if (gone.length === 0) return 0
  await tx.run(sql`
    delete from outbox o where o.recipient = any(${gone.flatMap(({ email, phone }) => [email, phone ?? email])}::text[])
      and o.case_id is null and o.state in ('sent', 'failed')
      -- somebody else's telephone or address, which a stranger typed
      and not exists (select from users u where u.email = o.recipient or u.phone = o.recipient)`)
  await audit(tx, {
    actorId: null,
    verb: 'accounts.forgetUnconfirmed',
    detail: { borrados: gone.length },
    at: now,
    newId: deps.newId,
  })
  return gone.length
}
