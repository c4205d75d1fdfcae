import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Names that the portal creates in DATA_DIR. */
const OURS =
  /^(postgres|postgres\.\d+|postgres\.json.*|postgres\.log.*|seal.*|secret.*|files|ventanilla\.lock.*|programs|anterior-.*)$/
/**
 * Owned by the database's account, which closes them itself; `programs` are copies of public programs that it
 * runs.
 */
const NOT_TOUCHED = /^(postgres|postgres\.\d+|programs)$/
/** Set-user-id, set-group-id and sticky bits stay as the folder's creator set them. */
const KEPT_BITS = 0o7000
const OTHERS = 0o077

/** Makes all files created from here on, by this process and its child processes, private to its account. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Closes a file or a whole folder to other accounts: 0700 and 0600. Returns the paths that could not be closed.
 */
export async function closeTree(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return []
  if (found.isFile()) return close(path, 0o600, found.mode)
  if (!found.isDirectory()) return []
  const refused: string[] = []
  for (const name of await readdir(path).catch(() => [])) refused.push(...(await closeTree(join(path, name))))
  // last: a closed folder means that all its contents have been processed
  return [...refused, ...(await close(path, 0o700, found.mode))]
}

async function close(path: string, mode: number, now: number): Promise<string[]> {
  if ((now & OTHERS) === 0) return []
  return chmod(path, (now & KEPT_BITS) | mode).then(
    () => [],
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : [path]),
  )
}

/**
 * Closes a DATA_DIR left open by an earlier version; the thousands of files in an already closed folder are not
 * checked again. A folder with foreign files stays as it is: their owner is unknown. Returns sentences for the
 * operator.
 */
export async function closeToOthers(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  const refused: string[] = []
  for (const name of names) {
    const path = join(dataDir, name)
    const open = ((await lstat(path).catch(() => null))?.mode ?? 0) & OTHERS
    if (open !== 0 && OURS.test(name) && !NOT_TOUCHED.test(name)) refused.push(...(await closeTree(path)))
  }
  const { mode } = await lstat(dataDir)
  const shared = names.filter((name) => !OURS.test(name) && name !== 'lost+found')
  if (shared.length > 0 && (mode & OTHERS) !== 0)
    return [
      `«${dataDir}» guarda también otras cosas («${shared[0] ?? ''}») y queda abierta a otras cuentas del servidor: use una carpeta solo para DATA_DIR.`,
    ]
  refused.push(...(await close(dataDir, 0o700, mode)))
  if (refused.length === 0) return []
  return [
    `Otras cuentas del servidor pueden leer «${refused[0] ?? ''}» y no se pudo impedir: déjela en 0700 (carpetas) o 0600 (archivos).`,
  ]
}
