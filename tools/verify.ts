// `npm run verify`: recomputes the hash chain of every case's history. Exit code 1 when one does not hold.
import { borrowDatabase } from '../apps/api/src/adapters/postgres/database.ts'
import { verifyHistories } from '../apps/api/src/db/cases/verify-histories.ts'
import { openDatabase } from '../apps/api/src/db/connection/sql.ts'
import { keepFilesPrivate } from '../apps/api/src/private-files.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { startFailure } from '../apps/api/src/start-failure.ts'
import { wordsOf } from './backup/command-line.ts'
import { BackupError } from './backup/manifest.ts'
import { demandWholeServer } from './backup/under-restore.ts'

keepFilesPrivate()
try {
  wordsOf(process.argv.slice(2), { words: 0 })
  const settings = readSettings()
  const database = await borrowDatabase(settings)
  if (database.kind === 'server') await demandWholeServer(database.url)
  const db = openDatabase(database.url, 1, { deadlines: null })
  try {
    const { cases, events, broken } = await verifyHistories(db, (count) => {
      if (count % 10_000 === 0) console.log(`· ${count} expedientes comprobados`)
    })
    for (const { caseId, radicado, seq } of broken) {
      console.error(`La historia de ${radicado ?? caseId} no es íntegra: revise el evento ${seq}.`)
    }
    if (broken.length > 0) process.exitCode = 1
    console.log(`${cases} expedientes y ${events} eventos comprobados; ${broken.length} historias alteradas.`)
  } finally {
    await db.close()
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof BackupError ? error.message : startFailure(error))
  process.exitCode = 1
}
