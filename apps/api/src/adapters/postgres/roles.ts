import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Roles of an embedded server: one owns everything and migrates, one serves and owns nothing (decision 70). */
export const MIGRATOR = 'ventanilla_migrator'
export const SERVING = 'ventanilla_server'

export interface RolePasswords {
  readonly migrator: string
  readonly serving: string
}

export const newPasswords = (): RolePasswords => ({ migrator: secret(), serving: secret() })

/** For `postgres.json`; letters, digits, `-` and `_` only. */
export function secret(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Creates both roles and makes the migrator the owner of the database's objects, also of those that an earlier
 * release created as the superuser. Idempotent. `reassign owned` cannot be used for the superuser who created
 * the cluster ("required by the database system"), so objects are reassigned one by one. The passwords are set
 * each time: a restored copy has those of its day.
 */
export async function ensureRoles(adminUrl: string, passwords: RolePasswords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const [role, password] of [
      [MIGRATOR, passwords.migrator],
      [SERVING, passwords.serving],
    ] as const) {
      const known = await client.query('select from pg_roles where rolname = $1', [role])
      const plain = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
      await client.query(
        `${known.rowCount === 0 ? 'create' : 'alter'} role ${role} ${plain} password ${client.escapeLiteral(password)}`,
      )
    }
    const database = client.escapeIdentifier(
      (await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '',
    )
    // Attack: temporary tables of the serving role that shadow ours in its session
    await client.query(`revoke all on database ${database} from public;
      grant connect on database ${database} to ${SERVING};
      grant connect, create, temporary on database ${database} to ${MIGRATOR}`)
    await client.query(ADOPT)
  } finally {
    await client.end()
  }
}

const ADOPT = `
  alter schema public owner to ${MIGRATOR};
  do $$
  declare r record;
  begin
    for r in
      select format('alter %s %s owner to ${MIGRATOR}',
                    case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
                    c.oid::regclass) as statement
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','p','S','v','m') and c.relowner <> '${MIGRATOR}'::regrole
        -- sequences of columns follow their table; objects of extensions stay with the extension
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a','i','e'))
      union all
      select format('alter routine %s owner to ${MIGRATOR}', p.oid::regprocedure)
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proowner <> '${MIGRATOR}'::regrole
        and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
      union all
      select format('alter type %s owner to ${MIGRATOR}', t.oid::regtype)
      from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e','d') and t.typowner <> '${MIGRATOR}'::regrole
        and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')
    loop
      execute r.statement;
    end loop;
  end $$`
