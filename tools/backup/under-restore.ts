import { alone, connection, RESTORING } from '../../apps/api/src/db/migrating/lock.ts'
import { demandWhole, MARK, RestoreUnderway } from '../../apps/api/src/db/migrating/restored.ts'
import { BackupError } from './manifest.ts'
import { refuseWhileServed } from './still-served.ts'

/** Throws on a server's database into which a backup is being restored, or was restored half-way. */
export async function demandWholeServer(url: string): Promise<void> {
  const client = await connection(url)
  try {
    await demandWhole(client)
  } finally {
    await client.end()
  }
}

export interface Restored {
  /** address of the serving role */
  readonly url: string
  /** address of the owner of the restored objects */
  readonly ownerUrl: string
}

/**
 * Restores into a server's database while no process serves, migrates or restores there. A mark is in the
 * database from before the search for serving processes until `work` is done; a process that starts meanwhile
 * waits, one that starts after a kill or a failure beyond `touched` is rejected. Throws `BackupError`.
 */
export async function underRestore(
  { url, ownerUrl }: Restored,
  say: (line: string) => void,
  work: (touched: () => void) => Promise<void>,
): Promise<void> {
  await refuseSecond(url)
  await alone(
    ownerUrl,
    () => say('espera a que termine otro proceso que restaura esta base'),
    () => alone(ownerUrl, () => say('espera a que termine otro proceso que prepara esta base'), marked),
    RESTORING,
  )

  async function marked(held: () => boolean): Promise<void> {
    const left = await mark(ownerUrl)
    let touched = left
    try {
      await refuseWhileServed(url, new Date())
      if (!held()) throw new BackupError('Se perdió la conexión con la base de datos: repita la orden.')
      await work(() => (touched = true))
      touched = false
    } finally {
      if (!touched) await unmark(ownerUrl)
    }
  }
}

/** Does not wait for a running restore: the two copies can differ. */
async function refuseSecond(url: string): Promise<void> {
  await demandWholeServer(url).catch((error: unknown) => {
    if (error instanceof RestoreUnderway)
      throw new BackupError('Otra restauración trabaja en esa base de datos: espere a que termine.')
    // completing one left half-way is the purpose of this one
    if ((error as Error).name !== 'MigrationError') throw error
  })
}

/** Returns whether an earlier restore was left half-way. */
async function mark(url: string): Promise<boolean> {
  const client = await connection(url)
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.${MARK}') is not null as there`,
    )
    if (rows[0]?.there !== true)
      await client.query(`create table public.${MARK} as select clock_timestamp() as since`)
    return rows[0]?.there === true
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new BackupError(
      'El usuario de DATABASE_URL no puede restaurar: defina DATABASE_MIGRATION_URL con el dueño de las tablas.',
    )
  } finally {
    await client.end()
  }
}

async function unmark(url: string): Promise<void> {
  const client = await connection(url)
  try {
    await client.query(`drop table if exists public.${MARK}`)
  } finally {
    await client.end()
  }
}
