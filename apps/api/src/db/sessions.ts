import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { type Db, sql } from './sql.ts'

/** Sessions live on the real clock, like the tokens that name them (decision 46). */
export const SESSION_HOURS = 12
/** However often it is renewed, a session ends after a week. */
const MAX_DAYS = 7

/** Who calls, and by which session. */
export interface Session {
  readonly actor: Actor
  readonly sessionId: string
}

export type EndReason = 'salida' | 'contrasena' | 'roles' | 'desactivacion' | 'otra_sesion'

interface ActorRow {
  readonly id: string
  readonly kind: Actor['kind']
  readonly name: string
  readonly main_role: string
  readonly office: string | null
  readonly roles: string[]
}

/** The person of a live session: one statement by primary key. Undefined when it ended, expired or the person is inactive. */
export async function actorOfSession(db: Db, sessionId: string, userId: string): Promise<Actor | undefined> {
  const row = await db.one<ActorRow>(sql`
    select u.id, u.kind, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.main_role, u.office,
           array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid
      and s.ended_at is null and s.expires_at > clock_timestamp() and u.active`)
  return row && actorFrom(row)
}

function actorFrom(row: ActorRow): Actor {
  const roles = [row.main_role, ...row.roles.filter((role) => role !== row.main_role)]
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    roles,
    office: row.office,
    audience: audienceOf(roles, row.office),
  }
}

/** Opens a session for a person who has just proved who they are. */
export async function openSession(
  tx: Db,
  session: { id: string; userId: string; address: string | null; agent: string | null },
): Promise<void> {
  await tx.run(sql`
    insert into sessions(id, user_id, created_at, last_seen_at, expires_at, address, agent)
    values (${session.id}::uuid, ${session.userId}::uuid, clock_timestamp(), clock_timestamp(),
            clock_timestamp() + make_interval(hours => ${SESSION_HOURS}::int), ${session.address}, ${session.agent})`)
}

/** Sliding renewal: twelve more hours, within the week. */
export async function renewSession(tx: Db, sessionId: string): Promise<void> {
  await tx.run(sql`
    update sessions set last_seen_at = clock_timestamp(),
      expires_at = least(clock_timestamp() + make_interval(hours => ${SESSION_HOURS}::int), created_at + make_interval(days => ${MAX_DAYS}::int))
    where id = ${sessionId}::uuid and ended_at is null`)
}

/** Ends a person's sessions at once; `except` keeps one, `only` ends one. Answers how many ended. */
export function endSessions(
  tx: Db,
  userId: string,
  reason: EndReason,
  which: { readonly except?: string | null; readonly only?: string | null } = {},
): Promise<number> {
  return tx.run(sql`
    update sessions set ended_at = clock_timestamp(), end_reason = ${reason}
    where user_id = ${userId}::uuid and ended_at is null
      and (${which.only ?? null}::uuid is null or id = ${which.only ?? null}::uuid)
      and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null}::uuid)`)
}
