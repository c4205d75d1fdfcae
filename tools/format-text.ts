import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'

const { ignorePatterns: _ignored, ...options } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '.oxfmtrc.json'), 'utf8'),
)

/** Generated text as the format check would leave it; the ending of `file` says the language. Throws on its errors. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, options)
  const [first] = errors
  if (first !== undefined) throw new Error(`${file}: ${first.message}`)
  return code
}
