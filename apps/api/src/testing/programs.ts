import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']

/**
 * Whether a program of the system is here, for `it.skipIf(!hasProgram('qpdf'))`: `npm test` installs them where it may
 * and says in numbers which checks were left out elsewhere.
 */
export function hasProgram(name: string): boolean {
  return folders.some((folder) => existsSync(join(folder, name)))
}
