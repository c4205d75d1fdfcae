import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { powerInForce } from '../../../db/people/powers.ts'
import { expected } from '../../../db/connection/expected.ts'
import { type Db, raw, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import { spendOnMail } from '../../../http/bodies/sending.ts'
import { type AccountDeps, MINUTE } from '../account-deps.ts'
import { issueLink } from '../links.ts'
import { proxyNamed } from '../messages.ts'

/** Three days: a proxy did not request the message and can read it later. */
const PROXY_LINK_LIFE = 3 * 24 * 60 * MINUTE

const powerColumns = raw('id, proxy_name, proxy_document, proxy_email, case_id, created_at, confirmed_at')

interface PowerRow {
  readonly id: string
  readonly proxy_name: string
  readonly proxy_document: string
  readonly proxy_email: string
  readonly case_id: string | null
  readonly created_at: Date
  readonly confirmed_at: Date | null
}
export interface Power {
  id: string
  name: string
  document: string
  email: string
  caseId: string | null
  createdAt: string
  confirmedAt: string | null
}

const powerFrom = (row: PowerRow): Power => ({
  id: row.id,
  name: row.proxy_name,
  document: row.proxy_document,
  email: row.proxy_email,
  caseId: row.case_id,
  createdAt: row.created_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
})

/** The live powers that a user has granted. */
export async function listProxies(db: Db, userId: string): Promise<Power[]> {
  const rows = await db.rows<PowerRow>(sql`
    select ${powerColumns} from powers where applicant_id = ${userId}::uuid and ended_at is null order by created_at desc`)
  return rows.map(powerFrom)
}

/** Names a proxy for one case or for all of the user's cases, and mails the confirmation link (decision 51). */
export function nameProxy(
  deps: AccountDeps,
  ctx: Context,
  given: { name: string; document: string; email: string; caseId: string | null },
): Promise<{ status: 201; body: Power }> {
  const actor = me(ctx)
  const { email } = given
  if (actor.kind === 'funcionario')
    throw new Refusal('forbidden', 'Solo un solicitante nombra apoderados.', { code: 'sin_permiso' })
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    if (given.caseId !== null) {
      const own = await tx.one(sql`
        select 1 from cases where id = ${given.caseId}::uuid and applicant_id = ${actor.id}::uuid`)
      if (own === undefined) throw notFound()
    }
    await spendOnMail(deps, ctx, email)
    const row = expected(
      await tx.one<PowerRow>(sql`
      insert into powers(id, applicant_id, proxy_name, proxy_document, proxy_email, case_id, created_at)
      values (${deps.newId()}::uuid, ${actor.id}::uuid, ${given.name}, ${given.document}, ${email}, ${given.caseId}::uuid, ${now})
      returning ${powerColumns}`),
      'the power just stored',
    )
    const token = await issueLink(tx, deps, {
      purpose: 'poder',
      userId: null,
      data: { powerId: row.id },
      life: PROXY_LINK_LIFE,
    })
    await announce(tx, {
      factKey: `poder:${row.id}`,
      channel: 'email',
      to: email,
      payload: proxyNamed(deps, actor.name, token),
      caseId: given.caseId,
      at: now,
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      caseId: given.caseId,
      subject: row.id,
      address: ctx.address,
      at: now,
      newId: deps.newId,
    })
    return { status: 201 as const, body: powerFrom(row) }
  })
}

/** Ends a power: the proxy loses the cases that no other live power covers. */
export function endProxy(
  deps: AccountDeps,
  ctx: Context,
  id: string,
): Promise<{ status: 200; body: { ended: boolean } }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    const power = await tx.one<{ proxy_id: string | null }>(sql`
      update powers set ended_at = ${now} where id = ${id}::uuid and applicant_id = ${actor.id}::uuid and ended_at is null
      returning proxy_id`)
    if (power === undefined) throw notFound()
    await tx.run(sql`
      update case_parties p set until = ${now} from cases c
      where p.case_id = c.id and p.user_id = ${power.proxy_id}::uuid and p.role = 'apoderado' and p.until is null
        and c.applicant_id = ${actor.id}::uuid
        and not exists (select 1 from powers w where w.applicant_id = ${actor.id}::uuid and w.proxy_id = ${power.proxy_id}::uuid
          and ${powerInForce} and (w.case_id is null or w.case_id in (c.id, c.parent_id)))`)
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: id,
      address: ctx.address,
      at: now,
      newId: deps.newId,
    })
    return { status: 200 as const, body: { ended: true } }
  })
}
