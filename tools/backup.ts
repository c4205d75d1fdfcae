// `npm run backup -- [carpeta]`: copies database, received files and secret into a new folder, without
// downtime.
import { resolve } from 'node:path'
import { keepFilesPrivate } from '../apps/api/src/private-files.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { startFailure } from '../apps/api/src/start-failure.ts'
import { wordsOf } from './backup/command-line.ts'
import { makeBackup } from './backup/make-backup.ts'
import { BackupError } from './backup/manifest.ts'

keepFilesPrivate()
try {
  const [given] = wordsOf(process.argv.slice(2), { words: 1 }).words
  const settings = readSettings()
  const stamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')
  const folder = resolve(given ?? `respaldos/${stamp}`)
  const bytes = await makeBackup(settings, folder, (line) => console.log(`· ${line}`))
  console.log(`Copia de seguridad terminada en «${folder}» (${Math.ceil(bytes / 1_048_576)} MB).`)
  if (settings.storageUrl !== null) {
    console.log(
      'Los archivos recibidos están en STORAGE_URL: respáldelos con las herramientas de ese almacén.',
    )
  }
  console.log('Guárdela en otro disco; contiene datos personales y el secreto de las sesiones.')
} catch (error) {
  console.error(error instanceof BackupError ? error.message : startFailure(error))
  process.exitCode = 1
}
