/**
 * Writes `packages/contract/src/generated/<feature>.ts`: for every endpoint of a `*.contract.ts` file its id,
 * method and path with a type-only link to the declaration, so that the browser calls it fully typed without
 * loading zod. One file per feature, so that a public page loads only the paths it uses.
 *
 * `node tools/generate-paths.ts` writes; `--check` fails when a file on disk differs.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'

const SOURCE = resolve(dirname(fileURLToPath(import.meta.url)), '../packages/contract/src')
const TARGET = join(SOURCE, 'generated')

interface Found {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly statuses: readonly string[]
  readonly once: boolean
  /** type expression of the declaration */
  readonly type: string
}
interface Declared {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly answers: object
  readonly changesState?: boolean
}

const isEndpoint = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'answers' in value

const found = (value: Declared, type: string): Found => ({
  id: value.id,
  method: value.method,
  path: value.path,
  statuses: Object.keys(value.answers),
  once: value.changesState === true,
  type,
})

async function contractFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return path === TARGET ? [] : contractFiles(path)
      return entry.name.endsWith('.contract.ts') ? [path] : []
    }),
  )
  return nested.flat().sort()
}

async function collect(): Promise<Found[]> {
  const all: Found[] = []
  for (const file of await contractFiles(SOURCE)) {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    const from = `../${relative(SOURCE, file)}`
    for (const [name, value] of Object.entries(module)) {
      const base = `(typeof import('${from}'))['${name}']`
      if (isEndpoint(value)) all.push(found(value, base))
      else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) {
          if (isEndpoint(inner)) all.push(found(inner, `${base}['${key}']`))
        }
      }
    }
  }
  const seen = new Map(all.map((one) => [one.id, one]))
  return [...seen.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const camel = (text: string): string => text.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
const key = (text: string): string => (/^[A-Za-z_$][\w$]*$/.test(text) ? text : `'${text}'`)

async function write(feature: string, endpoints: readonly Found[]): Promise<string> {
  const rows = endpoints.map((one) => {
    const verb = one.id.slice(one.id.indexOf('.') + 1)
    const more = one.once ? ', true' : ''
    return `  ${key(verb)}: ref<${one.type}>('${one.id}', '${one.method}', '${one.path}', [${one.statuses.join(', ')}]${more}),`
  })
  const text = [
    '// Written by tools/generate-paths.ts from the contracts. Do not edit.',
    `import { ref } from '../reference.ts'`,
    '',
    `export const ${camel(feature)} = {`,
    ...rows,
    '}',
    '',
  ].join('\n')
  return format(text, { ...(await resolveConfig(SOURCE)), parser: 'typescript' })
}

const check = process.argv.includes('--check')
const byFeature = Map.groupBy(await collect(), (one) => one.id.split('.')[0] ?? one.id)
const wanted = new Map<string, string>()
for (const [feature, endpoints] of byFeature) wanted.set(`${feature}.ts`, await write(feature, endpoints))
await mkdir(TARGET, { recursive: true })
const existing = (await readdir(TARGET)).filter((name) => name.endsWith('.ts'))
const stale: string[] = existing.filter((name) => !wanted.has(name))
for (const [name, text] of wanted) {
  const before = existing.includes(name) ? await readFile(join(TARGET, name), 'utf8') : null
  if (before === text) continue
  stale.push(name)
  if (!check) await writeFile(join(TARGET, name), text)
}
if (!check) for (const name of existing.filter((one) => !wanted.has(one))) await rm(join(TARGET, name))
if (check && stale.length > 0) {
  console.error(`Desactualizado: ${stale.join(', ')}. Ejecute node tools/generate-paths.ts`)
  process.exitCode = 1
} else {
  console.log(`${byFeature.size} archivos de rutas, ${[...byFeature.values()].flat().length} llamadas`)
}
