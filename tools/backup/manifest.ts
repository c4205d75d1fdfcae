import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Contents of a backup; written last, so that a folder without it is not a backup. */
export interface Manifest {
  readonly product: 'ventanilla'
  /** `embedded`: a copy of the data folder; `server`: a dump of pg_dump */
  readonly kind: 'embedded' | 'server'
  readonly createdAt: string
  readonly files: readonly { readonly path: string; readonly size: number; readonly sha256: string }[]
}

/** A problem that the operator can solve; the message is one Spanish sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const NAME = 'respaldo.json'

/** Lists and hashes everything in a folder and completes the backup. Returns the number of bytes. */
export async function writeManifest(folder: string, kind: Manifest['kind']): Promise<number> {
  const files: { path: string; size: number; sha256: string }[] = []
  for (const path of await filesUnder(folder)) {
    const absolute = join(folder, path)
    files.push({ path, size: (await stat(absolute)).size, sha256: await hashOf(absolute) })
  }
  const manifest: Manifest = { product: 'ventanilla', kind, createdAt: new Date().toISOString(), files }
  await writeFile(join(folder, NAME), JSON.stringify(manifest, null, 1) + '\n', { mode: 0o600 })
  return files.reduce((sum, file) => sum + file.size, 0)
}

/** Reads a backup's manifest and verifies that every byte is unchanged. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null)
  if (text === null)
    throw new BackupError(`«${folder}» no es una copia de seguridad terminada: falta ${NAME}.`)
  let manifest: Manifest
  try {
    manifest = JSON.parse(text) as Manifest
  } catch {
    throw new BackupError(`«${join(folder, NAME)}» está dañado: use otra copia.`)
  }
  const present = new Set(await filesUnder(folder))
  for (const file of manifest.files) {
    if (!present.has(file.path))
      throw new BackupError(`A la copia «${folder}» le falta ${file.path}: use otra copia.`)
    if ((await hashOf(join(folder, file.path))) !== file.sha256) {
      throw new BackupError(`En la copia «${folder}» cambió ${file.path}: use otra copia.`)
    }
  }
  return manifest
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== NAME)
    .sort()
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
