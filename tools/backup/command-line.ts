import { BackupError } from './manifest.ts'

/**
 * The words of a command line (folders) and then its options, which stand for themselves. A word too many or an option
 * misspelt is refused: `--remplazar` must not count as a restore without it. Throws `BackupError`.
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
