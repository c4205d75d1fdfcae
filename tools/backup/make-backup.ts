import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { borrowDatabase } from '../../apps/api/src/adapters/postgres/database.ts'
import { copyCluster } from '../../apps/api/src/adapters/postgres/hot-copy.ts'
import { demandWholeFolder } from '../../apps/api/src/adapters/postgres/restored-folder.ts'
import { checkServer } from '../../apps/api/src/adapters/postgres/server-check.ts'
import { closeTree } from '../../apps/api/src/private-files.ts'
import type { BackupSettings } from './backup-settings.ts'
import { BackupError, writeManifest } from './manifest.ts'
import { demandWholeServer } from './under-restore.ts'
import { keepSeal } from './seal-of-backup.ts'
import { runPg } from './pg-programs.ts'

/**
 * Names in DATA_DIR that are left out: recreated, or copied separately. Attack: sealing as the authority with a
 * key found in a stray backup. The seal's key is never in clear text in a copy.
 */
export const NOT_COPIED =
  /^(postgres|seal|seal-.*|postgres\.log.*|ventanilla\.lock.*|programs|anterior-.*|restauracion\.json|.*\.\d+)$/

/**
 * Writes a backup into a new folder: database, received files and secret. The embedded database can serve
 * meanwhile. Files are copied after the database, so that every document listed in the database is included.
 * Throws `BackupError`. Returns the number of bytes.
 */
export async function makeBackup(
  settings: BackupSettings,
  folder: string,
  say: (line: string) => void,
): Promise<number> {
  const target = resolve(folder)
  const inside = await readdir(target).catch(() => [])
  if (inside.length > 0) throw new BackupError(`«${target}» no está vacía: elija otra carpeta para la copia.`)
  if (`${target}/`.startsWith(`${settings.dataDir}/`)) {
    throw new BackupError(
      'La copia no puede quedar dentro de DATA_DIR: elija otra carpeta, mejor en otro disco.',
    )
  }
  await demandWholeFolder(settings.dataDir)
  if (settings.databaseUrl !== null) {
    await checkServer(settings.databaseUrl)
    const owner = settings.databaseMigrationUrl ?? null
    if (owner !== null) await checkServer(owner, 'DATABASE_MIGRATION_URL')
    await demandWholeServer(settings.databaseUrl)
  }
  await mkdir(target, { recursive: true, mode: 0o700 })
  say('copiando la base de datos')
  if (settings.databaseUrl === null) await copyEmbedded(settings, join(target, 'postgres'))
  else
    await runPg('pg_dump', settings.databaseMigrationUrl ?? settings.databaseUrl, [
      '--format=custom',
      `--file=${join(target, 'base.dump')}`,
    ])
  say('copiando los archivos')
  for (const name of await readdir(settings.dataDir).catch(() => [])) {
    if (!NOT_COPIED.test(name))
      await cp(join(settings.dataDir, name), join(target, 'datos', name), { recursive: true })
  }
  await closeTree(join(target, 'datos'))
  for (const line of await keepSeal(settings, target)) say(line)
  say('calculando las huellas')
  return writeManifest(target, settings.databaseUrl === null ? 'embedded' : 'server')
}

async function copyEmbedded(settings: BackupSettings, target: string): Promise<void> {
  const cluster = join(settings.dataDir, 'postgres')
  const made = await stat(join(cluster, 'ventanilla.ready')).catch(() => null)
  if (made === null)
    throw new BackupError(`En «${settings.dataDir}» no hay ninguna base de datos: revise DATA_DIR.`)
  const database = await borrowDatabase(settings)
  try {
    // the protocol of base backups requires the superuser
    await copyCluster(database.adminUrl ?? database.url, cluster, target)
  } finally {
    await database.stop()
  }
}
