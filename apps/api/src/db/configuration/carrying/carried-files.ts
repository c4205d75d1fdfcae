import { canonical, losses } from '@ventanilla/domain/configuration/canonical'
import { isKindId, itemProblems, KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { hashOf, nameOf, type StoredContent } from '../versions.ts'
import type { CarriedLayer } from './carried-layers.ts'

/** The form in which a configuration is carried: readable files, and a manifest with the hash of each. */

/** A problem that the user can solve; the message is one Spanish sentence for each line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

/** Files that came from outside: a folder, or an archive of one. */
export interface CarriedFiles {
  /**
   * Text of a file at a path of the manifest; null: it is not there.
   * @throws ConfigurationError for one of more than `most` bytes
   */
  text(path: string, most: number): Promise<string | null>
}

const FORMAT = 'ventanilla-configuracion'
const VERSION = 1
export const MANIFEST = 'manifest.json'

/** Limits of what came from outside, well above the product's own. */
const MOST_ITEMS = 20_000
const MEGABYTE = 1_048_576
const MOST_BYTES = MEGABYTE
const MOST_MANIFEST_BYTES = 4 * MEGABYTE
/** of the name of a layer, which is that of its file */
const MOST_NAME = 300
const SHA256 = /^[0-9a-f]{64}$/

interface Entry {
  readonly kind: string
  readonly key: string
  readonly hash: string
}

interface Manifest {
  readonly format: string
  readonly version: number
  readonly items: readonly Entry[]
  /** of its zones; absent where there are none, and in what an earlier version wrote */
  readonly layers?: readonly CarriedLayer[]
}

/** What is carried. */
export interface Configuration {
  readonly contents: readonly StoredContent[]
  readonly layers: readonly CarriedLayer[]
}

const pathOf = (item: Pick<Entry, 'kind' | 'key'>): string => `${nameOf(item)}.json`
/** Canonical data, indented for readers. */
const readable = (text: string): string => `${JSON.stringify(JSON.parse(text), null, 2)}\n`

/** Files of a configuration, by path: the same bytes for the same contents. */
export function filesOf({ contents, layers }: Configuration): ReadonlyMap<string, string> {
  const sorted = contents.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const items = sorted.map(({ kind, key, hash }) => ({ hash, key, kind }))
  return new Map([
    ...sorted.map((one) => [pathOf(one), readable(one.text)] as const),
    [
      MANIFEST,
      readable(
        canonical({
          format: FORMAT,
          version: VERSION,
          items,
          ...(layers.length > 0 && { layers: [...layers] }),
        }),
      ),
    ],
  ])
}

/** The sentence for a file that is too large. */
export const tooLarge = (path: string, most: number): ConfigurationError =>
  new ConfigurationError(`${path}: pasa de ${most / MEGABYTE} MB.`)

async function jsonOf(files: CarriedFiles, path: string, most: number): Promise<unknown> {
  const text = await files.text(path, most)
  if (text === null) throw new ConfigurationError(`${path}: no está en la carpeta.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigurationError(`${path}: no es JSON.`)
  }
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null || !('items' in value)) return false
  const layers = 'layers' in value ? value.layers : []
  return (
    isListOf(value.items, ['kind', 'key', 'hash'], 'string') &&
    isListOf(layers, ['id', 'name', 'sha256'], 'string') &&
    isListOf(layers, ['shapes'], 'number') &&
    isListOf(layers, ['drawn'], 'boolean')
  )
}

/** Whether it is a list of objects that have these names with values of this type. */
const isListOf = (value: unknown, names: readonly string[], type: 'string' | 'number' | 'boolean'): boolean =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      names.every((name) => typeof Object.entries(one).find(([key]) => key === name)?.[1] === type),
  )

async function readManifest(files: CarriedFiles): Promise<Manifest> {
  const value = await jsonOf(files, MANIFEST, MOST_MANIFEST_BYTES)
  const says = (name: 'format' | 'version'): unknown =>
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
  if (says('format') !== FORMAT)
    throw new ConfigurationError(`${MANIFEST}: no es de una configuración exportada.`)
  if (says('version') !== VERSION)
    throw new ConfigurationError(
      `${MANIFEST}: su formato es el ${String(says('version')).slice(0, 20)} y este portal lee el ${VERSION}: use la misma versión del portal.`,
    )
  if (!isManifest(value)) throw new ConfigurationError(`${MANIFEST}: no tiene la forma esperada.`)
  if (value.items.length > MOST_ITEMS)
    throw new ConfigurationError(
      `${MANIFEST}: tiene ${value.items.length} elementos, y se aceptan ${MOST_ITEMS}.`,
    )
  if ((value.layers ?? []).some(({ name, sha256 }) => name.length > MOST_NAME || !SHA256.test(sha256)))
    throw new ConfigurationError(`${MANIFEST}: nombra una capa sin su huella.`)
  return value
}

/** Attack: a manifest whose keys lead out of the folder. */
const hasSafePath = ({ kind, key }: Pick<Entry, 'kind' | 'key'>): boolean =>
  isKindId(kind) && KINDS[kind].keys.pattern.test(key)

/** Paths of an earlier export's files. @throws ConfigurationError for what is no export, or of another format */
export async function pathsIn(files: CarriedFiles): Promise<readonly string[]> {
  return (await readManifest(files)).items.filter(hasSafePath).map(pathOf)
}

/**
 * Contents of carried files, checked by their kinds, and what is wrong with the others, one Spanish line each with
 * its file and place.
 * @throws ConfigurationError for what is no export, or of another format
 */
export async function readCarried(
  files: CarriedFiles,
): Promise<Configuration & { readonly problems: readonly string[] }> {
  const { items, layers = [] } = await readManifest(files)
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
        contents.push(await contentOf(files, { ...entry, kind }))
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error
        problems.push(...error.message.split('\n'))
      }
    seen.add(path)
  }
  return { contents, layers, problems }
}

/** What carried files have, all of it sound. @throws ConfigurationError with a line for each problem */
export async function soundConfiguration(files: CarriedFiles): Promise<Configuration> {
  const { contents, layers, problems } = await readCarried(files)
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return { contents, layers }
}

async function contentOf(
  files: CarriedFiles,
  entry: Entry & { readonly kind: KindId },
): Promise<StoredContent> {
  const { kind, key } = entry
  const path = pathOf(entry)
  const content = await jsonOf(files, path, MOST_BYTES)
  // attack: endless brackets, which overflow the rules of a kind; texts that the database does not take
  if (losses(content).length > 0)
    throw new ConfigurationError(`${path}: tiene datos que no se pueden guardar.`)
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
