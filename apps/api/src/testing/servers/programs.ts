import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']

/**
 * Whether a system program is installed, for `it.skipIf(!hasProgram('qpdf'))`: `npm test` installs them where
 * it can and elsewhere reports how many checks were skipped.
 */
export function hasProgram(name: string): boolean {
  return folders.some((folder) => existsSync(join(folder, name)))
}
