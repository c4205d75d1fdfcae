import type { Secret } from '@ventanilla/domain/access/key-ring'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { type Session, sessionCheck } from '../../db/people/sessions.ts'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../../settings.ts'
import { makeTokens, type Tokens } from './token.ts'

/** Message of an expired token (specification, section 8). */
export const TOKEN_EXPIRED = 'access_token expired'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Resolves the bearer token of a request: null without one; throws a `Refusal` (unauthenticated) when it is invalid or its
 * session has ended. Queries the database on every request, so that logout, a changed password or role and
 * deactivation count at once.
 */
export function makeAuthenticate(
  deps: Pick<Deps, 'db' | 'clock'> & { readonly settings: Pick<Settings, 'staffPasskey'> },
  secret: Secret,
  tokens: Tokens = makeTokens(secret),
): (authorization: string | undefined) => Promise<Session | null> {
  const check = sessionCheck(deps.db, () => bogotaDate(deps.clock.now().toISOString()))
  return async (authorization) => {
    if (authorization === undefined) return null
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    const claims = token === undefined ? null : await tokens.read(token)
    if (claims === null || !UUID.test(claims.sessionId) || !UUID.test(claims.userId)) throw expired()
    const actor = await check(claims)
    if (actor === undefined) throw expired()
    const { keyless, use, ...person } = actor
    if (use === 'idle') throw idle()
    return {
      actor: person,
      sessionId: claims.sessionId,
      owesPasskey: deps.settings.staffPasskey && keyless,
      stale: use === 'stale',
    }
  }
}

/** Same message for both; the code lets the browser of an active user resume an idle session. */
const idle = (): Refusal => new Refusal('unauthenticated', TOKEN_EXPIRED, { code: 'sesion_inactiva' })
const expired = (): Refusal => new Refusal('unauthenticated', TOKEN_EXPIRED, { code: 'sesion_terminada' })
