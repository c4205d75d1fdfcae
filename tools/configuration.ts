// `npm run configuration -- export | check | compare | import FOLDER`: carries what the authority decides between
// portals, as a folder of readable files. Nothing comes into force by it.
import { borrowDatabase } from '../apps/api/src/adapters/postgres/database.ts'
import { ConfigurationError } from '../apps/api/src/db/configuration/carrying/carried-files.ts'
import { type Database, openDatabase, sql } from '../apps/api/src/db/connection/sql.ts'
import { keepFilesPrivate } from '../apps/api/src/private-files.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { startFailure } from '../apps/api/src/start-failure.ts'
import { demandWholeServer } from './backup/under-restore.ts'
import { checkFolder, compareWith, exportTo, importFrom } from './configuration/carry.ts'

type Work = (db: Database, folder: string) => Promise<readonly string[]>
const COMMANDS: Readonly<Record<string, Work>> = {
  export: exportTo,
  compare: compareWith,
  import: (db, folder) => importFrom(db, folder, new Date()),
}

const isPrepared = async (db: Database): Promise<boolean> =>
  (await db.one<{ there: boolean }>(sql`select to_regclass('configuration_drafts') is not null as there`))
    ?.there === true

/** Runs work on the portal's database, which is started where it does not run. */
async function onDatabase(work: Work, folder: string): Promise<readonly string[]> {
  const database = await borrowDatabase(readSettings())
  try {
    if (database.kind === 'server') await demandWholeServer(database.url)
    const db = openDatabase(database.url, 1, { deadlines: null })
    try {
      if (!(await isPrepared(db)))
        throw new ConfigurationError('La base de datos es de una versión anterior: inicie el portal una vez.')
      return await work(db, folder)
    } finally {
      await db.close()
    }
  } finally {
    await database.stop()
  }
}

keepFilesPrivate()
try {
  const [name = '', folder = '', ...more] = process.argv.slice(2)
  const work = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if ((work === undefined && name !== 'check') || folder === '' || more.length > 0)
    throw new ConfigurationError(
      'Diga qué hacer y con qué carpeta: npm run configuration -- export | check | compare | import CARPETA.',
    )
  for (const line of await (work === undefined ? checkFolder(folder) : onDatabase(work, folder)))
    console.log(line)
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : startFailure(error))
  process.exitCode = 1
}
