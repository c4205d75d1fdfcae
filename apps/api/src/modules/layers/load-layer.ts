import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { layers } from '@ventanilla/contract/layers.contract'
import {
  LAYER_FILE_KINDS,
  type LayerFileKind,
  type LayerRead,
  type LayerShape as ReadShape,
} from '@ventanilla/domain/geography/files/layer-read'
import { boxOf } from '@ventanilla/domain/geography/metric'
import { dimensionOf, type Geometry, pathsOf } from '@ventanilla/domain/geography/geometry'
import { faultWords } from '@ventanilla/domain/geography/streams/faults'
import { reachesOf } from '@ventanilla/domain/geography/streams/net'
import { streamsOf } from '@ventanilla/domain/geography/streams/streams'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { LAYER_MOST } from '@ventanilla/domain/places/layer-limits'
import type { LayerFiles } from '../../adapters/layer-files/port.ts'
import { FILE_KINDS } from '../../adapters/content/kinds.ts'
import { keepLayer, type LayerColumn, type LayerHead, type LayerShape } from '../../db/places/layers.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { refuseOver } from '../../http/guards/budgets.ts'
import type { Handler } from '../../http/routes.ts'
import { allowed } from './layer-access.ts'
import { shownLayer } from './shown-layer.ts'

interface Original {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly state: string
  readonly sha256: string | null
  readonly storage_key: string
}

/** Reads an uploaded file as a layer. The reading comes first, outside the transaction: it can take seconds. */
export const loadLayer =
  (deps: AppDeps, files: LayerFiles): Handler<(typeof layers)['load']> =>
  async (ctx, { body }) => {
    allowed(ctx, 'edit')
    const actor = me(ctx)
    const original = await deps.db.one<Original>(sql`
      select id, name, mime, state, sha256, storage_key from files
      where id = ${body.file}::uuid and owner_id = ${actor.id}::uuid and purpose = 'capa'`)
    if (original === undefined) throw notFound('El archivo no existe.')
    const kind = kindOf(original.mime)
    if (original.state !== 'ready' || original.sha256 === null || kind === null)
      throw new Refusal('conflict', 'El archivo todavía no está listo. Súbalo de nuevo.', {
        code: 'sin_archivo',
      })
    const { sha256 } = original
    await refuseOver(deps.db, 'layersReadOfPerson', actor.id)
    const read = await readOriginal(deps, files, original.storage_key, kind)
    if (read.kind === 'refused')
      throw new Refusal('invalid', read.because, {
        code: 'capa_invalida',
        problems: [{ path: 'body.file', message: read.because }],
      })
    const columns = columnsOf(read.shapes)
    const kept = read.shapes.flatMap((shape) => stored(shape, columns))
    return ctx.command(async (tx) => {
      const layer: LayerHead = {
        id: deps.newId(),
        name: original.name,
        fileId: original.id,
        sha256,
        epsg: read.system,
        shapes: kept.length,
        corners: read.shapes.reduce(
          (sum, { geometry }) => sum + pathsOf(geometry).reduce((all, path) => all + path.length, 0),
          0,
        ),
        columns,
        words: [...read.words, ...streamWords(kept)],
      }
      const at = deps.clock.now()
      await keepLayer(tx, layer, kept, actor.id, at)
      return {
        status: 201 as const,
        body: shownLayer({ ...layer, by: { id: actor.id, name: actor.name }, at }),
      }
    })
  }

/** Of a layer of lines: what would leave the order of captures along it in doubt, if it is one of streams. */
function streamWords(shapes: readonly LayerShape[]): readonly string[] {
  const lines = shapes.map(({ geometry }, i) => ({
    number: i + 1,
    name: '',
    // of the file, as it was read and repaired
    geometry: geometry as Geometry,
  }))
  if (lines.length === 0 || !lines.every(({ geometry }) => dimensionOf(geometry) === 'line')) return []
  const words = faultWords(streamsOf(reachesOf(lines)).faults)
  return words === null ? [] : [words]
}

/** The kind by the type that the check of the bytes gave; null: no layer. */
function kindOf(mime: string): LayerFileKind | null {
  const found = keysIn(FILE_KINDS).find((kind) => FILE_KINDS[kind].contentType === mime)
  return LAYER_FILE_KINDS.find((kind) => kind === found) ?? null
}

/** Copies the original to a file of this machine, which its reader can open whatever the store is. */
async function readOriginal(
  deps: AppDeps,
  files: LayerFiles,
  key: string,
  kind: LayerFileKind,
): Promise<LayerRead> {
  const folder = await mkdtemp(join(tmpdir(), 'ventanilla-capa-'))
  try {
    const path = join(folder, 'original')
    await pipeline(await deps.storage.get(key), createWriteStream(path))
    return await files.readLayerFile(path, kind)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const textOf = (value: unknown): string => String(value).trim().slice(0, LAYER_MOST.value)
const isGiven = (value: unknown): boolean => value !== null && value !== undefined && textOf(value) !== ''

/** Columns in the order in which they come, with the first values of each. */
function columnsOf(shapes: readonly ReadShape[]): readonly LayerColumn[] {
  const found = new Map<string, Set<string>>()
  for (const { properties } of shapes)
    for (const [name, value] of Object.entries(properties)) {
      if (name.length > LAYER_MOST.columnName || (found.size >= LAYER_MOST.columns && !found.has(name)))
        continue
      const examples = found.get(name) ?? new Set<string>()
      found.set(name, examples)
      if (examples.size < LAYER_MOST.examples && isGiven(value)) examples.add(textOf(value))
    }
  return [...found].map(([name, examples]) => ({ name, examples: [...examples] }))
}

function stored({ geometry, properties }: ReadShape, columns: readonly LayerColumn[]): readonly LayerShape[] {
  const bounds = boxOf(geometry)
  if (bounds === null) return []
  const kept = columns.flatMap(({ name }) =>
    isGiven(properties[name]) ? [[name, textOf(properties[name])] as const] : [],
  )
  return [{ geometry, bounds, properties: Object.fromEntries(kept) }]
}
