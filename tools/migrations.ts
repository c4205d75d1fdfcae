// The linter of migrations, a part of `npm test`: one line for each fault, exit code 1 when there is one.
import { MIGRATIONS } from '../apps/api/src/db/migrating/files.ts'
import { lintMigrations } from './migrations/lint.ts'

const { recorded, linted, faults } = await lintMigrations(MIGRATIONS)
for (const fault of faults) console.log(`${fault} (how: docs/how-to/write-a-migration.md)`)
console.log(`${recorded} as recorded, ${linted} linted`)
process.exitCode = faults.length > 0 ? 1 : 0
