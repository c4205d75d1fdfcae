import { announce } from '../../db/outbox.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { spendOnMail } from '../../http/bodies/sending.ts'
import { caseOffered } from './messages.ts'
import type { Reach } from './reach.ts'

/** Three days, as for a power: the new applicant did not request the message and can read it later. */
const LINK_LIFE = 3 * 24 * 3_600_000

/** Sends a change's new applicant a single-use link and ends earlier ones. Returns its token. */
export async function sendLink(
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  reach: Reach,
  requestId: string,
): Promise<string> {
  const now = deps.clock.now()
  const offer = await tx.one<{
    id: string
    case_id: string
    email: string
    from: string
    tt_id: number
  }>(sql`
    select r.id, r.case_id, r.cs_email as email, c.applicant_name as from, c.tt_id
    from applicant_changes r join cases c on c.id = r.request_id where r.request_id = ${requestId}::uuid`)
  if (offer === undefined) throw new Error('a change of applicant without its record')
  await spendOnMail(deps, ctx, offer.email)
  await tx.run(sql`
    update link_tokens set used_at = ${now}
    where purpose = 'cambio' and data->>'changeId' = ${offer.id} and used_at is null`)
  const token = await reach.issueLink(tx, deps, {
    purpose: 'cambio',
    userId: null,
    data: { changeId: offer.id },
    life: LINK_LIFE,
  })
  await announce(tx, {
    factKey: `cambio:${offer.id}:${now.toISOString()}`,
    channel: 'email',
    to: offer.email,
    payload: caseOffered(deps.settings.publicUrl, {
      from: offer.from,
      procedure: deps.catalogue.procedureName(offer.tt_id),
      caseId: offer.case_id,
      token,
    }),
    caseId: requestId,
    at: now,
    newId: deps.newId,
  })
  return token
}
