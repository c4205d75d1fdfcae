import type pg from 'pg'
import { MigrationError } from './served.ts'

type Right = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

/** All rights on a table; those not granted below are revoked. */
const ALL = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'] as const
/** Rights that can be granted on single columns. */
const OF_COLUMNS = ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES'] as const
const ORDINARY: readonly Right[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
const APPENDED: readonly Right[] = ['SELECT', 'INSERT']
const READ: readonly Right[] = ['SELECT']

/**
 * Rights of the serving role on restricted tables (decision 70). Attack: with the serving process taken over,
 * by injection or a stolen password, changing or removing records, replacing the authority's seal, or changing
 * which program versions the database serves.
 */
export const RIGHTS: Readonly<Record<string, readonly Right[]>> = {
  audit_log: APPENDED,
  case_events: APPENDED,
  third_party_contacts: APPENDED,
  third_party_endings: APPENDED,
  layers: APPENDED,
  layer_shapes: APPENDED,
  zone_checks: APPENDED,
  capture_reaches: APPENDED,
  authority_seal: APPENDED,
  authority_seal_chains: APPENDED,
  // proposer and confirmer are a record: rows are closed, not deleted
  account_proposals: ['SELECT', 'INSERT', 'UPDATE'],
  // ended once, by a guard
  absences: ['SELECT', 'INSERT', 'UPDATE'],
  configuration_items: APPENDED,
  configuration_contents: APPENDED,
  configuration_versions: APPENDED,
  configuration_releases: APPENDED,
  configuration_edits: APPENDED,
  configuration_left: APPENDED,
  configuration_confirmations: APPENDED,
  configuration_hand_overs: APPENDED,
  // forward only, by a guard: waits, then comes into force or is called off
  configuration_in_force: ['SELECT', 'INSERT', 'UPDATE'],
  configuration_release_now: ['SELECT', 'UPDATE'],
  // `for key share` and the publisher's lock need it; no row is ever there
  configuration_gate: ['SELECT', 'UPDATE'],
  // changed only by a server command, with the migrating role
  first_administrators: READ,
  authority_seal_changes: READ,
  migrations: READ,
  migrations_waiting: READ,
  oldest_program: READ,
}

const rightsOn = (table: string): readonly Right[] => RIGHTS[table] ?? ORDINARY

/**
 * Grants the serving role its complete set of rights, on tables where they differ. The owner runs it after
 * every migration. Throws `MigrationError` for a role that does not exist, is superuser or owns the tables,
 * because rights cannot restrict it.
 */
export async function grantServing(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ superior: boolean }>(
    `select r.rolsuper or pg_has_role(r.oid, current_user, 'member') or r.rolname = current_user as superior from pg_roles r where r.rolname = $1`,
    [role],
  )
  if (rows[0] === undefined)
    throw new MigrationError(`El usuario «${role}» de DATABASE_URL no existe en la base: créelo.`)
  if (rows[0].superior)
    throw new MigrationError(
      `El usuario «${role}» de DATABASE_URL puede todo lo que puede el de DATABASE_MIGRATION_URL: use uno que no sea superusuario ni dueño.`,
    )
  const as = client.escapeIdentifier(role)
  const wrong = await differences(client, role)
  if (wrong.length === 0) return
  await client.query(`begin; set local lock_timeout = '3s'`)
  try {
    await client.query(`grant usage on schema public to ${as};
      grant usage, select on all sequences in schema public to ${as}`)
    for (const table of wrong) {
      const name = client.escapeIdentifier(table)
      await client.query(
        `revoke all on table ${name} from ${as}, public; grant ${rightsOn(table).join(', ')} on table ${name} to ${as}`,
      )
    }
    await refuseBorrowed(client, role)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** What is left once every right was stated comes from a role that this one is a member of, and stays until a hand takes it. */
async function refuseBorrowed(client: pg.ClientBase, role: string): Promise<void> {
  const left = await differences(client, role)
  if (left.length > 0)
    throw new MigrationError(
      `El usuario «${role}» de DATABASE_URL recibe de otro rol derechos que no debe tener en ${left.join(', ')}: quítele ese rol.`,
    )
}

/**
 * Tables on which the role's rights differ from the intended ones, granted to it, to everybody or to a role that it
 * is a member of. Those on single columns count: the right to update one is enough to change a record.
 */
async function differences(client: pg.ClientBase, role: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; whole: readonly string[]; some: readonly string[] }>(
    `select c.relname as name,
       array(select p from unnest($2::text[]) p where has_table_privilege($1, c.oid, p)) as whole,
       array(select p from unnest($3::text[]) p where has_any_column_privilege($1, c.oid, p)) as some
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       -- those of extensions are theirs
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`,
    [role, ALL, OF_COLUMNS],
  )
  return rows
    .filter(({ name, whole, some }) => {
      const intended = rightsOn(name).toSorted().join()
      return new Set([...whole, ...some]).size !== whole.length || whole.toSorted().join() !== intended
    })
    .map(({ name }) => name)
}
