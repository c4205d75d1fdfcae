import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { canonical } from '@ventanilla/domain/configuration/canonical'
import { isKindId, itemProblems, KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { hashOf, nameOf, type StoredContent } from '../../apps/api/src/db/configuration/versions.ts'

/** A problem that the operator can solve; the message is one Spanish sentence for each line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const FORMAT = 'ventanilla-configuracion'
const VERSION = 1
const MANIFEST = 'manifest.json'

/** Limits of a folder that came from outside, well above the product's own. */
const MOST_ITEMS = 20_000
const MOST_BYTES = 1_048_576
const MOST_MANIFEST_BYTES = 4 * MOST_BYTES

interface Entry {
  readonly kind: string
  readonly key: string
  readonly hash: string
}

interface Manifest {
  readonly format: string
  readonly version: number
  readonly items: readonly Entry[]
}

const pathOf = (item: Pick<Entry, 'kind' | 'key'>): string => `${nameOf(item)}.json`
/** Canonical data, indented for readers. */
const readable = (text: string): string => `${JSON.stringify(JSON.parse(text), null, 2)}\n`

/** Files of an exported folder, by path: the same bytes for the same contents. */
export function filesOf(contents: readonly StoredContent[]): ReadonlyMap<string, string> {
  const sorted = contents.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const items = sorted.map(({ kind, key, hash }) => ({ hash, key, kind }))
  return new Map([
    ...sorted.map((one) => [pathOf(one), readable(one.text)] as const),
    [MANIFEST, readable(canonical({ format: FORMAT, version: VERSION, items }))],
  ])
}

/**
 * Writes the folder. One that holds an earlier export is brought up to date; other files in it stay.
 * @throws ConfigurationError for a folder with something else in it
 */
export async function writeFolder(folder: string, contents: readonly StoredContent[]): Promise<void> {
  const there = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  if (there.length > 0 && !there.includes(MANIFEST))
    throw new ConfigurationError(
      `«${folder}» guarda otras cosas: dé una carpeta nueva, o la de otra exportación.`,
    )
  const former = there.includes(MANIFEST) ? (await readManifest(folder)).items : []
  const files = filesOf(contents)
  for (const entry of former.filter(hasSafePath))
    if (!files.has(pathOf(entry))) await rm(join(folder, pathOf(entry)), { force: true })
  for (const kind of new Set(contents.map((one) => one.kind)))
    await mkdir(join(folder, kind), { recursive: true })
  await mkdir(folder, { recursive: true })
  for (const [path, text] of files) await writeFile(join(folder, path), text)
}

/** Attack: a manifest whose keys lead out of the folder. */
const hasSafePath = ({ kind, key }: Pick<Entry, 'kind' | 'key'>): boolean =>
  isKindId(kind) && KINDS[kind].keys.pattern.test(key)

async function textOf(folder: string, path: string, most: number): Promise<string> {
  const file = join(folder, path)
  const found = await lstat(file).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null
    throw error
  })
  if (found === null || !found.isFile()) throw new ConfigurationError(`${path}: no está en la carpeta.`)
  if (found.size > most) throw new ConfigurationError(`${path}: pasa de ${most / MOST_BYTES} MB.`)
  return readFile(file, 'utf8')
}

async function jsonOf(folder: string, path: string, most: number): Promise<unknown> {
  const text = await textOf(folder, path, most)
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigurationError(`${path}: no es JSON.`)
  }
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null || !('items' in value) || !Array.isArray(value.items))
    return false
  const items: readonly unknown[] = value.items
  return items.every(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      ['kind', 'key', 'hash'].every(
        (name) => typeof Object.entries(one).find(([key]) => key === name)?.[1] === 'string',
      ),
  )
}

async function readManifest(folder: string): Promise<Manifest> {
  const value = await jsonOf(folder, MANIFEST, MOST_MANIFEST_BYTES)
  const says = (name: 'format' | 'version'): unknown =>
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
  if (says('format') !== FORMAT)
    throw new ConfigurationError(`${MANIFEST}: no es de una configuración exportada.`)
  if (says('version') !== VERSION)
    throw new ConfigurationError(
      `${MANIFEST}: su formato es el ${String(says('version'))} y este portal lee el ${VERSION}: use la misma versión del portal.`,
    )
  if (!isManifest(value)) throw new ConfigurationError(`${MANIFEST}: no tiene la forma esperada.`)
  if (value.items.length > MOST_ITEMS)
    throw new ConfigurationError(
      `${MANIFEST}: tiene ${value.items.length} elementos, y se aceptan ${MOST_ITEMS}.`,
    )
  return value
}

/**
 * Contents of a folder, checked by their kinds, and what is wrong with the others, one Spanish line each with its
 * file and place.
 * @throws ConfigurationError for a folder that is no export, or of another format
 */
export async function readFolder(
  folder: string,
): Promise<{ readonly contents: readonly StoredContent[]; readonly problems: readonly string[] }> {
  const { items } = await readManifest(folder)
  const contents: StoredContent[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  for (const entry of items) {
    const { kind } = entry
    const path = pathOf(entry)
    if (!isKindId(kind)) problems.push(`${MANIFEST}: este portal no conoce «${kind}».`)
    else if (!hasSafePath(entry)) problems.push(`${MANIFEST}: «${path}»: ${KINDS[kind].keys.sentence}`)
    else if (seen.has(path)) problems.push(`${MANIFEST}: «${path}» está dos veces.`)
    else
      try {
        contents.push(await contentOf(folder, { ...entry, kind }))
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error
        problems.push(...error.message.split('\n'))
      }
    seen.add(path)
  }
  return { contents, problems }
}

async function contentOf(folder: string, entry: Entry & { readonly kind: KindId }): Promise<StoredContent> {
  const { kind, key } = entry
  const path = pathOf(entry)
  const content = await jsonOf(folder, path, MOST_BYTES)
  const wrong = itemProblems(kind, key, content)
  if (wrong.length > 0)
    throw new ConfigurationError(
      wrong.map((one) => `${path}: ${one.path === '' ? '' : `${one.path}: `}${one.message}`).join('\n'),
    )
  const text = canonical(content)
  if (hashOf(text) !== entry.hash)
    throw new ConfigurationError(`${path}: no es el que dice ${MANIFEST}: se cambió después de exportarlo.`)
  return { kind, key, text, hash: entry.hash }
}
