import { readFile } from 'node:fs/promises'

/** The version of the program that runs, as its package says it. */
export async function programVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}
