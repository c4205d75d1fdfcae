import { audit } from '../../db/audit.ts'
import { openSession } from '../../db/sessions.ts'
import { type Context, me } from '../../http/context.ts'
import type { Tokens } from '../../http/token.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * Opens another session of the same person for a program of theirs. It can do what they can, lives as long as any
 * session, and stands among the open sessions of the profile, where it can be ended.
 */
export function saveGeneratedToken(
  deps: AccountDeps,
  tokens: Tokens,
  ctx: Context,
  name: string,
): Promise<{
  status: 200
  body: { status: 200; message: string; data: { token: string; sessionId: string } }
}> {
  const actor = me(ctx)
  // no stored reply for a repetition: it would keep the token readable in the database
  return deps.db.tx(async (tx) => {
    const sessionId = deps.newId()
    await openSession(tx, { id: sessionId, userId: actor.id, address: ctx.address, agent: `Token: ${name}` })
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: sessionId,
      address: ctx.address,
      detail: { name },
      at: deps.clock.now(),
      newId: deps.newId,
    })
    const token = await tokens.sign({ sessionId, userId: actor.id })
    return {
      status: 200 as const,
      body: { status: 200 as const, message: 'El token quedó generado', data: { token, sessionId } },
    }
  })
}
