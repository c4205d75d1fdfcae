import type { ProposalDecided } from '@ventanilla/contract/account-proposals.contract'
import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { isDeepStrictEqual } from 'node:util'
import { audit } from '../../../db/audit.ts'
import { notify } from '../../../db/notices.ts'
import { deletePasskey } from '../../../db/people/passkeys.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountById } from '../account-row.ts'
import { administratorsOf, isSamePerson } from '../administration/administrators.ts'
import { refuseRoot } from '../administration/decide-user.ts'
import { applyRoles, finishChange } from '../administration/give-roles.ts'
import { makeUser } from '../administration/make-user.ts'
import { passkeyTakenAway } from '../messages.ts'
import { type StoredProposal, proposalById } from './proposal-row.ts'
import { PROPOSALS_PATH } from './end-expired.ts'
import { seenOf } from './propose.ts'

type Reply = { status: 200; body: ProposalDecided }

/**
 * Carries out another administrator's proposal exactly, on the account as the proposer saw it, or not at all.
 */
export function confirmProposal(deps: AccountDeps, ctx: Context, id: string): Promise<Reply> {
  return ctx.command(async (tx) => {
    const proposal = await openProposal(tx, deps, id)
    await refuseSamePerson(tx, ctx, proposal)
    const account = await accountOf(tx, proposal)
    if (account !== null) refuseRoot(ctx, account)
    // proposals of a removed administrator grant nothing
    const proposers = await administratorsOf(tx)
    if (!proposers.some((one) => one.id === proposal.proposed_by))
      throw new Refusal(
        'conflict',
        'Quien lo propuso ya no administra el portal. Rechácelo y, si corresponde, propóngalo usted.',
        { code: 'sin_proponente' },
      )
    if (account !== null && !isDeepStrictEqual(proposal.seen, seenOf(account)))
      throw new Refusal(
        'conflict',
        'La cuenta cambió después de que se propuso esto. Rechácelo y pida que lo propongan de nuevo.',
        { code: 'cambio', current: account },
      )
    const subject = await carryOut(tx, deps, ctx, proposal, account)
    await close(tx, deps, ctx, proposal, 'confirmada', null)
    return { status: 200 as const, body: { result: 'confirmada' as const, account: subject } }
  })
}

/** Rejects another administrator's proposal, or withdraws the caller's own. */
export function refuseProposal(deps: AccountDeps, ctx: Context, id: string, reason: string): Promise<Reply> {
  return ctx.command(async (tx) => {
    const proposal = await openProposal(tx, deps, id)
    const outcome = proposal.proposed_by === me(ctx).id ? ('retirada' as const) : ('rechazada' as const)
    await close(tx, deps, ctx, proposal, outcome, reason)
    await audit(tx, {
      actorId: me(ctx).id,
      verb: ctx.endpointId,
      subject: proposal.account_id,
      address: ctx.address,
      detail: { propuesta: proposal.id, propuso: proposal.proposed_by, resultado: outcome, motivo: reason },
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return { status: 200 as const, body: { result: outcome, account: proposal.account_id } }
  })
}

async function openProposal(tx: Db, deps: AccountDeps, id: string): Promise<StoredProposal> {
  const proposal = await proposalById(tx, id)
  if (proposal === undefined) throw notFound()
  if (proposal.outcome !== null)
    throw new Refusal('conflict', 'Otra persona ya decidió este cambio.', { code: 'decidida' })
  if (proposal.expires_at <= deps.clock.now())
    throw new Refusal(
      'conflict',
      'Este cambio venció sin que nadie lo confirmara. Hay que proponerlo de nuevo.',
      {
        code: 'vencida',
      },
    )
  return proposal
}

/** Why the actor cannot confirm; null when they can. Requires two people, neither of whom gets the role. */
export async function whyNotConfirm(
  db: Db,
  actorId: string,
  proposal: StoredProposal,
): Promise<string | null> {
  if (await isSamePerson(db, actorId, proposal.proposed_by))
    return 'Lo propuso usted: lo confirma otro administrador.'
  const own =
    proposal.kind === 'crear'
      ? (await db.one(sql`
          select 1 from users where id = ${actorId}::uuid and document_type = ${proposal.data.documentType}
            and document_number = ${proposal.data.documentNumber}`)) !== undefined
      : proposal.account_id !== null && (await isSamePerson(db, actorId, proposal.account_id))
  return own ? 'Es un cambio de su propia cuenta: lo confirma otro administrador.' : null
}

async function refuseSamePerson(tx: Db, ctx: Context, proposal: StoredProposal): Promise<void> {
  const why = await whyNotConfirm(tx, me(ctx).id, proposal)
  if (why !== null) throw new Refusal('forbidden', why, { code: 'propia' })
}

async function accountOf(tx: Db, proposal: StoredProposal): Promise<AccountRow | null> {
  if (proposal.account_id === null) return null
  const account = await accountById(tx, proposal.account_id, true)
  if (account === undefined) throw notFound()
  return account
}

/** Returns the id of the changed account. */
async function carryOut(
  tx: Db,
  deps: AccountDeps,
  ctx: Context,
  proposal: StoredProposal,
  account: AccountRow | null,
): Promise<string> {
  const detail = { propuesta: proposal.id, propuso: proposal.proposed_by }
  if (proposal.kind === 'crear' || account === null) {
    if (proposal.kind !== 'crear') throw notFound()
    const made = await makeUser(tx, deps, proposal.data)
    await finishChange(tx, deps, ctx, made, null, { ...detail, creada: true })
    return made.id
  }
  if (proposal.kind === 'roles') {
    await finishChange(tx, deps, ctx, account, await applyRoles(tx, deps, account, proposal.data), detail)
    return account.id
  }
  const { passkeyId, reason } = proposal.data
  const name = await deletePasskey(tx, passkeyId, account.id)
  if (name === undefined)
    throw new Refusal('conflict', 'Esa llave ya no está en la cuenta.', { code: 'cambio', current: account })
  await finishChange(tx, deps, ctx, account, passkeyTakenAway(deps, name, reason), {
    ...detail,
    llave: name,
    motivo: reason,
  })
  return account.id
}

async function close(
  tx: Db,
  deps: AccountDeps,
  ctx: Context,
  proposal: StoredProposal,
  outcome: ProposalDecided['result'],
  reason: string | null,
): Promise<void> {
  const actor = me(ctx)
  const now = deps.clock.now()
  await tx.run(sql`
    update account_proposals set outcome = ${outcome}, decided_by = ${actor.id}::uuid, decided_at = ${now}, reason = ${reason}
    where id = ${proposal.id}::uuid`)
  if (actor.id === proposal.proposed_by) return
  await notify(tx, {
    userId: proposal.proposed_by,
    factKey: `propuesta-decidida:${proposal.id}`,
    title:
      outcome === 'confirmada' ? 'Confirmaron el cambio que propuso' : 'No confirmaron el cambio que propuso',
    body: reason === null ? `${actor.name} lo confirmó.` : `${actor.name} lo rechazó. Motivo: ${reason}`,
    href: proposal.account_id === null ? PROPOSALS_PATH : `/usuario/1/${proposal.account_id}`,
    at: now,
    newId: deps.newId,
  })
}
