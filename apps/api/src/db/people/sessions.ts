import { type Absent, type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { type Db, sql } from '../connection/sql.ts'
import { absentOf } from './absences.ts'

/** Sessions live on the real clock, like the tokens that name them (decision 46). */
export const SESSION_HOURS = SPECIFIED.sessionHours
/** Minutes without activity after which a session goes idle (specification, section 9; decision 67). */
const IDLE_MINUTES = SPECIFIED.idleMinutes
/** Write calls count as activity too; they are recorded once the last record is this old. */
const TOUCH_MINUTES = 5

/** The caller and their session. */
export interface Session {
  readonly actor: Actor
  readonly sessionId: string
  /** an official who lacks the required passkey: can only add one */
  readonly owesPasskey: boolean
  /** has to accept a legal text before anything else */
  readonly owesAcceptance: boolean
  /** the last recorded activity is minutes old: the next action must be recorded */
  readonly stale: boolean
}

/** The person of a session. */
export interface SessionPerson extends Actor {
  /** an official without a passkey */
  readonly keyless: boolean
  readonly owesAcceptance: boolean
  /** `idle`: unused for 35 minutes; serves nothing until the device reports that it was in use */
  readonly use: Use
}

type Use = 'fresh' | 'stale' | 'idle'

export type EndReason = 'salida' | 'contrasena' | 'contacto' | 'roles' | 'desactivacion' | 'otra_sesion'

interface ActorRow {
  readonly id: string
  readonly kind: Actor['kind']
  readonly name: string
  readonly main_role: string
  readonly office: string | null
  readonly roles: string[]
  readonly keyless: boolean
  readonly owes_acceptance: boolean
  readonly use: Use
  readonly stands_in_for: readonly Absent[]
}

/** A session as named in a token. */
interface SessionClaim {
  readonly sessionId: string
  readonly userId: string
}

/**
 * The people of live sessions, by session id: one statement
 * by primary key. A session that is not live is left out. `today`: of the portal's clock, for absences; null: nobody
 * stands in for anybody.
 */
async function actorsOfSessions(
  db: Db,
  claims: readonly SessionClaim[],
  today: string | null,
): Promise<ReadonlyMap<string, SessionPerson>> {
  const rows = await db.rows<ActorRow & { readonly session_id: string }>(sql`
    select s.id as session_id, u.id, u.kind, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.main_role, u.office,
           array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles,
           u.kind = 'funcionario' and not exists (select 1 from passkeys k where k.user_id = u.id) as keyless, s.owes_acceptance,
           case when s.program or s.last_seen_at > clock_timestamp() - make_interval(mins => ${TOUCH_MINUTES}::int) then 'fresh'
             when s.last_seen_at > clock_timestamp() - make_interval(mins => ${IDLE_MINUTES}::int) then 'stale' else 'idle' end as use,
           ${absentOf('u', today)} as stands_in_for
    from sessions s join users u on u.id = s.user_id
    where s.id = any(${claims.map((claim) => claim.sessionId)}::uuid[])
      and s.ended_at is null and s.expires_at > clock_timestamp() and u.active`)
  return new Map(rows.map((row) => [row.session_id, actorFrom(row)]))
}

/**
 * The person of a live session, for calls about the session itself; undefined when it ended, expired or is idle, or the
 * person is inactive.
 */
export async function actorOfSession(
  db: Db,
  sessionId: string,
  userId: string,
): Promise<SessionPerson | undefined> {
  const actor = (await actorsOfSessions(db, [{ sessionId, userId }], null)).get(sessionId.toLowerCase())
  return actor?.id === userId.toLowerCase() && actor.use !== 'idle' ? actor : undefined
}

/**
 * The same for a busy server: calls that arrive during a check share the next one. Each call is checked by a
 * statement that began after it arrived, so that an ended session, and an ended absence, count at once.
 * @param today day in Bogotá by the portal's clock
 */
export function sessionCheck(
  db: Db,
  today: () => string,
): (claim: SessionClaim) => Promise<SessionPerson | undefined> {
  interface Waiting {
    readonly claim: SessionClaim
    readonly done: (actor: SessionPerson | undefined) => void
    readonly fail: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = false
  const check = async (): Promise<void> => {
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      try {
        const actors = await actorsOfSessions(
          db,
          asked.map(({ claim }) => claim),
          today(),
        )
        for (const { claim, done } of asked) {
          const actor = actors.get(claim.sessionId.toLowerCase())
          done(actor?.id === claim.userId.toLowerCase() ? actor : undefined)
        }
      } catch (error) {
        for (const { fail } of asked) fail(error)
      }
    }
    running = false
  }
  return (claim) =>
    new Promise((done, fail) => {
      waiting.push({ claim, done, fail })
      if (running) return
      running = true
      // calls that arrive in the same tick share one statement
      setImmediate(() => void check())
    })
}

function actorFrom(row: ActorRow): SessionPerson {
  const roles = [row.main_role, ...row.roles.filter((role) => role !== row.main_role)]
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    roles,
    office: row.office,
    audience: audienceOf(roles, row.office),
    keyless: row.keyless,
    owesAcceptance: row.owes_acceptance,
    use: row.use,
    ...(row.stands_in_for.length > 0 && { standsInFor: row.stands_in_for }),
  }
}

/** Opens a session for a person who has just proved their identity. */
export async function openSession(
  tx: Db,
  session: { id: string; userId: string; address: string | null; agent: string | null; program?: boolean },
): Promise<void> {
  await tx.run(sql`
    insert into sessions(id, user_id, created_at, last_seen_at, expires_at, address, agent, program)
    values (${session.id}::uuid, ${session.userId}::uuid, clock_timestamp(), clock_timestamp(),
            clock_timestamp() + make_interval(hours => ${SESSION_HOURS}::int), ${session.address}, ${session.agent},
            ${session.program ?? false})`)
}

/**
 * Sliding renewal: twelve more hours, up to `mostDays` after the session began, however often it is renewed. Attack: a
 * stolen session that is renewed in time.
 */
export async function renewSession(tx: Db, sessionId: string, mostDays: number): Promise<void> {
  await tx.run(sql`
    update sessions set last_seen_at = clock_timestamp(),
      expires_at = least(clock_timestamp() + make_interval(hours => ${SESSION_HOURS}::int), created_at + make_interval(days => ${mostDays}::int))
    where id = ${sessionId}::uuid and ended_at is null`)
}

/** Records activity: the 35 minutes start again. */
export async function noteUse(db: Db, sessionId: string): Promise<void> {
  await db.run(sql`
    update sessions set last_seen_at = clock_timestamp() where id = ${sessionId}::uuid and ended_at is null`)
}

/**
 * Resumes an idle session within its twelve hours, when the device reports that it was in use. Returns false
 * when the session has ended or does not exist.
 */
export async function wakeSession(db: Db, claim: SessionClaim): Promise<boolean> {
  const woken = await db.run(sql`
    update sessions s set last_seen_at = clock_timestamp() from users u
    where s.id = ${claim.sessionId}::uuid and s.user_id = ${claim.userId}::uuid and u.id = s.user_id and u.active
      and s.ended_at is null and s.expires_at > clock_timestamp()`)
  return woken > 0
}

/** Ends a person's sessions at once; `except` keeps one, `only` ends one. Returns the number ended. */
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
