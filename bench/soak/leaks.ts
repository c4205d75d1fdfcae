import type { Fault } from '../../tools/faults/plant.ts'

/** A fault that makes a server grow, and the verdict's name for the growing measure. */
export interface Leak extends Omit<Fault, 'test'> {
  readonly grows: string
}

/** Environment variable that passes the leaks' names to the measured server. */
export const LEAKS_VARIABLE = 'SOAK_LEAKS'

/**
 * Planted one or several at a time (`--leak calls,files`). A run that does not fail over each of them proves
 * nothing without them.
 */
export const LEAKS: readonly Leak[] = [
  {
    id: 'calls',
    harm: 'a list of calls that nobody reads and nobody empties',
    grows: 'live heap, MB',
    file: 'apps/api/src/http/routes.ts',
    find: '  const actor = session?.actor ?? null\n',
    replace:
      '  const actor = session?.actor ?? null\n  ;((globalThis as { calls?: unknown[] }).calls ??= []).push({ headers: request.headers, input })\n',
  },
  {
    id: 'bytes',
    harm: 'every file that was sent stays in memory beside the heap',
    grows: 'buffers and libraries, MB',
    file: 'apps/api/src/adapters/storage/local-routes.ts',
    find: '  describe(reply, grant)\n  if (range',
    replace:
      '  describe(reply, grant)\n  ;((globalThis as { sent?: unknown[] }).sent ??= []).push(Buffer.alloc(65_536, 1))\n  if (range',
  },
  {
    id: 'files',
    harm: 'whoever gives a download up leaves its file open',
    grows: 'open descriptors',
    file: 'apps/api/src/adapters/storage/local-routes.ts',
    find: '  const found = await storage.head(grant.key)\n',
    replace:
      "  const found = await storage.head(grant.key)\n  ;(await import('node:fs')).openSync('/dev/null')\n",
  },
]

/** The leaks of these names. @throws Error for an unknown name */
export function leaksOf(names: string | undefined): readonly Leak[] {
  return (names ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const leak = LEAKS.find(({ id }) => id === name)
      if (leak === undefined)
        throw new Error(`no leak «${name}»; there are ${LEAKS.map(({ id }) => id).join(', ')}`)
      return leak
    })
}
