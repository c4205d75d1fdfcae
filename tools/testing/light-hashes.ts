import type { Plugin } from 'vitest/config'
import { planted } from '../faults/plant.ts'

/** The file that hashes passwords, from the root, and what each comparison costs in it. */
export const HASHES = 'apps/api/src/http/guards/password.ts'
const LIGHT = {
  id: 'light-hashes',
  file: HASHES,
  find: '{ memoryCost: 19_456, timeCost: 4, parallelism: 1 }',
  replace: '{ memoryCost: 64, timeCost: 1, parallelism: 1 }',
}

/**
 * The source with cheap hashes of the same kind; null for any other file.
 * @throws Error where the product's cost is written differently: it must be written so here too
 */
export const lighter = (path: string, source: string): string | null =>
  path.endsWith(`/${HASHES}`) ? planted(LIGHT, source) : null

/**
 * Makes passwords cheap while a test loads the product; nothing on disk changes. Tests compare passwords
 * thousands of times to judge limits, waits and answers. `*.work.test.ts` judge the cost itself and have the
 * product's, like every test of `npm run test:all`.
 */
export function lightHashes(): Plugin {
  return {
    name: 'light-hashes',
    enforce: 'pre',
    transform: (code, id) => lighter(id.split('?')[0] ?? '', code),
  }
}
