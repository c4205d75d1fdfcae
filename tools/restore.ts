// `npm run restore -- <carpeta> [--reemplazar]`: restores a backup; Ventanilla must be stopped.
import { keepFilesPrivate } from '../apps/api/src/private-files.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { startFailure } from '../apps/api/src/start-failure.ts'
import { wordsOf } from './backup/command-line.ts'
import { BackupError } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore-backup.ts'

keepFilesPrivate()
try {
  const { words, options } = wordsOf(process.argv.slice(2), { words: 1, options: ['--reemplazar'] })
  const [folder] = words
  if (folder === undefined)
    throw new BackupError('Falta la carpeta de la copia: npm run restore -- <carpeta> [--reemplazar].')
  const former = await restoreBackup(readSettings(), folder, {
    replace: options.includes('--reemplazar'),
    say: (line) => console.log(`· ${line}`),
  })
  console.log('Copia restaurada: ya puede iniciar con npm start.')
  if (former !== null)
    console.log(`Los datos anteriores quedaron en «${former}»: bórrelos cuando no los necesite.`)
} catch (error) {
  console.error(error instanceof BackupError ? error.message : startFailure(error))
  process.exitCode = 1
}
