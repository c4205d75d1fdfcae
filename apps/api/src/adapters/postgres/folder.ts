import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents. Unlike `mkdir` with `recursive`, which never returns on some file systems
 * that reject new folders with "not found" (/proc), it fails with the system's error and the path. Private to
 * our account by default.
 */
export async function ensureFolder(path: string, mode = 0o700): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    const above = await stat(dirname(path)).catch(() => null)
    if (above !== null) throw Object.assign(new Error(`cannot make ${path}`), { code: 'EACCES', path })
    await ensureFolder(dirname(path), mode)
    await mkdir(path, { mode })
  }
}
