import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Unlike `mkdir` with `recursive`, which never ends on some file systems that refuse
 * new folders with "not found" (/proc), it fails with the system's error and the path. For our account alone, unless told.
 */
export async function ensureFolder(path: string, mode = 0o700): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    const above = await stat(dirname(path)).catch(() => null)
    if (above !== null) throw Object.assign(new Error(`cannot make ${path}`), { code: 'EACCES', path })
    await ensureFolder(dirname(path), mode)
    await mkdir(path, { mode })
  }
}
