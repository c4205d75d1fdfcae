import { chown, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { serverAccount } from '../../apps/api/src/adapters/postgres/account.ts'
import { startDatabase } from '../../apps/api/src/adapters/postgres/database.ts'
import { lockFolder } from '../../apps/api/src/adapters/postgres/lock.ts'
import { checkServer } from '../../apps/api/src/adapters/postgres/server-check.ts'
import { type BackupSettings, NOT_COPIED } from './make-backup.ts'
import { BackupError, checkManifest } from './manifest.ts'
import { runPg } from './pg-programs.ts'
import { refuseWhileServed } from './still-served.ts'
import { placeSeal, readKeptSeal } from './seal-of-backup.ts'

/**
 * Puts a backup in force. Every byte is checked first. What DATA_DIR holds is moved to `anterior-<time>` inside it when
 * `replace` is set, otherwise the call refuses. Throws `BackupError`. Answers the folder with the former data, if any.
 */
export async function restoreBackup(
  settings: BackupSettings,
  folder: string,
  options: { replace: boolean; say: (line: string) => void },
): Promise<string | null> {
  const source = resolve(folder)
  options.say('comprobando la copia')
  const manifest = await checkManifest(source)
  const seal = await readKeptSeal(settings, source)
  const embedded = settings.databaseUrl === null
  if (embedded !== (manifest.kind === 'embedded')) {
    throw new BackupError(
      embedded
        ? 'La copia es de un servidor PostgreSQL: defina DATABASE_URL con el servidor en el que se restaura.'
        : 'La copia es de la base embebida: quite DATABASE_URL para restaurarla en DATA_DIR.',
    )
  }
  if (settings.databaseUrl !== null) await refuseWhileServed(settings.databaseUrl, new Date())
  const lock = await lockFolder(settings.dataDir, 2_000)
  if ('heldBy' in lock) {
    throw new BackupError(`Ventanilla está en marcha (proceso ${lock.heldBy}): deténgala antes de restaurar.`)
  }
  let former: string | null
  try {
    former = await setAside(settings.dataDir, options.replace)
    options.say('copiando los archivos')
    for (const name of await readdir(join(source, 'datos')).catch(() => [])) {
      await cp(join(source, 'datos', name), join(settings.dataDir, name), { recursive: true })
    }
    if (seal !== null) options.say(await placeSeal(settings, seal))
    options.say('restaurando la base de datos')
    if (settings.databaseUrl === null) await placeCluster(join(source, 'postgres'), settings.dataDir)
    else
      await load(
        settings.databaseMigrationUrl ?? settings.databaseUrl,
        join(source, 'base.dump'),
        options.replace,
      )
  } finally {
    lock.release()
  }
  // proves that the restored database starts, and leaves it shut down in order
  await startDatabase(settings).then((database) => database.stop())
  return former
}

async function setAside(dataDir: string, replace: boolean): Promise<string | null> {
  const present = (await readdir(dataDir)).filter(
    (name) => name === 'postgres' || name === 'seal' || !NOT_COPIED.test(name),
  )
  if (present.length === 0) return null
  if (!replace) {
    throw new BackupError(
      `«${dataDir}» ya tiene datos: repita la orden con --reemplazar para apartarlos y restaurar.`,
    )
  }
  const former = join(dataDir, `anterior-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(former, { mode: 0o700 })
  for (const name of present) await rename(join(dataDir, name), join(former, name))
  return former
}

async function placeCluster(source: string, dataDir: string): Promise<void> {
  const draft = join(dataDir, `postgres.${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await cp(source, draft, { recursive: true })
  const account = serverAccount(join(dataDir, 'postgres'))
  if (account !== null) {
    await chown(draft, account.uid, account.gid)
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
    }
  }
  await rename(draft, join(dataDir, 'postgres'))
}

async function load(url: string, dump: string, replace: boolean): Promise<void> {
  await checkServer(url)
  const clean = replace ? ['--clean', '--if-exists'] : []
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  await runPg('pg_restore', url, [
    '--no-owner',
    // the roles of another server: the next start gives the serving role its rights
    '--no-privileges',
    '--single-transaction',
    ...clean,
    `--dbname=${database}`,
    dump,
  ])
}
