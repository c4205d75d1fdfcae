import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationFile, readBaseline, readMigration } from '../../apps/api/src/db/migrating/files.ts'

const SQUAWK = fileURLToPath(new URL('../../node_modules/squawk-cli/js/bin/squawk', import.meta.url))
/**
 * Catalogue ids and counters are small by nature; `if not exists` everywhere hides a half-run migration; the
 * runner sets the deadlines.
 */
const NOT_OURS = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-robust-stmts',
  'require-statement-timeout',
  'require-lock-timeout',
]
/**
 * Removals of objects that the previous release can still need: allowed only in migrations that run after it.
 */
const TAKES_AWAY = [
  'ban-drop-column',
  'ban-drop-table',
  'ban-drop-not-null',
  'renaming-column',
  'renaming-table',
]

export interface Linted {
  readonly recorded: number
  readonly linted: number
  /** one line each */
  readonly faults: readonly string[]
}

/**
 * Checks a folder of migrations: those of the baseline are unchanged, newer ones follow the rules and pass
 * squawk, as do those of the baseline that no release had.
 */
export async function lintMigrations(folder: URL): Promise<Linted> {
  const faults: string[] = []
  const baseline = await readBaseline(folder)
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const name of baseline.keys())
    if (!names.includes(name)) faults.push(`${name}: is gone, and every database has it`)
  const fresh: MigrationFile[] = []
  // recorded files keep their names, even where two share a number; no newer file reuses a number of theirs
  const numbers = new Map([...baseline.keys()].map((name) => [name.slice(0, 4), name]))
  for (const name of names) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    const recorded = baseline.get(name)
    if (recorded !== undefined) {
      if (createHash('sha256').update(sql).digest('hex') !== recorded.hash)
        faults.push(`${name}: changed after its release; write a new migration instead`)
      if (recorded.kind !== null) fresh.push({ ...readMigration(name, sql, true), kind: recorded.kind })
      continue
    }
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (number === undefined) faults.push(`${name}: is not called NNNN_words_in_english.sql`)
    else if (numbers.has(number)) faults.push(`${name}: has the number of ${numbers.get(number)}`)
    else numbers.set(number, name)
    try {
      const file = readMigration(name, sql, false)
      fresh.push(file)
      faults.push(...ownRules(file).map((fault) => `${name}: ${fault}`))
    } catch {
      faults.push(`${name}: its first line is neither "-- before" nor "-- after"`)
    }
  }
  for (const outside of [false, true])
    for (const kind of ['before', 'after'] as const)
      faults.push(
        ...squawk(
          folder,
          fresh.filter((file) => file.outside === outside && file.kind === kind),
          [
            outside ? '--no-assume-in-transaction' : '--assume-in-transaction',
            '--exclude',
            [...NOT_OURS, ...(kind === 'after' ? TAKES_AWAY : [])].join(),
          ],
        ),
      )
  return { recorded: baseline.size, linted: fresh.length, faults }
}

/** Rules that squawk cannot check, because they depend on our runner. */
function ownRules({ sql, outside }: MigrationFile): string[] {
  const bare = sql.replace(/--.*/g, '').trim()
  const concurrently = /\bconcurrently\b/i.test(bare)
  if (!outside)
    return concurrently
      ? ['"concurrently" needs ", outside-transaction" in the first line and a file of its own']
      : []
  return [
    ...(/;\s*\S/.test(bare) ? ['holds more than the one statement that runs outside a transaction'] : []),
    // the process can end between creating the index and recording it: the next try finds the index
    ...(/\bcreate\s+(unique\s+)?index\b/i.test(bare) &&
    !/\bconcurrently\s+if\s+not\s+exists\s+\w+\s+on\b/i.test(bare)
      ? ['makes an index without "concurrently if not exists name on"']
      : []),
  ]
}

function squawk(folder: URL, files: readonly MigrationFile[], flags: readonly string[]): string[] {
  if (files.length === 0) return []
  const place = fileURLToPath(folder)
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      SQUAWK,
      '--pg-version',
      '15',
      '--reporter',
      'gcc',
      ...flags,
      ...files.map(({ name }) => join(place, name)),
    ],
    { encoding: 'utf8' },
  )
  if (status === 0) return []
  const said = stdout
    .split('\n')
    .filter((line) => /: (warning|error): /.test(line))
    .map((line) => line.replace(place, ''))
  return said.length > 0 ? said : [`squawk did not run: ${error?.message ?? stderr.trim()}`]
}
