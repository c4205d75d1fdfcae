import { readFile } from 'node:fs/promises'

/** The running program's version, from its package. */
export async function programVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  // our own file
  return (JSON.parse(text) as { readonly version: string }).version
}
