import { createHash } from 'node:crypto'
import { type Header, PMTiles, ResolvedValueCache } from 'pmtiles'
import { ObjectMissing, type Storage, StoreAway } from '../storage/port.ts'
import type { MapTiles, Tile, TileSet, TileSetState } from './port.ts'
import { StoredSource } from './stored-source.ts'
import { attributionOf, boundsOf, covers, type Picture, PICTURES, unusable, ZOOM_MOST } from './tile-set.ts'
import { unpacked } from './unpacked.ts'

/** How long what is known of the archive is taken for true; milliseconds. */
const FRESH_MS = 10_000
/** Directories kept in memory; each has thousands of tiles. */
const DIRECTORIES = 32
interface Opened {
  /** what the store says of the archive: another one has another */
  readonly stamp: string
  readonly state: TileSetState
  readonly archive: PMTiles | null
  readonly picture: Picture | null
}

/**
 * Serves the pictures of a PMTiles archive in the store one by one, as ordinary files: browsers need no library and can
 * keep them. The archive is looked at again every few seconds, so that one that comes, goes or is replaced needs no
 * new start.
 */
export function openMapTiles(
  storage: Pick<Storage, 'head' | 'get'>,
  key: string,
  freshMs = FRESH_MS,
): MapTiles {
  let known: Opened | null = null
  let looking: Promise<Opened> | null = null
  let until = Number.NEGATIVE_INFINITY
  let fault: string | null = null

  const lookAgain = (): Promise<Opened> =>
    (looking ??= examine(storage, key, known)
      .then((found) => {
        if (found.stamp !== known?.stamp) fault = null
        return (known = found)
      })
      .finally(() => {
        until = performance.now() + freshMs
        looking = null
      }))

  /** What is known; while that is looked at again, nobody waits. */
  const current = async (): Promise<Opened> => {
    if (known === null) return lookAgain()
    if (performance.now() >= until) void lookAgain()
    return known
  }

  return {
    async look() {
      const { state } = await current()
      return state.kind === 'ready' ? { ...state, fault } : state
    },

    async tile(zoom, column, row): Promise<Tile> {
      const { state, archive, picture } = await current()
      if (state.kind === 'refused' || archive === null || picture === null) return { kind: 'missing' }
      if (zoom > ZOOM_MOST || column >= 2 ** zoom || row >= 2 ** zoom) return { kind: 'missing' }
      const { version } = state.set
      if (!covers(state.set, zoom, column, row)) return { kind: 'empty', version }
      try {
        const found = await archive.getZxy(zoom, column, row)
        if (found === undefined) return { kind: 'empty', version }
        const bytes = new Uint8Array(found.data)
        if (picture.begins.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
          return { kind: 'picture', bytes, type: picture.type, version }
        throw new Error(`not ${picture.type}`)
      } catch (error) {
        if (error instanceof StoreAway) throw error
        // gone or replaced: the next call opens what is there now
        until = Number.NEGATIVE_INFINITY
        if (error instanceof ObjectMissing) {
          known = gone(key)
          return { kind: 'missing' }
        }
        fault = `${called(key)} tiene partes que no se pueden leer (tesela ${zoom}/${column}/${row}): súbalo de nuevo.`
        return { kind: 'unreadable' }
      }
    },
  }
}

const called = (key: string): string => `El archivo de mapas «${key}» (MAP_TILES_ARCHIVE)`
const INSTEAD = 'Mientras tanto los mapas muestran el dibujo propio.'

const refused = (stamp: string, because: string): Opened => ({
  stamp,
  state: { kind: 'refused', because: `${because} ${INSTEAD}` },
  archive: null,
  picture: null,
})
const gone = (key: string): Opened => refused('gone', `${called(key)} no está en el almacén.`)

/** Opens the archive unless it is the one that is open. Never rejects: what goes wrong is a state. */
async function examine(
  storage: Pick<Storage, 'head' | 'get'>,
  key: string,
  before: Opened | null,
): Promise<Opened> {
  try {
    const head = await storage.head(key)
    if (head === null) return gone(key)
    const stamp = `${head.bytes} ${head.modifiedAt.getTime()}`
    return stamp === before?.stamp ? before : await open(storage, key, stamp, head.bytes)
  } catch {
    // what is open stays: its next tile tries the store by itself
    if (before?.archive) return before
    return refused('away', `${called(key)} no se puede leer, porque el almacén no responde.`)
  }
}

async function open(
  storage: Pick<Storage, 'get'>,
  key: string,
  stamp: string,
  bytes: number,
): Promise<Opened> {
  const archive = new PMTiles(
    new StoredSource(storage, key, bytes),
    new ResolvedValueCache(DIRECTORIES, true, unpacked),
    unpacked,
  )
  let header: Header
  try {
    header = await archive.getHeader()
  } catch (error) {
    if (error instanceof StoreAway) throw error
    return refused(stamp, `${called(key)} no es un PMTiles que se pueda leer.`)
  }
  const because = unusable(header, bytes)
  if (because !== null) return refused(stamp, `${called(key)} ${because}`)
  const version = createHash('sha256').update(`${key} ${stamp}`).digest('hex').slice(0, 16)
  const set: TileSet = {
    version,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: boundsOf(header),
    attribution: await attributionOf(archive),
  }
  return {
    stamp,
    state: { kind: 'ready', set, fault: null },
    archive,
    picture: PICTURES[header.tileType] ?? null,
  }
}
