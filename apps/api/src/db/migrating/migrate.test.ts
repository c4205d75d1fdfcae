import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../adapters/postgres/test-databases.ts'
import '../../testing/servers/postgres.setup.ts'
import { type MigrationFile, readMigration, readMigrations } from './files.ts'
import { connection } from './lock.ts'
import { migrate, type MigrateOptions } from './migrate.ts'
import { compareVersions } from './served.ts'

const file = (name: string, sql: string): MigrationFile => readMigration(name, sql, false)
const FIRST = file('0001_notes.sql', '-- before\ncreate table notes (id int primary key, old text);\n')
const ADDS = file('0002_title.sql', '-- before\nalter table notes add column title text;\n')
const TAKES = file('0003_old.sql', '-- after\nalter table notes drop column old;\n')
const INDEX = file(
  '0004_index.sql',
  '-- before, outside-transaction\ncreate index concurrently if not exists notes_title on notes (title);\n',
)

let database: TestDatabase
let client: pg.Client
let others: pg.Client[] = []

beforeEach(async () => {
  database = await createTestDatabase(
    inject('template'),
    `test_${randomUUID().replaceAll('-', '')}`,
    'template1',
  )
  client = await connection(database.adminUrl)
})
afterEach(async () => {
  for (const one of [client, ...others]) await one.end()
  others = []
  await database.drop()
})

const other = async (): Promise<pg.Client> => {
  const one = await connection(database.adminUrl)
  others.push(one)
  return one
}
const run = (version: string, files: readonly MigrationFile[], more: Partial<MigrateOptions> = {}) =>
  migrate(database.adminUrl, { version, files, ...more })
