import { createFirst } from '../../apps/api/src/modules/accounts/server-commands/first-administrators.ts'
import { accountDeps, handedWords, wayOf } from './account-deps.ts'
import type { AdminWork } from './command.ts'
import { personOptions } from './person-options.ts'

/**
 * Creates the first two administrators of a portal: `--nombres-1 --apellidos-1 --documento-1 --correo-1`, and
 * the same with `-2`. Where one exists already, only `-1` is given. Works once.
 */
export async function createTheFirst(work: AdminWork): Promise<readonly string[]> {
  const deps = await accountDeps(work)
  const suffixes = ['-1', '-2'].filter(
    (suffix) => suffix === '-1' || Object.keys(work.options).some((name) => name.endsWith(suffix)),
  )
  const people = suffixes.map((suffix) => personOptions(work, suffix))
  const handed = await createFirst(deps, people, wayOf(work))
  return [
    ...handed.flatMap(handedWords),
    'Desde ahora los demás funcionarios los crean ellos en el portal. Este comando no vuelve a servir.',
  ]
}
