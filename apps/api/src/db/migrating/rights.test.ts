import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import {
  ACT,
  FIXTURE,
  GUARDED,
  ORDINARY_TABLES,
  SEALED,
  WITHHELD,
} from '../../testing/attacks/guard-attacks.testdata.ts'
import { raw } from '../connection/sql.ts'
import { connection } from './lock.ts'
import { prepareDatabase } from './prepare.ts'
import { RIGHTS } from './rights.ts'

/**
 * Decision 70, attacked as the serving role and, where only
 * a trigger blocks the attack, as the owner of the tables.
 */
/** Ordinary statements of the portal. */
const EVERYDAY: readonly string[] = [
  'delete from cases where radicado is null',
  `update cases set status = 'y' where radicado = 'R1'`,
  `update cases set radicado = 'R2' where radicado is null`,
  `delete from acts where state = 'draft'`,
  `update acts set ${SEALED} where ${ACT}`,
  `update acts set announced_at = now(), updated_at = now() where ${ACT}`,
  `update acts set state = 'signed', number = '7', code = 'K' where state = 'draft'`,
  `insert into audit_log(id, at, verb) values (gen_random_uuid(), now(), 'v')`,
  `insert into authority_seal_chains values ('leaf', repeat('a', 64), 'given', 'pem', now(), now(), now()) on conflict do nothing`,
  'select from configuration_gate for key share',
  'lock table configuration_gate in exclusive mode',
  'update configuration_in_force set called_off_at = now() where release is null and called_off_at is null',
  'update configuration_release_now set number = number + 1',
  `insert into server_processes values (gen_random_uuid(), 'h', '0', now(), now(), '{}'); delete from server_processes`,
]

let fresh: FreshDatabase
let clients: Readonly<Record<'server' | 'owner', pg.Client>>
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.owner.pool.query(FIXTURE)
  clients = { server: await connection(fresh.url), owner: await connection(fresh.migrationUrl) }
}, 60_000)
afterAll(async () => {
  await Promise.all([clients.server.end(), clients.owner.end()])
  await fresh.drop()
})

/** Runs the statements and rolls back; returns the SQLSTATE of the rejection, or 'passed'. */
async function tried(as: 'server' | 'owner', statements: string): Promise<string> {
  const client = clients[as]
  await client.query('begin')
  try {
    await client.query(statements)
    return 'passed'
  } catch (error) {
    return (error as { code?: string }).code ?? 'failed'
  } finally {
    await client.query('rollback; reset role')
  }
}

describe('whoever has the role that serves', () => {
  it.each([...GUARDED, ...WITHHELD])('cannot: %s', async (attack) => {
    expect(await tried('server', attack)).toMatch(/^(23514|42501|0A000)$/)
  })

  it.each(EVERYDAY)('can: %s', async (work) => expect(await tried('server', work)).toBe('passed'))

  it('cannot make another key the authority’s, which is done by a command on the server', async () => {
    await prepareDatabase(fresh, { version: '9.9.9' })
    for (const attack of [
      `update authority_seal set fingerprint = repeat('b', 64)`,
      'delete from authority_seal',
      `insert into authority_seal(fingerprint, at) values (repeat('b', 64), now()) on conflict (single) do update set fingerprint = excluded.fingerprint`,
    ])
      expect([attack, await tried('server', attack)]).toEqual([attack, '42501'])
  })

  it('is neither superuser nor owner of anything', async () => {
    const { rows } = await clients.server.query(`
      select r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls as mighty,
        (select count(*)::int from pg_class c where c.relowner = r.oid) + (select count(*)::int from pg_proc p where p.proowner = r.oid) as owns
      from pg_roles r where r.rolname = current_user`)
    expect(rows).toEqual([{ mighty: false, owns: 0 }])
  })
})

describe('whoever owns the tables, with the guards on', () => {
  it.each(GUARDED)('cannot: %s', async (attack) => expect(await tried('owner', attack)).toBe('23514'))

  it('cannot by resting its triggers either', async () => {
    const admin = new pg.Client({ connectionString: fresh.adminUrl })
    await admin.connect()
    try {
      await expect(
        admin.query(`begin; set local session_replication_role = replica; delete from acts where ${ACT}`),
      ).rejects.toMatchObject({ code: '23514' })
    } finally {
      await admin.end()
    }
  })
})