const columns = async (): Promise<readonly string[]> =>
  (
    await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass('notes') and attnum > 0 and not attisdropped order by attnum`,
    )
  ).rows.map(({ name }) => name)
/** Registers a process last seen `secondsAgo` seconds ago. */
const serving = (version: string, secondsAgo: number) =>
  client.query(
    `insert into server_processes(id, host, version, started_at, seen_at, seal)
     values (gen_random_uuid(), 'portal-1', $1, clock_timestamp(), clock_timestamp() - make_interval(secs => $2), '{}')`,
    [version, secondsAgo],
  )

describe('what comes after the new program', () => {
  it('waits while the release that brought it is in use, and is done by the first start of a later one', async () => {
    await run('0.1.0', [FIRST])
    const first = await run('0.2.0', [FIRST, ADDS, TAKES])
    expect(first.applied).toEqual([ADDS.name])
    expect(first.waiting).toEqual([
      { name: TAKES.name, why: expect.stringContaining('espera a una versión posterior a la 0.2.0') },
    ])
    // 0.1.0 can still start, and 0.2.0 any number of times
    expect((await run('0.1.0', [FIRST])).applied).toEqual([])
    expect((await run('0.2.0', [FIRST, ADDS, TAKES])).applied).toEqual([])
    expect(await columns()).toEqual(['id', 'old', 'title'])
    expect(await run('0.3.0', [FIRST, ADDS, TAKES])).toEqual({ applied: [TAKES.name], waiting: [] })
    expect(await columns()).toEqual(['id', 'title'])
  })

  it('waits one release more where the one that brought it was left out', async () => {
    await run('0.1.0', [FIRST])
    expect((await run('0.3.0', [FIRST, ADDS, TAKES])).waiting).toHaveLength(1)
    expect(await columns()).toContain('old')
  })

  it('is done at once by a person’s command, and in a database that was empty', async () => {
    await run('0.1.0', [FIRST])
    expect((await run('0.2.0', [FIRST, TAKES], { after: true })).applied).toEqual([TAKES.name])
    await client.query('drop table notes, migrations, migrations_waiting, oldest_program')
    expect((await run('0.2.0', [FIRST, TAKES])).applied).toEqual([FIRST.name, TAKES.name])
  })

  it.each([false, true])(
    'waits while a process older than the release that brought it lives (by command: %s)',
    async (after) => {
      const real = (await readMigrations()).filter(({ name }) => name < '0062')
      await run('0.1.0', [...real, FIRST])
      await run('0.2.0', [...real, FIRST, TAKES])
      await serving('0.1.0', 60)
      const version = after ? '0.2.0' : '0.3.0'
      const { waiting } = await run(version, [...real, FIRST, TAKES], { after })
      expect(waiting[0]?.why).toBe('todavía sirve un programa anterior a la versión 0.2.0: portal-1 (0.1.0)')
      expect((await client.query('select from oldest_program')).rowCount).toBe(0)
      // it crashed without notice; the release that brought the file needs nothing that it removes
      await client.query(`update server_processes set seen_at = seen_at - interval '2 minutes'`)
      await serving('0.2.0', 1)
      expect((await run(version, [...real, FIRST, TAKES], { after })).applied).toEqual([TAKES.name])
    },
  )
})

describe('the oldest program that a database serves', () => {
  it('is the release that brought what was taken away last: an older one is refused with a sentence, and changes nothing', async () => {
    await run('0.1.0', [FIRST])
    await run('0.2.0', [FIRST, TAKES])
    await run('0.10.0', [FIRST, TAKES])
    await expect(run('0.1.0', [FIRST, INDEX])).rejects.toThrow(
      'Esta base de datos ya no sirve a la versión 0.1.0 del programa: use la 0.2.0 o una posterior, o restaure la copia de seguridad de antes.',
    )
    expect((await client.query('select from migrations')).rowCount).toBe(2)
    await expect(run('0.2.0', [FIRST, TAKES])).resolves.toEqual({ applied: [], waiting: [] })
  })

  it.each([
    ['0.9.0', '0.10.0', -1],
    ['1.0.0', '0.99.99', 1],
    ['0.2.0', '0.2.0', 0],
    ['prueba', '0.0.1', -1],
  ])('%s against %s is %i', (a, b, sign) => expect(Math.sign(compareVersions(a, b))).toBe(sign))
})

describe('processes that start at once', () => {
  it('apply each file once, an index made concurrently too, whichever program waits', async () => {
    const done = await Promise.all([1, 2, 3].map(() => run('0.2.0', [FIRST, ADDS, INDEX])))
    expect(done.flatMap(({ applied }) => applied).sort()).toEqual([FIRST.name, ADDS.name, INDEX.name])
  })

  it('wait for a program of before, which holds the lock by a session, and say so', async () => {
    const old = await other()
    await old.query('select pg_advisory_lock(7306)')
    const said: string[] = []
    const going = run('0.2.0', [FIRST], { say: (line) => said.push(line) })
    while (said.length === 0) await pause(20)
    expect(said).toEqual(['otro proceso prepara la base de datos; se espera a que termine'])
    await old.query('select pg_advisory_unlock(7306)')
    expect((await going).applied).toEqual([FIRST.name])
  })
})

describe('a table that somebody holds', () => {
  it('is waited for in short tries, between which people go on, and taken once it is free', async () => {
    await run('0.1.0', [FIRST])
    const holder = await other()
    await holder.query('begin; lock table notes in access share mode')
    const said: string[] = []
    const going = run('0.2.0', [FIRST, ADDS], {
      pauses: [500, 500, 500, 500],
      say: (line) => said.push(line),
    })
    while (said.length === 0) await pause(20)
    // a waiting lock blocks even readers; between two tries they pass
    const reader = await other()
    await reader.query(`set statement_timeout = '10s'`)
    await reader.query('select from notes')
    await holder.query('commit')
    expect((await going).applied).toEqual([ADDS.name])
    expect(said).toEqual([`${ADDS.name} espera a que otra sesión suelte una tabla`, `aplicada ${ADDS.name}`])
  })

  it('for too long ends the start with a sentence, and nothing is half done', async () => {
    await run('0.1.0', [FIRST])
    const holder = await other()
    await holder.query('begin; lock table notes in access share mode')
    const both = file(
      '0002_two.sql',
      '-- before\ncreate table more (id int);\nalter table notes add column title text;\n',
    )
    await expect(run('0.2.0', [FIRST, both], { pauses: [] })).rejects.toThrow(
      'La migración 0002_two.sql no pudo aplicarse porque otra sesión no suelta una tabla; no se cambió nada.',
    )
    expect((await client.query(`select to_regclass('more') as more`)).rows).toEqual([{ more: null }])
  })
})

describe('a file that was applied', () => {
  it('and changed afterwards stops the start', async () => {
    await run('0.1.0', [FIRST])
    const changed = file(FIRST.name, `${FIRST.sql}-- one word more\n`)
    await expect(run('0.1.0', [changed])).rejects.toThrow(
      'La migración 0001_notes.sql cambió después de aplicarse. Restaure el archivo original.',
    )
  })

  it('is a note of its hash: what failed leaves none, and is tried again', async () => {
    const wrong = file('0002_wrong.sql', '-- before\ncreate table half (id int);\nselect 1/0;\n')
    await expect(run('0.1.0', [FIRST, wrong])).rejects.toThrow('division by zero')
    const right = file('0002_wrong.sql', '-- before\ncreate table half (id int);\n')
    expect((await run('0.1.0', [FIRST, right])).applied).toEqual([right.name])
  })
})

describe('an index that an attempt left broken', () => {
  it('is made anew, not taken for done', async () => {
    await run('0.1.0', [FIRST, ADDS])
    await client.query(`insert into notes(id, title) values (1, 'a'), (2, 'a')`)
    const unique = file(
      '0004_unique.sql',
      '-- before, outside-transaction\ncreate unique index concurrently if not exists notes_title on notes (title);\n',
    )
    await expect(run('0.2.0', [FIRST, ADDS, unique])).rejects.toThrow('could not create unique index')
    const valid = async (): Promise<unknown> =>
      (await client.query(`select indisvalid from pg_index where indexrelid = 'notes_title'::regclass`)).rows
    expect(await valid()).toEqual([{ indisvalid: false }])
    await client.query('delete from notes where id = 2')
    expect((await run('0.2.0', [FIRST, ADDS, unique])).applied).toEqual([unique.name])
    expect(await valid()).toEqual([{ indisvalid: true }])
  })
})

describe('the migrations of the program', () => {
  it('lead to the same database whether what comes after waited or not', async () => {
    const files = await readMigrations()
    const shape = async (): Promise<unknown> =>
      (
        await client.query(`
        select c.relname as name, pg_get_indexdef(c.oid) as made, a.attname as part, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as needed,
          pg_get_expr(d.adbin, d.adrelid) as otherwise
        from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i', 'v') order by 1, 3`)
      ).rows
    await run('1.0.0', files)
    const atOnce = await shape()
    await client.query('drop schema public cascade; create schema public')
    await run(
      '1.0.0',
      files.filter(({ kind }) => kind === 'before'),
    )
    await run('1.0.0', files)
    await run('1.0.1', files)
    expect(await shape()).toEqual(atOnce)
  })
})
