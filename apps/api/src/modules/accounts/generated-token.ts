import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../db/audit.ts'
import { openSession } from '../../db/people/sessions.ts'
import { sql } from '../../db/connection/sql.ts'
import { type Context, me } from '../../http/context.ts'
import type { Tokens } from '../../http/guards/token.ts'
import type { AccountDeps } from './account-deps.ts'

const MARK = 'Token: '

/**
 * Opens another session of the user for a program of theirs. It has the user's permissions and a session's
 * lifetime, and is listed in the profile, where the user can end it.
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
  // tokens that are never ended must not pile up
  const most = deps.catalogue.parameters['sesiones.programas']
  // no stored reply for a repetition: it would keep the token readable in the database
  return deps.db.tx(async (tx) => {
    const sessionId = deps.newId()
    // sessions expire by the real clock
    const open = await tx.one<{ n: number }>(sql`
      select count(*)::int as n from sessions where user_id = ${actor.id}::uuid and program
        and ended_at is null and expires_at > clock_timestamp()`)
    if ((open?.n ?? 0) >= most)
      throw new Refusal(
        'conflict',
        `Error generando el token. Ya tiene ${open?.n ?? 0} abiertos: cierre alguno en su perfil.`,
        { code: 'demasiados_tokens' },
      )
    await openSession(tx, {
      id: sessionId,
      userId: actor.id,
      address: ctx.address,
      agent: `${MARK}${name}`,
      program: true,
    })
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
