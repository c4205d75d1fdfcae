import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { FIXTURE, GUARDED } from '../../testing/attacks/guard-attacks.testdata.ts'

/**
 * Removes each guard of decision 70 in the database's catalogue alone, inside a transaction: an attack that it
 * rejects must then succeed. Detects guards that nothing needs and attacks that fail for another reason.
 */
let fresh: FreshDatabase
/** superuser connection, which can grant and drop objects of other owners */
let admin: pg.Client
let triggers: readonly { readonly name: string; readonly table: string }[]
let withheld: readonly { readonly table: string; readonly right: string; readonly column: string }[]
const SERVER = 'ventanilla_server'

beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.owner.pool.query(FIXTURE)
  admin = new pg.Client({ connectionString: fresh.adminUrl })
  await admin.connect()
  triggers = (
    await admin.query<{ name: string; table: string }>(
      `select tgname as name, tgrelid::regclass::text as table from pg_trigger
       where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
         and tgenabled = 'A' order by 1`,
    )
  ).rows
  withheld = (
    await admin.query<{ table: string; right: string; column: string }>(
      `select c.relname as table, p as right,
              (select quote_ident(attname) from pg_attribute a where a.attrelid = c.oid and attnum > 0 and attgenerated = '' order by attnum limit 1) as column
       from pg_class c, unnest('{INSERT,UPDATE,DELETE,TRUNCATE}'::text[]) p
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not has_table_privilege('${SERVER}', c.oid, p)
         and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
       order by 1, 2`,
    )
  ).rows
}, 120_000)
afterAll(async () => {
  await admin.end()
  await fresh.drop()
})

/** Runs `attack` after `before` and rolls back; returns the SQLSTATE of the rejection, or 'passed'. */
async function tried(before: string, attack: string): Promise<string> {
  await admin.query('begin')
  try {
    await admin.query(before)
    await admin.query(attack)
    return 'passed'
  } catch (error) {
    return (error as { code?: string }).code ?? 'failed'
  } finally {
    await admin.query('rollback')
  }
}
const AS_OWNER = 'set local role ventanilla_migrator'
const without = (name: string, table: string): string => `drop trigger ${name} on ${table}; ${AS_OWNER}`

describe('each trigger, taken out alone', () => {
  it('lets an attack through that it refuses, and so does its rest under "replica" where it is not set to fire always', async () => {
    expect(triggers.length).toBeGreaterThanOrEqual(8)
    for (const { name, table } of triggers) {
      const through: string[] = []
      for (const attack of GUARDED)
        if ((await tried(without(name, table), attack)) === 'passed') through.push(attack)
      expect([name, through]).toEqual([name, expect.arrayContaining([expect.any(String)])])
      for (const attack of through) {
        expect([attack, await tried(AS_OWNER, attack)]).toEqual([attack, '23514'])
        const rests = `set local session_replication_role = replica`
        expect([name, attack, await tried(rests, attack)]).toEqual([name, attack, '23514'])
        const ordinary = `alter table ${table} enable trigger ${name}; ${rests}`
        expect([name, attack, await tried(ordinary, attack)]).toEqual([name, attack, 'passed'])
      }
    }
  }, 300_000)

  it('is one of these, or does other work: one that is added is decided', async () => {
    const { rows } = await admin.query<{ name: string }>(
      `select tgname as name from pg_trigger where not tgisinternal and tgenabled <> 'A'
         and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      // keep the places of an application
      'case_places_of_changed',
      'case_places_of_filed',
      'cases_general_powers',
      'cases_words',
      'publications_forward',
    ])
  })

  it('stands against attacks that succeed where there is none', async () => {
    const none = triggers.map(({ name, table }) => `drop trigger ${name} on ${table}`).join('; ')
    // foreign keys protect a case's id too
    for (const attack of GUARDED)
      expect([attack, await tried(`${none}; ${AS_OWNER}`, attack)]).toEqual([
        attack,
        attack.includes('cases set id') ? '23503' : 'passed',
      ])
  }, 120_000)
})

describe('each right that the serving role lacks, given alone', () => {
  const attackOn = ({ table, right, column }: (typeof withheld)[number]): string =>
    ({
      INSERT: `insert into ${table} select * from ${table} limit 0`,
      UPDATE: `update ${table} set ${column} = ${column} where false`,
      DELETE: `delete from ${table} where false`,
      TRUNCATE: `truncate ${table}`,
    })[right] ?? ''

  it('lets it do what it is refused', async () => {
    expect(withheld.length).toBeGreaterThan(40)
    for (const one of withheld) {
      const attack = attackOn(one)
      const serving = `set local role ${SERVER}`
      expect([attack, await tried(serving, attack)]).toEqual([attack, '42501'])
      const given = `grant ${one.right} on ${one.table} to ${SERVER}; ${serving}`
      // only TRUNCATE meets another guard, or a foreign key
      const after = one.right === 'TRUNCATE' ? /^(passed|23514|0A000)$/ : /^passed$/
      expect([attack, await tried(given, attack)]).toEqual([attack, expect.stringMatching(after)])
    }
  }, 120_000)

  it.each([
    ['grant create on schema public', 'create table public.mine (a int)'],
    ['grant create on database {}', 'create schema mine'],
  ])('%s', async (grant, attack) => {
    const name = new URL(fresh.url).pathname.slice(1)
    const serving = `set local role ${SERVER}`
    expect(await tried(serving, attack)).toBe('42501')
    expect(await tried(`${grant.replace('{}', name)} to ${SERVER}; ${serving}`, attack)).not.toBe('42501')
  })
})
