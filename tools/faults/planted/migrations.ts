import type { Fault } from '../plant.ts'

const test = (title: string): Fault['test'] => ({
  file: 'apps/api/src/db/migrating/migrate.test.ts',
  title,
})

/** Faults in migrating a database while another release serves. */
export const MIGRATION_FAULTS: readonly Fault[] = [
  {
    id: 'new-migration-unjudged',
    harm: 'a migration that no release had would lock out whoever works during an update',
    file: 'tools/migrations/lint.ts',
    find: 'if (recorded.kind !== null) fresh.push(',
    replace: "if (recorded.kind === 'after') fresh.push(",
    test: {
      file: 'tools/migrations/lint.test.ts',
      title: 'judges a recorded migration that no release had like a new one',
    },
  },
  {
    id: 'migration-number-twice',
    harm: 'the order of two migrations would hang on their names',
    file: 'tools/migrations/lint.ts',
    find: 'new Map([...baseline.keys()].map((name) => [name.slice(0, 4), name]))',
    replace: 'new Map<string, string>()',
    test: {
      file: 'tools/migrations/lint.test.ts',
      title: 'refuses a number that a recorded migration has',
    },
  },
  {
    id: 'column-gone-too-early',
    harm: 'the processes of the release before would fail in the middle of an update',
    file: 'apps/api/src/db/migrating/migrate.ts',
    find: 'compareVersions(run.version, first) <= 0',
    replace: 'compareVersions(run.version, first) < 0',
    test: test(
      'waits while the release that brought it is in use, and is done by the first start of a later one',
    ),
  },
  {
    id: 'column-gone-under-a-process',
    harm: 'a process that still serves would lose what it reads',
    file: 'apps/api/src/db/migrating/served.ts',
    find: 'if (older.length > 0) {',
    replace: 'if (older.length > 99) {',
    test: test('waits while a process older than the release that brought it lives'),
  },
  {
    id: 'old-program-on-a-new-database',
    harm: 'an old program would write into tables that are not what it believes',
    file: 'apps/api/src/db/migrating/migrate.ts',
    find: 'await demandServed(client, run.version)',
    replace: 'void demandServed',
    test: test(
      'is the release that brought what was taken away last: an older one is refused with a sentence, and changes nothing',
    ),
  },
  {
    id: 'everybody-behind-a-migration',
    harm: 'one long report would make every citizen wait behind the migration',
    file: 'apps/api/src/db/migrating/migrate.ts',
    find: "set local lock_timeout = '3s'; set local statement_timeout",
    replace: 'set local statement_timeout',
    test: test('is waited for in short tries, between which people go on, and taken once it is free'),
  },
  {
    id: 'broken-index-taken-for-done',
    harm: 'a unique index would be there by name and hold nobody back',
    file: 'apps/api/src/db/migrating/migrate.ts',
    find: 'if (left.rowCount) await',
    replace: 'if (left.rowCount === 99) await',
    test: test('is made anew, not taken for done'),
  },
  {
    id: 'two-migrators-at-once',
    harm: 'two processes would apply one migration, and one of them would not start',
    file: 'apps/api/src/db/migrating/lock.ts',
    find: 'if (answer.rows[0]?.got === true) break',
    replace: 'if (answer.rowCount === 1) break',
    test: test('wait for a program of before, which holds the lock by a session, and say so'),
  },
  {
    id: 'changed-migration-passes',
    harm: 'a database would not be what the code believes',
    file: 'tools/migrations/lint.ts',
    find: "update(sql).digest('hex') !== recorded",
    replace: "update(sql).digest('hex') === ''",
    test: {
      file: 'tools/migrations/lint.test.ts',
      title: 'refuses that a recorded migration changes or goes',
    },
  },
]
