/**
 * Writes `packages/contract/src/generated/<feature>.ts`: for every endpoint of a `*.contract.ts` file its id,
 * method and path with a type-only link to the declaration, so that the browser calls it fully typed without
 * loading zod. One file per feature, so that a public page loads only the paths it uses.
 *
 * Beside them `generated/fields/<feature>.ts`: for every call with a body or a query the rules of its fields
 * (what is required, how long it may be), one export each, so that a screen loads only those of its calls.
 *
 * `node tools/generate-paths.ts` writes; `--check` fails when a file on disk differs.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FieldRules } from '@ventanilla/contract/field-rules'
import { rulesOf } from '@ventanilla/contract/rules-of'
import { formatText } from './format-text.ts'

const SOURCE = resolve(dirname(fileURLToPath(import.meta.url)), '../packages/contract/src')
const TARGET = join(SOURCE, 'generated')
const PARTS = ['body', 'query'] as const

type Schema = Parameters<typeof rulesOf>[0]
interface Found {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly statuses: readonly string[]
  readonly once: boolean
  readonly rules: Readonly<Record<(typeof PARTS)[number], FieldRules>>
  /** type expression of the declaration */
  readonly type: string
}
interface Declared {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly answers: object
  readonly body?: Schema
  readonly query?: Schema
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
  rules: {
    body: value.body === undefined ? {} : rulesOf(value.body),
    query: value.query === undefined ? {} : rulesOf(value.query),
  },
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
const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text)
const key = (text: string): string => (isName(text) ? text : `'${text}'`)
const verbOf = ({ id }: Found): string => id.slice(id.indexOf('.') + 1)

const HEAD = '// Written by tools/generate-paths.ts from the contracts. Do not edit.'
const formatted = async (lines: readonly string[]): Promise<string> =>
  formatText('paths.ts', lines.join('\n'))

function pathsOf(feature: string, endpoints: readonly Found[]): Promise<string> {
  const rows = endpoints.map((one) => {
    const more = one.once ? ', true' : ''
    return `  ${key(verbOf(one))}: ref<${one.type}>('${one.id}', '${one.method}', '${one.path}', [${one.statuses.join(', ')}]${more}),`
  })
  return formatted([
    HEAD,
    `import { ref } from '../reference.ts'`,
    '',
    `export const ${camel(feature)} = {`,
    ...rows,
    '}',
    '',
  ])
}

/** Null: no call of the feature has a field. */
async function fieldsOf(feature: string, endpoints: readonly Found[]): Promise<string | null> {
  const group = camel(feature)
  const exports = endpoints.flatMap((one) =>
    PARTS.flatMap((part) => {
      const rules = Object.entries(one.rules[part])
      if (rules.length === 0) return []
      const verb = verbOf(one)
      const call = isName(verb) ? `typeof ${group}.${verb}` : `(typeof ${group})['${verb}']`
      return [
        `export const ${camel(verb)}${part === 'body' ? 'Fields' : 'Query'} = {`,
        ...rules.map(([name, rule]) => `  ${key(name)}: ${JSON.stringify(rule)},`),
        `} as const satisfies FieldsOf<${call}, '${part}'>`,
        '',
      ]
    }),
  )
  if (exports.length === 0) return null
  return formatted([
    HEAD,
    `import type { FieldsOf } from '../../field-rules.ts'`,
    `import type { ${group} } from '../${feature}.ts'`,
    '',
    ...exports,
  ])
}

const written = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.ts'))

const check = process.argv.includes('--check')
const byFeature = Map.groupBy(await collect(), (one) => one.id.split('.')[0] ?? one.id)
const wanted = new Map<string, string>()
for (const [feature, endpoints] of byFeature) {
  wanted.set(`${feature}.ts`, await pathsOf(feature, endpoints))
  const fields = await fieldsOf(feature, endpoints)
  if (fields !== null) wanted.set(`fields/${feature}.ts`, fields)
}
await mkdir(join(TARGET, 'fields'), { recursive: true })
const existing = [
  ...(await written(TARGET)),
  ...(await written(join(TARGET, 'fields'))).map((name) => `fields/${name}`),
]
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
