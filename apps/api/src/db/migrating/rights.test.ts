import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/database.ts'
import { raw } from '../sql.ts'
import { connection } from './lock.ts'
import { prepareDatabase } from './prepare.ts'

/** Decision 70, attacked as the role that serves and, where a trigger alone stands in the way, as the owner of the tables. */
const FIXTURE = `
  insert into users(id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
    values ('00000000-0000-0000-0000-000000000001', 'ciudadano', 'a@b.co', 'A', 'B', 'x', '\\x00', now(), now());
  insert into cases(id, tt_id, revision, status, applicant_id, created_by, radicado, created_at, updated_at) values
    ('00000000-0000-0000-0000-0000000000c1', 1, 1, 'x', '00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000001', 'R1', now(), now()),
    ('00000000-0000-0000-0000-0000000000c2', 1, 1, 'x', '00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000001', null, now(), now());
  insert into case_events values
    ('00000000-0000-0000-0000-0000000000c1', 1, 't', '00000000-0000-0000-0000-000000000001', now(), '{}', 'h'),
    ('00000000-0000-0000-0000-0000000000c2', 1, 't', '00000000-0000-0000-0000-000000000001', now(), '{}', 'h');
  insert into audit_log(id, at, verb) values ('00000000-0000-0000-0000-0000000000a1', now(), 'v');
  insert into acts(id, case_id, template, origin_step, state, title, doc, series, number, dated_on, code, created_at, updated_at) values
    ('00000000-0000-0000-0000-0000000000f1', '00000000-0000-0000-0000-0000000000c1', 'T', 's', 'signed', 't', '{}', 'RES', '1', '2026-01-01', 'COD', now(), now()),
    ('00000000-0000-0000-0000-0000000000f2', '00000000-0000-0000-0000-0000000000c2', 'T', 's', 'draft', 't', '{}', 'RES', null, null, null, now(), now());
  insert into files(id, owner_id, purpose, name, mime, size, storage_key, state, created_at) values
    ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-000000000001', 'x', 'x', 'x', 1, 'k', 'ready', now()),
    ('00000000-0000-0000-0000-0000000000d2', '00000000-0000-0000-0000-000000000001', 'x', 'x', 'x', 1, 'k2', 'ready', now());
  insert into authority_seal(fingerprint, at) values (repeat('a', 64), now());
  insert into authority_seal_chains values ('leaf', repeat('a', 64), 'given', 'pem', now(), now(), now());
  insert into oldest_program(version) values ('0.2.0');`
const ACT = `id = '00000000-0000-0000-0000-0000000000f1'`
const SEALED = `state = 'sealed', file_id = '00000000-0000-0000-0000-0000000000d1', sha256 = 'a'`

/** What a guard refuses whoever asks, the owner of the tables too. */
const GUARDED: readonly string[] = [
  'delete from audit_log',
  `update audit_log set verb = 'x'`,
  'truncate audit_log',
  `update case_events set body = 'x'`,
  `delete from case_events where case_id = '00000000-0000-0000-0000-0000000000c1'`,
  'truncate case_events',
  'truncate cases cascade',
  `delete from cases where radicado = 'R1'`,
  `update cases set radicado = null where radicado = 'R1'`,
  `update cases set id = gen_random_uuid() where radicado = 'R1'`,
  ...[
    `number = '2'`,
    'number = null',
    `dated_on = '2026-02-02'`,
    `code = 'Z'`,
    `doc = '{"a":1}'`,
    `title = 'z'`,
    `signer_role = 'z'`,
    `signed_at = now()`,
    `render = '{}'`,
    `state = 'draft'`,
    `state = 'withdrawn'`,
    `case_id = '00000000-0000-0000-0000-0000000000c2'`,
    'id = gen_random_uuid()',
  ].map((change) => `update acts set ${change} where ${ACT}`),
  `update acts set ${SEALED} where ${ACT}; update acts set sha256 = 'b' where ${ACT}`,
  `update acts set ${SEALED} where ${ACT}; update acts set file_id = '00000000-0000-0000-0000-0000000000d2' where ${ACT}`,
  `update acts set ${SEALED} where ${ACT}; update acts set file_id = null where ${ACT}`,
  `update acts set ${SEALED} where ${ACT}; update acts set state = 'signed' where ${ACT}`,
  `update acts set announced_at = now() where ${ACT}; update acts set announced_at = null where ${ACT}`,
  `update acts set published_at = now() where ${ACT}; update acts set published_at = null where ${ACT}`,
  `delete from acts where ${ACT}`,
  'truncate acts cascade',
  `insert into acts select * from acts where ${ACT} on conflict (id) do update set number = '9'`,
  `merge into acts a using (select 1) x on a.${ACT} when matched then update set number = '9'`,
]

/** What only the rights of the serving role stand against. */
const WITHHELD: readonly string[] = [
  `set session_replication_role = replica; delete from acts where ${ACT}`,
  'alter table acts disable trigger all',
  'alter table acts disable trigger acts_guard',
  'drop trigger acts_guard on acts',
  'drop table audit_log',
  'alter table audit_log owner to current_user',
  `create or replace function acts_guard() returns trigger language plpgsql as 'begin return new; end'`,
  'create table public.mine (a int)',
  `create function public.to_jsonb(acts) returns jsonb language sql as 'select null::jsonb'`,
  'create schema mine',
  'create extension dblink',
  'set role ventanilla_migrator',
  'set role ventanilla',
  'create role other superuser',
  `copy audit_log to program 'cat'`,
  `copy audit_log to '/tmp/x'`,
  `select pg_read_file('/etc/passwd')`,
  `update migrations set hash = 'x'`,
  'delete from migrations',
  `insert into migrations(name, hash) values ('9999_x.sql', 'x')`,
  `update oldest_program set version = '0.0.1'`,
  'delete from oldest_program',
  `update authority_seal set fingerprint = repeat('b', 64)`,
  'delete from authority_seal',
  'delete from authority_seal_chains',
  `update authority_seal_chains set chain_pem = 'x'`,
  `insert into authority_seal_changes values (gen_random_uuid(), 'a', 'b', 'r', 'w', now())`,
  // even of a draft: only the draft's own removal takes its history along
  `delete from case_events where case_id = '00000000-0000-0000-0000-0000000000c2'`,
]

/** What the portal does every day. */
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

/** Tries it and keeps nothing; the code of the refusal, or that it passed. */
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
