import { prepareDatabase } from '../../apps/api/src/db/migrating/prepare.ts'
import { programVersion } from '../../apps/api/src/version.ts'
import type { AdminWork } from './command.ts'

/**
 * Migrates the database to the program's version without starting it. `--after` also runs the migrations that
 * remove objects needed by the previous release, which otherwise wait for the next release.
 */
export async function migrateNow({ addresses, options }: AdminWork): Promise<readonly string[]> {
  const lines: string[] = []
  const { applied, waiting } = await prepareDatabase(addresses, {
    version: await programVersion(),
    after: options['after'] !== undefined,
    say: (line) => void lines.push(line),
  })
  return [
    ...lines,
    ...waiting.map(({ name, why }) => `${name} ${why}`),
    applied.length === 0 ? 'No faltaba nada por aplicar.' : `Migraciones aplicadas: ${applied.length}.`,
  ]
}
