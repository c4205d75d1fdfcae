import { roleName } from '@ventanilla/catalog/roles/find-role'
import type { Secret } from '@ventanilla/domain/access/key-ring'
import { type SessionRow, sessions } from '@ventanilla/contract/sessions.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { forgetOld } from '../../db/housekeeping.ts'
import { actorOfSession, endSessions, noteUse, wakeSession } from '../../db/people/sessions.ts'
import { roleNameOf } from '../../db/people/role-name.ts'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { TOKEN_EXPIRED } from '../../http/guards/authenticate.ts'
import { me } from '../../http/context.ts'
import { knownTo, readDevice } from '../../http/guards/known-device.ts'
import { everyHour } from '../../http/every-hour.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { makeTokens } from '../../http/guards/token.ts'

interface StoredSession {
  readonly id: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  readonly address: string | null
  readonly agent: string | null
}
interface Mine {
  readonly email: string
  readonly device_key: Buffer
  readonly settings: { preferences?: Record<string, unknown>; shortcuts?: string[] }
  readonly unread: number
  readonly role_name: string | null
}

/** The caller's session: who they are, ending it, and the user's other sessions. */
export function registerSessions(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  deps: Deps & { readonly secret: Secret },
): void {
  // expired codes, links and sessions
  everyHour(app, 'housekeeping', () => forgetOld(deps.db, deps.clock.now()))
  const tokens = makeTokens(deps.secret)
  registerRoutes(app, routeDeps, sessions, {
    async read(ctx) {
      const actor = me(ctx)
      const mainRole = actor.roles[0] ?? ''
      const mine = expected(
        await deps.db.one<Mine>(sql`
        select email, device_key, settings,
          (select count(*)::int from notices n where n.user_id = u.id and n.read_at is null) as unread,
          ${roleNameOf(sql`${mainRole}::text`)} as role_name
        from users u where id = ${actor.id}::uuid`),
        'the caller',
      )
      return ok({
        id: actor.id,
        kind: actor.kind,
        name: actor.name,
        email: mine.email,
        mainRole,
        roleName: mine.role_name ?? roleName(mainRole),
        roles: [...actor.roles],
        office: actor.office,
        deviceKey: mine.device_key.toString('base64'),
        settings: mine.settings.preferences ?? {},
        shortcuts: mine.settings.shortcuts ?? [],
        unreadNotices: mine.unread,
        // the call asks for a session
        sessionId: ctx.sessionId as string,
      })
    },
    async logOut(ctx) {
      const ended = await endSessions(deps.db, me(ctx).id, 'salida', { only: ctx.sessionId })
      return ok({ ended: ended > 0 })
    },
    async noteUse(ctx, { body }) {
      if (ctx.sessionId !== null) {
        await noteUse(deps.db, ctx.sessionId)
        return ok({ active: true as const })
      }
      const claims = await tokens.read(body.access_token ?? '')
      if (claims === null || !(await mayGoOn(claims)))
        throw new Refusal('unauthenticated', TOKEN_EXPIRED, { code: 'sesion_terminada' })
      return ok({ active: true as const })

      async function mayGoOn(claim: { sessionId: string; userId: string }): Promise<boolean> {
        if ((await actorOfSession(deps.db, claim.sessionId, claim.userId)) !== undefined) {
          await noteUse(deps.db, claim.sessionId)
          return true
        }
        // a stolen token has no device cookie with it: its idle session is not woken
        const device = await readDevice(deps.secret, ctx.cookies)
        return knownTo(deps.secret, device, claim.userId) !== null && wakeSession(deps.db, claim)
      }
    },
    async list(ctx) {
      const rows = await deps.db.rows<StoredSession>(sql`
        select id, created_at, last_seen_at, expires_at, address, agent from sessions
        where user_id = ${me(ctx).id}::uuid and ended_at is null and expires_at > clock_timestamp()
        order by last_seen_at desc limit 100`)
      return ok({ rows: rows.map((row) => shown(row, ctx.sessionId)) })
    },
    async end(ctx, { params }) {
      const ended = await endSessions(deps.db, me(ctx).id, 'otra_sesion', { only: params.id })
      if (ended === 0) throw notFound()
      return ok({ ended })
    },
    async endOthers(ctx) {
      const ended = await endSessions(deps.db, me(ctx).id, 'otra_sesion', { except: ctx.sessionId })
      return ok({ ended })
    },
  })
}

const shown = (row: StoredSession, current: string | null): SessionRow => ({
  id: row.id,
  current: row.id === current,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  address: row.address,
  agent: row.agent,
})
