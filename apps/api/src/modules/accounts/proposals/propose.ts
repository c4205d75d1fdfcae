import type { ProposalMade } from '@ventanilla/contract/account-proposals.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { notify } from '../../../db/notices.ts'
import { type Db, json, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import { type AccountDeps, after, MINUTE } from '../account-deps.ts'
import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { administratorsOf } from '../administration/administrators.ts'
import { endExpired, PROPOSALS_PATH } from './end-expired.ts'
import type { Asked } from './proposal-row.ts'

/** A week: long enough for a holiday, short enough to be remembered. */
const LIFE = 7 * 24 * 60 * MINUTE

export type Proposed = { status: 202; body: ProposalMade }

/** The account as the decider sees it; `confirmProposal` requires it unchanged. */
export const seenOf = (account: AccountRow): Record<string, unknown> => ({
  kind: account.kind,
  name: account.name,
  email: account.email,
  phone: account.phone,
  documentType: account.documentType,
  documentNumber: account.documentNumber,
  roles: account.roles,
  office: account.office,
  state: account.state,
})

/**
 * Stores a change that another administrator must confirm, and notifies them. One per account can be open.
 * Rejects a change that nobody could confirm.
 */
export async function propose(
  tx: Db,
  deps: AccountDeps,
  ctx: Context,
  asked: Asked & {
    readonly account: AccountRow | null
    readonly about: string
    readonly gives: readonly string[]
  },
): Promise<Proposed> {
  const actor = me(ctx)
  const now = deps.clock.now()
  const id = deps.newId()
  const expires = after(now, LIFE)
  await endExpired(tx, deps)
  const made = await tx.run(sql`
    insert into account_proposals(id, kind, account_id, about, data, seen, gives, proposed_by, proposed_at, expires_at)
    values (${id}::uuid, ${asked.kind}, ${asked.account?.id ?? null}::uuid, ${asked.about}, ${json(asked.data)}::jsonb,
      ${asked.account === null ? null : json(seenOf(asked.account))}::jsonb, ${[...asked.gives]}::text[], ${actor.id}::uuid,
      ${now}, ${expires})
    on conflict (about) where outcome is null do nothing`)
  if (made === 0)
    throw new Refusal('conflict', 'Ya hay un cambio de esta cuenta que espera a otro administrador.', {
      code: 'propuesta_abierta',
    })
  const others = (await administratorsOf(tx)).filter(
    ({ id: other }) => other !== actor.id && other !== asked.account?.id,
  )
  if (others.length === 0)
    throw new Refusal(
      'conflict',
      'Este cambio lo confirma otro administrador, y no hay ninguno más con la cuenta activa. Quien opera el servidor puede reponerlo.',
      { code: 'sin_segundo' },
    )
  for (const other of others)
    await notify(tx, {
      userId: other.id,
      factKey: `propuesta:${id}`,
      title: 'Un cambio de cuenta espera su confirmación',
      body: `${actor.name} propuso un cambio que debe confirmar otro administrador.`,
      href: PROPOSALS_PATH,
      at: now,
      newId: deps.newId,
    })
  await audit(tx, {
    actorId: actor.id,
    verb: 'accounts.propose',
    subject: asked.account?.id ?? null,
    address: ctx.address,
    detail: { propuesta: id, tipo: asked.kind, da: asked.gives, ...shown(asked) },
    at: now,
    newId: deps.newId,
  })
  return {
    status: 202 as const,
    body: {
      proposal: id,
      expiresAt: expires.toISOString(),
      message: 'El cambio queda propuesto. Lo confirma otro administrador, a quien ya avisamos.',
    },
  }
}

/** The request as the audit shows it. */
const shown = (asked: Asked): Record<string, unknown> =>
  asked.kind === 'llave'
    ? { llave: asked.data.name, motivo: asked.data.reason }
    : {
        roles: [asked.data.mainRole, ...asked.data.additionalRoles],
        office: asked.data.office,
        ...(asked.kind === 'crear' && { correo: asked.data.email }),
      }
