import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFolder } from './adapters/postgres/folder.ts'
import type { Settings } from './settings.ts'

/**
 * The secret that signs sessions: the given one, or one made on the first start and kept in `DATA_DIR/secret`, readable
 * by its owner only. Two processes that start at once end with the same one: a finished file is linked to the name,
 * which only the first can do.
 */
export async function keepSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): Promise<string> {
  if (settings.secret !== null) return settings.secret
  const file = join(settings.dataDir, 'secret')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known === null) {
    await ensureFolder(settings.dataDir)
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    try {
      await writeFile(draft, randomBytes(32).toString('hex') + '\n', { mode: 0o600, flag: 'wx' })
      await link(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      await rm(draft, { force: true })
    }
  }
  const kept = (known ?? (await readFile(file, 'utf8'))).trim()
  if (kept.length < 32) throw new Error(`El archivo ${file} está dañado: bórrelo y vuelva a iniciar.`)
  return kept
}
