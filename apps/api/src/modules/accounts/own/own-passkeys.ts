import type { Attestation, CreationOptions } from '@ventanilla/contract/passkey-shapes'
import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce, type MessagePayload } from '../../../db/outbox.ts'
import { deletePasskey, insertPasskey, passkeysOf, type StoredPasskey } from '../../../db/people/passkeys.ts'
import { lockName } from '../../../db/people/people.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { passkeyAdded, passkeyRemoved } from '../messages.ts'
import { confirmPassword } from './own-password.ts'
import { checkMade, creationOptions } from '../../../http/guards/passkey-ceremony.ts'
import { keepAdding, takeAdding } from '../login/passkey-challenges.ts'

/** More than any user carries; the limit keeps the login response small. */
const MOST = 10

export const shownPasskey = (row: StoredPasskey): PasskeyRow => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

const isObliged = (deps: AccountDeps, actor: Actor): boolean =>
  deps.settings.staffPasskey && actor.kind === 'funcionario'

const emailOf = async (db: Db, userId: string): Promise<string> =>
  (await db.one<{ email: string }>(sql`select email from users where id = ${userId}::uuid`))?.email ?? ''

export async function listPasskeys(
  deps: AccountDeps,
  ctx: Context,
): Promise<{ rows: PasskeyRow[]; obliged: boolean }> {
  const actor = me(ctx)
  return { rows: (await passkeysOf(deps.db, actor.id)).map(shownPasskey), obliged: isObliged(deps, actor) }
}

/** Begins adding a key: checks the password and returns the browser's creation options. */
export async function beginPasskey(
  deps: AccountDeps,
  ctx: Context,
  password: string,
): Promise<{ status: 200; body: { options: CreationOptions } }> {
  const actor = me(ctx)
  await confirmPassword(deps, ctx, password)
  const keys = await passkeysOf(deps.db, actor.id)
  if (keys.length >= MOST) throw tooMany()
  const person = { id: actor.id, name: actor.name, email: await emailOf(deps.db, actor.id) }
  const options = await creationOptions(deps, person, keys)
  const given = { userId: actor.id, sessionId: ctx.sessionId, challenge: options.challenge }
  // not a command: the response is valid once and must not be stored for a repetition
  await deps.db.tx((tx) => keepAdding(tx, deps, given))
  return { status: 200, body: { options } }
}

/** Adds the key that the browser created. The challenge is used up in any case. */
export async function addPasskey(
  deps: AccountDeps,
  ctx: Context,
  given: { name: string; response: Attestation },
): Promise<{ status: 201; body: PasskeyRow }> {
  const actor = me(ctx)
  const isAsked = await takeAdding(deps.db, deps, { userId: actor.id, sessionId: ctx.sessionId })
  const made = isAsked && (await checkMade(deps, given.response, isAsked))
  if (!made)
    throw new Refusal(
      'invalid',
      'No pudimos agregar la llave: la petición venció o no era de este portal. Empiece de nuevo.',
      {
        code: 'llave',
      },
    )
  return ctx.command(async (tx) => {
    await lockName(tx, `llaves:${actor.id}`)
    if ((await passkeysOf(tx, actor.id)).length >= MOST) throw tooMany()
    const row = await insertPasskey(tx, {
      id: deps.newId(),
      userId: actor.id,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: given.response.transports,
      name: given.name,
      created_at: deps.clock.now(),
    })
    if (row === undefined)
      throw new Refusal('conflict', 'Esa llave ya está en una cuenta. Use otra.', { code: 'ya_existe' })
    await tell(tx, deps, ctx, actor.id, passkeyAdded(deps, row.name), { passkey: row.id, name: row.name })
    return { status: 201 as const, body: shownPasskey(row) }
  })
}

export function renamePasskey(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  name: string,
): Promise<{ status: 200; body: PasskeyRow }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const renamed = await tx.run(
      sql`update passkeys set name = ${name} where id = ${id}::uuid and user_id = ${actor.id}::uuid`,
    )
    const row = (await passkeysOf(tx, actor.id)).find((one) => one.id === id)
    if (renamed === 0 || row === undefined) throw notFound()
    return { status: 200 as const, body: shownPasskey(row) }
  })
}

/** Removes a key after checking the password. A user who must have one keeps the last. */
export async function removePasskey(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  password: string,
): Promise<{ status: 200; body: { removed: true } }> {
  const actor = me(ctx)
  // before the password: naming another user's key reveals nothing about either
  if (!(await passkeysOf(deps.db, actor.id)).some((one) => one.id === id)) throw notFound()
  await confirmPassword(deps, ctx, password)
  return ctx.command(async (tx) => {
    // Race: two last keys removed at once would leave none.
    await lockName(tx, `llaves:${actor.id}`)
    const keys = await passkeysOf(tx, actor.id)
    if (isObliged(deps, actor) && keys.length === 1)
      throw new Refusal(
        'conflict',
        'Su cargo exige una llave de acceso. Agregue otra antes de quitar esta.',
        {
          code: 'ultima_llave',
        },
      )
    const name = await deletePasskey(tx, id, actor.id)
    if (name === undefined) throw notFound()
    await tell(tx, deps, ctx, actor.id, passkeyRemoved(deps, name), { passkey: id, name })
    return { status: 200 as const, body: { removed: true as const } }
  })
}

const tooMany = (): Refusal =>
  new Refusal('conflict', `Ya tiene ${MOST} llaves. Quite una antes de agregar otra.`, { code: 'demasiadas' })

/** Audits a change of a user's keys and mails the user. */
export async function tell(
  tx: Db,
  deps: AccountDeps,
  ctx: Context,
  userId: string,
  payload: MessagePayload,
  detail: Record<string, unknown>,
): Promise<void> {
  const now = deps.clock.now()
  await announce(tx, {
    factKey: `llave:${deps.newId()}`,
    channel: 'email',
    to: await emailOf(tx, userId),
    payload,
    at: now,
    newId: deps.newId,
  })
  await audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: userId,
    address: ctx.address,
    detail,
    at: now,
    newId: deps.newId,
  })
}
