import type { Database } from '../../apps/api/src/db/connection/sql.ts'
import type { Settings } from '../../apps/api/src/settings.ts'

/** A problem that the operator can solve; the message is one Spanish sentence. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** Input of a command, which returns the lines printed for the operator. */
export interface AdminWork {
  readonly db: Database
  /** of the same database, by role */
  readonly addresses: { readonly url: string; readonly migrationUrl: string | null }
  readonly settings: Settings
  /** `--motivo "texto"` → motivo: texto; `--after`, which has no value → after: '' */
  readonly options: Readonly<Record<string, string>>
  readonly now: Date
}

/** Options without a value. */
const FLAGS = new Set(['after', 'filtrada'])

/** `--name value` pairs of a command line. */
export function optionsOf(args: readonly string[]): Readonly<Record<string, string>> {
  const options: Record<string, string> = {}
  for (let at = 0; at < args.length;) {
    const name = args[at] ?? ''
    const flag = name.startsWith('--') && FLAGS.has(name.slice(2))
    const value = flag ? '' : args[at + 1]
    at += flag ? 1 : 2
    if (!name.startsWith('--') || value === undefined || value.startsWith('--'))
      throw new AdminError(`«${name}» no se entiende: escriba --nombre "valor".`)
    options[name.slice(2)] = value
  }
  return options
}

/** A required option, with at least so many letters. Throws `AdminError` when it is missing or shorter. */
export function demanded({ options }: AdminWork, name: string, least: number): string {
  const value = options[name]?.trim() ?? ''
  if (value.length < least) throw new AdminError(`Falta --${name} "…" (al menos ${least} letras).`)
  return value
}
