// `npm run admin -- <command>`: administrative actions run on the server itself, with an audit record, and
// never through a page.
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { borrowDatabase } from '../apps/api/src/adapters/postgres/database.ts'
import { openDatabase } from '../apps/api/src/db/connection/sql.ts'
import { keepFilesPrivate } from '../apps/api/src/private-files.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { startFailure } from '../apps/api/src/start-failure.ts'
import { changeTheKey } from './admin/change-key.ts'
import { changeTheSeal } from './admin/change-seal.ts'
import { AdminError, optionsOf } from './admin/command.ts'
import { createTheFirst } from './admin/create-first.ts'
import { migrateNow } from './admin/migrate.ts'
import { recover, superadmin } from './admin/recover.ts'
import { demandWholeServer } from './backup/under-restore.ts'

const COMMANDS = {
  'create-first': createTheFirst,
  recover,
  superadmin,
  'change-key': changeTheKey,
  'change-seal': changeTheSeal,
  migrate: migrateNow,
} as const

keepFilesPrivate()
try {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1]
  if (command === undefined)
    throw new AdminError(`Diga qué hacer: npm run admin -- ${Object.keys(COMMANDS).join(' | ')}.`)
  const options = optionsOf(rest)
  const settings = readSettings()
  const database = await borrowDatabase(settings)
  if (database.kind === 'server') await demandWholeServer(database.url)
  // performs actions denied to the serving role, such as changing the seal
  const db = openDatabase(database.migrationUrl ?? database.url, 2, { deadlines: null })
  try {
    for (const line of await command({
      db,
      addresses: database,
      settings,
      options,
      now: new Date(),
    }))
      console.log(line)
  } finally {
    await db.close()
    await database.stop()
  }
} catch (error) {
  const told = error instanceof AdminError || error instanceof Refusal
  console.error(told ? error.message : startFailure(error))
  process.exitCode = 1
}
