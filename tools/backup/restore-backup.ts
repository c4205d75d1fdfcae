import { chown, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { serverAccount } from '../../apps/api/src/adapters/postgres/account.ts'
import { startEmbedded } from '../../apps/api/src/adapters/postgres/database.ts'
import { lockFolder } from '../../apps/api/src/adapters/postgres/lock.ts'
import { markFolder, unmarkFolder } from '../../apps/api/src/adapters/postgres/restored-folder.ts'
import { checkServer } from '../../apps/api/src/adapters/postgres/server-check.ts'
import type { BackupSettings } from './backup-settings.ts'
import { NOT_COPIED } from './make-backup.ts'
import { BackupError, checkManifest } from './manifest.ts'
import { runPg } from './pg-programs.ts'
import { placeSeal, readKeptSeal } from './seal-of-backup.ts'
import { underRestore } from './under-restore.ts'

/**
 * Restores a backup. Verifies every byte and copies everything before the present data are touched: with
 * `replace`, the contents of DATA_DIR are then moved to `anterior-<time>` inside it, otherwise the call throws.
 * Until the end, marks in folder and database stop all processes from serving. Throws `BackupError`. Returns
 * the folder with the former data, if any.
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
  const lock = await lockFolder(settings.dataDir, 2_000)
  if ('heldBy' in lock) {
    throw new BackupError(`Ventanilla está en marcha (proceso ${lock.heldBy}): deténgala antes de restaurar.`)
  }
  try {
    const present = await presentIn(settings.dataDir)
    if (present.length > 0 && !options.replace) {
      throw new BackupError(
        `«${settings.dataDir}» ya tiene datos: repita la orden con --reemplazar para apartarlos y restaurar.`,
      )
    }
    const { databaseUrl, dataDir } = settings
    let former: string | null = null
    const put = async (touchedBase: () => void): Promise<void> => {
      let touched = await markFolder(dataDir, source)
      const draft = join(dataDir, `restaurando.${process.pid}`)
      try {
        for (const name of await readdir(dataDir))
          if (/^restaurando\.\d+$/.test(name)) await rm(join(dataDir, name), { recursive: true })
        options.say('copiando los archivos')
        await draftFiles(source, draft, databaseUrl === null)
        options.say('restaurando la base de datos')
        if (databaseUrl !== null) {
          const owner = settings.databaseMigrationUrl ?? null
          await checkServer(owner ?? databaseUrl, owner === null ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL')
          await load(owner ?? databaseUrl, join(source, 'base.dump'), options.replace)
        }
        touched = true
        touchedBase()
        former = await setAside(dataDir, present)
        for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name))
        if (seal !== null) options.say(await placeSeal(settings, seal))
        // proves that the restored database starts, and leaves it shut down in order
        if (databaseUrl === null) await proveCluster(dataDir)
        touched = false
      } finally {
        await rm(draft, { recursive: true, force: true })
        if (!touched) await unmarkFolder(dataDir)
      }
    }
    if (databaseUrl === null) await put(() => undefined)
    else
      await underRestore(
        { url: databaseUrl, ownerUrl: settings.databaseMigrationUrl ?? databaseUrl },
        options.say,
        put,
      )
    return former
  } finally {
    lock.release()
  }
}

const presentIn = async (dataDir: string): Promise<readonly string[]> =>
  (await readdir(dataDir)).filter((name) => name === 'postgres' || name === 'seal' || !NOT_COPIED.test(name))

/** Copies everything that the backup has for DATA_DIR into a draft folder next to its target. */
async function draftFiles(source: string, draft: string, embedded: boolean): Promise<void> {
  await mkdir(draft, { recursive: true, mode: 0o700 })
  for (const name of await readdir(join(source, 'datos')).catch(() => []))
    await cp(join(source, 'datos', name), join(draft, name), { recursive: true })
  if (embedded) await draftCluster(join(source, 'postgres'), join(draft, 'postgres'))
}

async function setAside(dataDir: string, present: readonly string[]): Promise<string | null> {
  if (present.length === 0) return null
  const former = join(dataDir, `anterior-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(former, { mode: 0o700 })
  for (const name of present) await rename(join(dataDir, name), join(former, name))
  return former
}

async function draftCluster(source: string, draft: string): Promise<void> {
  await cp(source, draft, { recursive: true })
  const account = serverAccount(draft)
  if (account === null) return
  await chown(draft, account.uid, account.gid)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
}

const proveCluster = async (dataDir: string): Promise<void> => {
  const how = { log: () => undefined, durable: true, database: 'ventanilla', release: () => undefined }
  await (await startEmbedded(dataDir, how)).stop()
}

async function load(url: string, dump: string, replace: boolean): Promise<void> {
  const clean = replace ? ['--clean', '--if-exists'] : []
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  await runPg('pg_restore', url, [
    '--no-owner',
    // the roles of another server: the next start grants the serving role its rights
    '--no-privileges',
    '--single-transaction',
    ...clean,
    `--dbname=${database}`,
    dump,
  ])
}
