import { createHash } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MIGRATIONS, readBaseline } from '../../apps/api/src/db/migrating/files.ts'
import { lintMigrations } from './lint.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-lint-'))
  await cp(MIGRATIONS, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const faults = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return (await lintMigrations(pathToFileURL(`${folder}/`))).faults
}
const BIG = 'alter table cases add column note text;\n'

describe('the linter of migrations', () => {
  it('finds nothing in what there is', async () => {
    const { recorded, faults } = await lintMigrations(MIGRATIONS)
    expect({ recorded, faults }).toEqual({ recorded: 32, faults: [] })
  })

  it('refuses that a recorded migration changes or goes', async () => {
    expect(await faults({ '0001_base.sql': '-- before\n' })).toEqual([
      '0001_base.sql: changed after its release; write a new migration instead',
    ])
    await rm(join(folder, '0001_base.sql'))
    expect(await faults({})).toEqual(['0001_base.sql: is gone, and every database has it'])
  })

  it.each([
    ['no kind', '9001_a.sql', BIG, /neither "-- before" nor "-- after"/],
    ['an unknown kind', '9001_a.sql', `-- sometimes\n${BIG}`, /neither "-- before"/],
    ['a name without a number', 'note.sql', `-- before\n${BIG}`, /is not called/],
    [
      'an index that locks writers out',
      '9001_a.sql',
      '-- before\ncreate index cases_x on cases (subject);\n',
      /require-concurrent-index-creation/,
    ],
    [
      'an index concurrently inside a transaction',
      '9001_a.sql',
      '-- before\ncreate index concurrently if not exists cases_x on cases (subject);\n',
      /needs ", outside-transaction"/,
    ],
    [
      'more than one statement outside a transaction',
      '9001_a.sql',
      `-- before, outside-transaction\ncreate index concurrently if not exists cases_x on cases (subject);\n${BIG}`,
      /more than the one statement/,
    ],
    [
      'an index outside a transaction that would not be found done',
      '9001_a.sql',
      '-- before, outside-transaction\ncreate index concurrently cases_x on cases (subject);\n',
      /without "concurrently if not exists name on"/,
    ],
    [
      'what the release before still needs taken away before the new program',
      '9001_a.sql',
      '-- before\nalter table cases drop column subject;\n',
      /ban-drop-column/,
    ],
    [
      'a foreign key that is checked under lock',
      '9001_a.sql',
      '-- before\nalter table cases add constraint cases_x foreign key (created_by) references users(id);\n',
      /adding-foreign-key-constraint|constraint-missing-not-valid/,
    ],
  ])('refuses %s', async (_what, name, sql, sentence) => {
    expect((await faults({ [name]: sql })).join('\n')).toMatch(sentence)
  })

  it('refuses a number that is taken', async () => {
    expect(await faults({ '9001_a.sql': `-- before\n${BIG}`, '9001_b.sql': `-- before\n${BIG}` })).toEqual([
      '9001_b.sql: has the number of 9001_a.sql',
    ])
  })

  it('refuses a number that a recorded migration has', async () => {
    expect(await faults({ '0061_note.sql': `-- before\n${BIG}` })).toEqual([
      '0061_note.sql: has the number of 0061_authority_seal.sql',
    ])
  })

  it('judges a recorded migration that no release had like a new one', async () => {
    const sql = 'alter table cases drop column subject;\n'
    const hash = createHash('sha256').update(sql).digest('hex')
    await writeFile(join(folder, '9001_a.sql'), sql)
    await appendFile(join(folder, 'baseline.txt'), `${hash}  9001_a.sql -- before\n`)
    expect((await faults({})).join('\n')).toMatch(/9001_a\.sql.*ban-drop-column/)
  })

  it('finds the kind of each recorded migration that the release before the kinds did not have', async () => {
    const releases = await readFile(new URL('../../docs/releases.md', import.meta.url), 'utf8')
    const last = /^\| 0\.1\.0 \|.*\(migrations up to `(\d{4})`\)/m.exec(releases)?.[1]
    const first = /^\| 0\.2\.0 \|.*\(migrations from `(\d{4})`\)/m.exec(releases)?.[1]
    const recorded = [...(await readBaseline())].map(([name, { kind }]) => ({
      number: name.slice(0, 4),
      kind,
    }))
    expect(recorded.findLast(({ kind }) => kind === null)?.number).toBe(last)
    expect(recorded.filter(({ kind }) => kind !== null)).toEqual([{ number: first, kind: 'before' }])
  })

  it('lets pass what is safe, an index on a new table, and a removal after the new program', async () => {
    expect(
      await faults({
        '9001_a.sql': `-- before\n${BIG}`,
        '9002_b.sql':
          '-- before\ncreate table things (id bigint primary key, name text not null);\ncreate index things_name on things (name);\n',
        '9003_c.sql':
          '-- before, outside-transaction\ncreate index concurrently if not exists cases_x on cases (subject);\n',
        '9004_d.sql': '-- after\nalter table cases drop column note;\n',
      }),
    ).toEqual([])
  })
})
