import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What the portal makes in DATA_DIR. */
const OURS =
  /^(postgres|postgres\.\d+|postgres\.json.*|postgres\.log.*|seal.*|secret.*|files|ventanilla\.lock.*|programs|anterior-.*)$/
/** Of the database's account, which closes it itself; copies of public programs, which that account runs. */
const NOT_TOUCHED = /^(postgres|postgres\.\d+|programs)$/
/** Set-user-id, set-group-id and sticky stay as whoever made the folder wanted them. */
const KEPT_BITS = 0o7000
const OTHERS = 0o077

/** From here on whatever this process makes, and the programs that it starts, is for its own account alone. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS)
}

/** Closes a folder with all in it, or a file, to other accounts: 0700 and 0600. Answers what could not be closed. */
export async function closeTree(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return []
  if (found.isFile()) return close(path, 0o600, found.mode)
  if (!found.isDirectory()) return []
  const refused: string[] = []
  for (const name of await readdir(path).catch(() => [])) refused.push(...(await closeTree(join(path, name))))
  // last: a folder that is closed has been gone through to the end
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
 * Closes DATA_DIR as an earlier version left it; the thousands of files in a folder that is closed are not looked at again.
 * A folder that holds other things too stays as it is: whose those are is not for us to say. Answers sentences for whoever
 * starts the server.
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
