import { BackupError } from './manifest.ts'

/**
 * The words (folders) and flag options of a command line. Rejects excess words and misspelt options:
 * `--remplazar` must not run as a restore without the option. Throws `BackupError`.
 */
export function wordsOf(
  args: readonly string[],
  { words, options = [] }: { readonly words: number; readonly options?: readonly string[] },
): { readonly words: readonly string[]; readonly options: readonly string[] } {
  const said = args.filter((arg) => !arg.startsWith('-'))
  const wrong = args.find((arg) => arg.startsWith('-') && !options.includes(arg)) ?? said[words]
  if (wrong !== undefined) throw new BackupError(`«${wrong}» no se entiende: revise la orden.`)
  return { words: said, options: args.filter((arg) => arg.startsWith('-')) }
}