describe('the rights of the serving role', () => {
  it('were decided for every table by name: one that is added is ordinary, or less is given on it', async () => {
    const { rows } = await clients.owner.query<{ name: string }>(
      `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e') order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([...Object.keys(RIGHTS), ...ORDINARY_TABLES].toSorted())
  })

  const rights = async (table: string): Promise<string> =>
    (
      await clients.owner.query<{ has: string }>(
        `select string_agg(privilege_type, ' ' order by privilege_type) as has from information_schema.role_table_grants where grantee = 'ventanilla_server' and table_name = $1`,
        [table],
      )
    ).rows[0]?.has ?? ''

  it('are stated whole at every start: what a hand added goes, a new table is an ordinary one', async () => {
    await fresh.owner.run(raw('grant all on audit_log to ventanilla_server'))
    await fresh.owner.run(raw('create table later (n int)'))
    await prepareDatabase(fresh, { version: '9.9.9' })
    expect(await rights('audit_log')).toBe('INSERT SELECT')
    expect(await rights('later')).toBe('DELETE INSERT SELECT UPDATE')
    expect(await rights('oldest_program')).toBe('SELECT')
  })

  const may = async (right: string): Promise<boolean> =>
    (
      await clients.owner.query<{ has: boolean }>(
        `select ${right === 'DELETE' ? 'has_table_privilege' : 'has_any_column_privilege'}('ventanilla_server', 'audit_log', $1) as has`,
        [right],
      )
    ).rows[0]?.has ?? true

  async function widened(right: string, given: string): Promise<void> {
    await fresh.owner.run(raw(given))
    expect(await may(right)).toBe(true)
    await prepareDatabase(fresh, { version: '9.9.9' })
    expect(await may(right)).toBe(false)
    expect(await rights('audit_log')).toBe('INSERT SELECT')
  }

  // one at a time: stating all rights anew because of the one would hide that the other is not noticed
  it('are not widened by a column', () =>
    widened('UPDATE', 'grant update (detail) on audit_log to ventanilla_server'))
  it('are not widened by what everybody was given', () =>
    widened('DELETE', 'grant delete on audit_log to public'))

  it('that come from another role end the start, with the table and what to do', async () => {
    const admin = new pg.Client({ connectionString: fresh.adminUrl })
    await admin.connect()
    const lender = `lender_${process.pid}`
    try {
      await admin.query(`create role ${lender}; grant delete on audit_log to ${lender};
        grant ${lender} to ventanilla_server`)
      await expect(prepareDatabase(fresh, { version: '9.9.9' })).rejects.toThrow(
        'recibe de otro rol derechos que no debe tener en audit_log',
      )
    } finally {
      await admin.query(`drop owned by ${lender}; drop role ${lender}`)
      await admin.end()
    }
    await prepareDatabase(fresh, { version: '9.9.9' })
  })

  it('are refused to a role that may everything anyway', async () => {
    await expect(
      prepareDatabase({ url: fresh.adminUrl, migrationUrl: fresh.migrationUrl }, { version: '9.9.9' }),
    ).rejects.toThrow('use uno que no sea superusuario ni dueño')
  })
})

describe('a process that serves without the password of the role that migrates', () => {
  const serving = () => ({ url: fresh.url, migrationUrl: null })

  it('starts on a prepared database, and changes nothing', async () => {
    expect(await prepareDatabase(serving(), { version: '9.9.9' })).toEqual({
      applied: [],
      waiting: [],
      oneRole: false,
    })
  })

  it('does not start while a migration is missing, with the command that brings it', async () => {
    const { rows } = await clients.owner.query(
      `delete from migrations where name = '0062_guards.sql' returning name, hash, at`,
    )
    await expect(prepareDatabase(serving(), { version: '9.9.9' })).rejects.toThrow(
      /falta 0062_guards\.sql.*npm run admin -- migrate/,
    )
    await clients.owner.query('insert into migrations(name, hash, at) values ($1, $2, $3)', [
      rows[0].name,
      rows[0].hash,
      rows[0].at,
    ])
  })

  it('does not start when the database does not serve its version any more', async () => {
    await expect(prepareDatabase(serving(), { version: '0.1.0' })).rejects.toThrow(
      /ya no sirve a la versión 0\.1\.0/,
    )
  })
})
