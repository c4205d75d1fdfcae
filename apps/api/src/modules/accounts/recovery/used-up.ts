import type { USED_UP } from '@ventanilla/contract/meanings'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import type { Db } from '../../../db/connection/sql.ts'
import { type BudgetName, reopen, secondsOver } from '../../../http/guards/budgets.ts'
import { type Context, me } from '../../../http/context.ts'
import { accountById } from '../account-row.ts'
import type { AccountDeps } from '../account-deps.ts'
import { codesReopened } from '../messages.ts'

type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>
type UsedUp = keyof typeof USED_UP

/** The budgets of a user, and the key under which each counts. */
const OF_PERSON: readonly (readonly [UsedUp, BudgetName, (account: Account) => string | null])[] = [
  ['firma', 'signingGuessesOfAccount', ({ id }) => id],
  ['pedir-firma', 'signingCodesOfAccount', ({ id }) => id],
  ['recuperacion', 'recoveryGuessesOfAccount', ({ email }) => email],
  ['recuperacion', 'recoveryGuessesOfKnownDevices', ({ email }) => email],
  ['contacto', 'codeGuessesOfAccount', ({ id }) => id],
  ['contacto', 'codeGuessesOfAccount', ({ phone }) => phone],
  ['ingreso', 'loginGuessesOfAccount', ({ email }) => email],
]

interface Over {
  readonly what: UsedUp
  readonly name: BudgetName
  readonly who: string
  readonly seconds: number
}

async function usedUp(db: Db, account: Account): Promise<Over[]> {
  const found: Over[] = []
  for (const [what, name, whoOf] of OF_PERSON) {
    const who = whoOf(account)
    const seconds = who === null ? 0 : await secondsOver(db, name, who)
    if (who !== null && seconds > 0) found.push({ what, name, who, seconds })
  }
  return found
}

/** A user's exhausted budgets, each once, with the longer of two waits. */
export async function readUsedUp(
  deps: AccountDeps,
  id: string,
): Promise<{ status: 200; body: { rows: { what: UsedUp; seconds: number }[] } }> {
  const account = await accountById(deps.db, id)
  if (account === undefined) throw notFound()
  const waits = new Map<UsedUp, number>()
  for (const { what, seconds } of await usedUp(deps.db, account))
    waits.set(what, Math.max(seconds, waits.get(what) ?? 0))
  return { status: 200, body: { rows: [...waits].map(([what, seconds]) => ({ what, seconds })) } }
}

/**
 * Reopens exhausted budgets after the administrator verified the requester. Rejects the administrator's own: a
 * stolen session would guess without limit.
 */
export function reopenUsedUp(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  reason: string,
): Promise<{ status: 200; body: { reopened: number } }> {
  const actor = me(ctx)
  if (actor.id === id)
    throw new Refusal('conflict', 'Otro administrador vuelve a abrir los suyos.', { code: 'propia' })
  return ctx.command(async (tx) => {
    const account = await accountById(tx, id, true)
    if (account === undefined) throw notFound()
    if (account.roles.includes('SUPERADMIN') && !actor.roles.includes('SUPERADMIN'))
      throw new Refusal('forbidden', 'Solo un superadministrador cambia la cuenta de otro.', {
        code: 'sin_permiso',
      })
    const over = await usedUp(tx, account)
    if (over.length === 0)
      throw new Refusal('conflict', 'Esta persona no tiene códigos agotados.', { code: 'nada_agotado' })
    for (const { name, who } of over) await reopen(tx, [name], who)
    const what = [...new Set(over.map((one) => one.what))]
    await announce(tx, {
      factKey: `codigos-abiertos:${deps.newId()}`,
      channel: 'email',
      to: account.email,
      payload: codesReopened(deps, reason),
      at: deps.clock.now(),
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: id,
      address: ctx.address,
      detail: { what, reason },
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return { status: 200 as const, body: { reopened: what.length } }
  })
}
