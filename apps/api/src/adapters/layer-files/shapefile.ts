import { finishLayer } from '@ventanilla/domain/geography/files/finish-layer'
import type { LayerRead } from '@ventanilla/domain/geography/files/layer-read'
import { keptProperties, rawParts, type RawShape } from '@ventanilla/domain/geography/files/raw-shape'
import { systemOfPrj } from '@ventanilla/domain/geography/system-of-prj'
import shp, { type Parts } from 'shpjs'
import { bytesSource } from '../content/byte-source.ts'
import { readZip, unpack, type ZipEntry, ZipError, type ZipFault } from '../content/zip.ts'
import { dbfCharacters, dbfIsWhole, shpFault } from './shapefile-records.ts'

const WANTED = /\.(shp|dbf|prj|cpg)$/i
/** Bytes of the parts of one Shapefile, unpacked. */
const MOST_UNPACKED = 200_000_000

const ZIP_WORDS: Readonly<Record<ZipFault, string>> = {
  broken: 'El zip está dañado o incompleto.',
  locked: 'El zip tiene contraseña.',
  bomb: 'El zip dice contener más de lo que se admite.',
  paths: 'El zip tiene rutas que no se admiten.',
}

const refused = (because: string): LayerRead => ({ kind: 'refused', because })
const suffixOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** The parts of the one Shapefile of a zip, by their endings; a sentence when there is none, or more than one. */
async function partsOf(zip: Uint8Array): Promise<Map<string, Buffer> | string> {
  const source = bytesSource(zip)
  const entries = await readZip(source)
  if (entries === null) return 'El archivo no es un zip: comprima juntos el .shp, el .dbf y el .prj.'
  const wanted = entries.filter(({ name }) => WANTED.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name))
  const [layer, second] = wanted.filter(({ name }) => suffixOf(name) === 'shp')
  if (layer === undefined) return 'El zip no tiene ningún archivo .shp.'
  if (second !== undefined) return `El zip tiene varios Shapefiles (${layer.name}, ${second.name}): suba uno.`
  const stem = layer.name.slice(0, -4).toLowerCase()
  const own = wanted.filter(({ name }) => name.slice(0, -4).toLowerCase() === stem)
  if (own.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED) return ZIP_WORDS.bomb
  const bytesOf = async (entry: ZipEntry): Promise<Buffer> => {
    const pieces: Buffer[] = []
    for await (const piece of unpack(source, entry)) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const parts = new Map<string, Buffer>()
  for (const entry of own) parts.set(suffixOf(entry.name), await bytesOf(entry))
  return parts
}

/** The shapes as the library reads them; without their table when the table alone is broken. */
async function rawShapes(parts: Parts, words: string[]): Promise<RawShape[]> {
  const read = await shp(parts)
  if (parts.dbf === undefined)
    words.push('El Shapefile no trae su tabla (.dbf) o está dañada: las formas vienen sin datos.')
  return read.features.map(({ geometry, properties }) => ({
    ...(rawParts(geometry) ?? { points: [], lines: [], polygons: [] }),
    properties: keptProperties(properties),
  }))
}

/**
 * Reads a zipped Shapefile, after looking at the zip and at each record. The library gets no `.prj`: we find the system and
 * project, so that a system that is not read is refused by its name.
 */
export async function readShapefile(zip: Uint8Array): Promise<LayerRead> {
  let parts: Map<string, Buffer> | string
  try {
    parts = await partsOf(zip)
  } catch (error) {
    if (error instanceof ZipError) return refused(ZIP_WORDS[error.fault])
    throw error
  }
  if (typeof parts === 'string') return refused(parts)
  const shape = parts.get('shp') ?? Buffer.alloc(0)
  const fault = shpFault(shape)
  if (fault !== null) return refused(fault)
  const words: string[] = []
  const prj = parts.get('prj')?.toString('utf8')
  const found = prj === undefined ? null : systemOfPrj(prj)
  if (found === null) words.push('El Shapefile no trae su .prj: se leyó por sus cifras.')
  else if ('refused' in found) return refused(found.refused)
  const table = parts.get('dbf')
  const characters =
    table !== undefined && dbfIsWhole(table)
      ? dbfCharacters(table, parts.get('cpg')?.toString('latin1') ?? '')
      : null
  const given: Parts =
    table === undefined || characters === null ? { shp: shape } : { shp: shape, dbf: table, cpg: characters }
  let raw: RawShape[]
  try {
    raw = await rawShapes(given, words)
  } catch {
    // what passed our look and still fails in the library has no sentence of its own
    return refused('El Shapefile está dañado y no se puede leer.')
  }
  return finishLayer(raw, found?.system ?? 4326, words)
}
