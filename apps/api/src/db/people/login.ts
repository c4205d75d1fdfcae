import type { Actor } from '@ventanilla/domain/access/actor'
import type { GlobalAlert } from '@ventanilla/domain/access/global-alerts'
import { SESSION_HOURS } from './sessions.ts'
import { roleNameOf } from './role-name.ts'
import { type Db, raw, sql } from '../connection/sql.ts'

/** The account of a mail address, with the data of the login response. */
export interface LoginAccount {
  readonly id: string
  readonly kind: Actor['kind']
  readonly email: string
  readonly name: string
  readonly first_names: string
  readonly last_names: string
  readonly main_role: string
  /** null: as the program names it */
  readonly main_role_name: string | null
  readonly roles: readonly string[]
  readonly settings: UserSettings
  readonly password_hash: string | null
  readonly active: boolean
  readonly email_verified_at: Date | null
  readonly refused_at: Date | null
  readonly deactivated_at: Date | null
  /** number of second factors: with at least one, the password alone opens no session */
  readonly passkeys: number
}

/** Personal settings. */
interface UserSettings {
  readonly preferences?: Record<string, unknown>
  readonly shortcuts?: string[]
  readonly photoURL?: string | null
}

export interface LoginFacts {
  readonly alerts: readonly Pick<GlobalAlert, 'type' | 'title' | 'body' | 'startsAt' | 'endsAt'>[]
  /** null: no account under that address */
  readonly account: LoginAccount | null
  /** the newest unconfirmed registration under that address, whether it holds the address or not */
  readonly waiting: LoginAccount | null
}

type Found = LoginAccount & { readonly waits: boolean }
type Row = { readonly alerts: LoginFacts['alerts'] | null } & {
  readonly [K in keyof Found]: Found[K] | null
}
const isFound = (row: Row): row is Row & Found => row.id !== null

/**
 * All data that a login needs before it compares the password,
 * in one statement whether the account exists or not.
 */
export async function loginFacts(db: Db, email: string): Promise<LoginFacts> {
  const rows = await db.rows<Row>(sql`
    select
      (select json_agg(json_build_object('type', a.ac_tipo_alerta, 'title', a.ac_title_alert, 'body', a.ac_body_alert,
        'startsAt', a.starts_at, 'endsAt', a.ends_at)) from global_alerts a where a.ac_tipo_alerta in (100, 110)) as alerts,
      u.id, u.kind, u.email, u.first_names, u.last_names, u.main_role,
      ${roleNameOf(raw('u.main_role'))} as main_role_name, u.settings, u.password_hash, u.active,
      u.email_verified_at, u.refused_at, u.deactivated_at, u.waits,
      coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name,
      array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles,
      (select count(*)::int from passkeys k where k.user_id = u.id) as passkeys
    from (select 1) as always left join (
      select held.*, email_verified_at is null and password_hash is not null as waits
        from users held where email = ${email} and phone_verified_at is not null
      union all (
        select beside.*, true as waits
        from users beside where email = ${email} and phone_verified_at is null and waiting_since is not null
        order by waiting_since desc limit 1)
    ) u on true
    order by coalesce(u.waiting_since, u.phone_verified_at) desc, u.phone_verified_at nulls first`)
  const found = rows.filter(isFound)
  return {
    alerts: rows[0]?.alerts ?? [],
    account: found.find((row) => !row.waits) ?? null,
    waiting: found.find((row) => row.waits) ?? null,
  }
}

/**
 * Opens the session of a verified login, returns and clears the page the user was going to when they
 * registered, and writes the audit line, in one statement.
 */
export async function openLogin(
  db: Db,
  session: {
    readonly id: string
    readonly userId: string
    readonly address: string
    readonly agent: string
    /** everything else waits until a legal text is accepted */
    readonly owesAcceptance: boolean
  },
  record: { readonly id: string; readonly verb: string; readonly at: Date },
): Promise<{ readonly goingTo: string | null }> {
  const row = await db.one<{ goingTo: string | null }>(sql`
    with opened as (
      insert into sessions(id, user_id, created_at, last_seen_at, expires_at, address, agent, owes_acceptance)
      values (${session.id}::uuid, ${session.userId}::uuid, clock_timestamp(), clock_timestamp(),
        clock_timestamp() + make_interval(hours => ${SESSION_HOURS}::int), ${session.address}, ${session.agent}, ${session.owesAcceptance})
      returning id
    ), going as materialized (
      select going_to from users where id = ${session.userId}::uuid and going_to is not null for update
    ), gone as (
      update users set going_to = null where id = ${session.userId}::uuid and exists (select 1 from going)
    )
    insert into audit_log(id, at, actor_id, verb, subject, address)
    select ${record.id}::uuid, ${record.at}, ${session.userId}::uuid, ${record.verb}, id::text, ${session.address} from opened
    returning (select going_to from going) as "goingTo"`)
  return row ?? { goingTo: null }
}
