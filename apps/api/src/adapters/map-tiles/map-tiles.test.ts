import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { openLocalFolder } from '../storage/local-folder.ts'
import { readS3Url } from '../storage/s3-settings.ts'
import { openS3 } from '../storage/s3.ts'
import { type Storage, StoreAway } from '../storage/port.ts'
import { openMapTiles } from './map-tiles.ts'
import { pmtiles, png } from './pmtiles.testkit.ts'
import type { MapTiles } from './port.ts'

/** The part of the S3 server that the test uses; the package has no types. */
interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

const KEY = 'mapas/fondo.pmtiles'
const CONTENT = { contentType: 'application/octet-stream' }

let folder: string
let server: S3rver
const stores: Record<string, Storage> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-mapas-'))
  stores['a folder'] = await openLocalFolder({
    folder: join(folder, 'local'),
    secret: 'secreto-de-prueba-con-mas-de-32-signos',
    publicUrl: '',
    clock: systemClock,
  })
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'expedientes', configs: [] }],
  })
  const { port } = await server.run()
  stores['a service'] = openS3(
    readS3Url(`s3://S3RVER:S3RVER@127.0.0.1:${port}/expedientes?region=us-east-1&tls=off`),
  )
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const local = (): Storage => stores['a folder'] as Storage
const put = (bytes: Buffer, store = local()): Promise<void> => store.put(KEY, bytes, CONTENT)
/** Nothing is taken for true for longer than a call. */
const tiles = (store = local()): MapTiles => openMapTiles(store, KEY, 0)
/** The words of a tile; otherwise its kind. */
async function shown(of: MapTiles, zoom: number, column: number, row: number): Promise<string> {
  const tile = await of.tile(zoom, column, row)
  return tile.kind === 'picture' ? Buffer.from(tile.bytes).toString('latin1').slice(8) : tile.kind
}
const because = async (of: MapTiles): Promise<string> => {
  const state = await of.look()
  return state.kind === 'refused' ? state.because : 'ready'
}

/** The world, its four quarters, and the tiles of zoom 2 whose ids the specification lists. */
const NAMES: readonly [id: number, zoom: number, column: number, row: number][] = [
  [0, 0, 0, 0],
  [1, 1, 0, 0],
  [2, 1, 0, 1],
  [3, 1, 1, 1],
  [4, 1, 1, 0],
  [5, 2, 0, 0],
  [6, 2, 1, 0],
  [7, 2, 1, 1],
  [8, 2, 0, 1],
]
const ALL = NAMES.map(([id]) => ({ id, bytes: png(`tile ${id}`) }))

describe.each(['a folder', 'a service'])('an archive in %s', (which) => {
  it.each([
    ['with one directory', {}],
    ['with directories under the first', { leaf: 2 }],
    ['whose tiles are packed', { packed: true }],
  ])('%s serves each of its tiles', async (_, more) => {
    const store = stores[which] as Storage
    await put(pmtiles({ tiles: ALL, ...more }), store)
    const served = tiles(store)
    for (const [id, zoom, column, row] of NAMES)
      expect(await shown(served, zoom, column, row)).toBe(`tile ${id}`)
    expect(await shown(served, 2, 3, 3)).toBe('empty')
    expect(await served.look()).toMatchObject({ kind: 'ready', fault: null })
  })

  it('that is not there, or is no archive, is refused with a sentence', async () => {
    const store = stores[which] as Storage
    await store.remove(KEY)
    expect(await because(tiles(store))).toContain('no está en el almacén')
    await put(Buffer.from('no soy un mapa'), store)
    expect(await because(tiles(store))).toContain('no es un PMTiles')
  })
})

describe('an archive', () => {
  beforeEach(() => put(pmtiles({ tiles: ALL })))

  it('has no tile beyond its zooms and bounds, and the grid none beyond its width', async () => {
    await put(pmtiles({ tiles: ALL, zooms: [1, 1], bounds: [-80, -5, -66, 13] }))
    const served = tiles()
    expect(await shown(served, 0, 0, 0)).toBe('empty')
    expect(await shown(served, 2, 0, 0)).toBe('empty')
    expect(await shown(served, 1, 0, 0)).toBe('tile 1')
    expect(await shown(served, 1, 0, 1)).toBe('tile 2')
    expect(await shown(served, 1, 1, 0)).toBe('empty')
    for (const [zoom, column, row] of [
      [1, 2, 0],
      [1, 0, 2],
      [25, 0, 0],
      [31, 999_999_999, 1],
    ] as const)
      expect(await shown(served, zoom, column, row)).toBe('missing')
  })

  it('says who made it as words, whatever markup it brings', async () => {
    const attribution = '<a href="javascript:alert(1)">&copy; IGAC</a> <img src=x onerror=alert(1)> 2024'
    await put(pmtiles({ tiles: ALL, metadata: { attribution } }))
    expect(await tiles().look()).toMatchObject({ set: { attribution: '© IGAC 2024', maxZoom: 2 } })
  })

  it.each([
    ['of vectors', pmtiles({ tiles: ALL, type: 1 }), 'teselas vectoriales'],
    ['of an unknown kind', pmtiles({ tiles: ALL, type: 0 }), 'de qué tipo'],
    ['that was cut', pmtiles({ tiles: ALL }).subarray(0, -5), 'le faltan 5 bytes'],
    ['with zooms that do not exist', pmtiles({ tiles: ALL, zooms: [3, 200] }), 'escalas'],
    ['of another version', altered(7, 2), 'versión'],
    ['whose first directory is broken', altered(140, 0), 'no es un PMTiles'],
    ['without anything', Buffer.alloc(0), 'no es un PMTiles'],
  ])('%s is refused with a sentence, and its tiles are not there', async (_, bytes, sentence) => {
    await put(bytes)
    const served = tiles()
    expect(await because(served)).toContain(sentence)
    expect(await because(served)).toContain('dibujo propio')
    expect(await shown(served, 0, 0, 0)).toBe('missing')
  })

  it('with a directory that is broken or unpacks to gigabytes loses the tiles of that directory alone', async () => {
    for (const lastLeaf of [Buffer.from('no directory'), gzipSync(Buffer.alloc(64 * 1024 * 1024))]) {
      await put(pmtiles({ tiles: ALL, leaf: 5, lastLeaf }))
      const served = tiles()
      expect(await shown(served, 2, 0, 0)).toBe('unreadable')
      expect(await shown(served, 1, 0, 0)).toBe('tile 1')
      expect(await served.look()).toMatchObject({ fault: expect.stringContaining('2/0/0') })
    }
  })

  it.each([
    ['packed', true, 64],
    ['as it is', false, 5],
  ])('with a tile of megabytes, %s, loses it alone', async (_, packed, megabytes) => {
    const large = { id: 0, bytes: Buffer.alloc(megabytes * 1024 * 1024) }
    await put(pmtiles({ tiles: [large, { id: 1, bytes: png('small') }], packed }))
    expect(await shown(tiles(), 0, 0, 0)).toBe('unreadable')
    expect(await shown(tiles(), 1, 0, 0)).toBe('small')
  })

  it('sends as a picture only what begins like one', async () => {
    await put(pmtiles({ tiles: [{ id: 0, bytes: Buffer.from('<script>alert(1)</script>') }] }))
    expect(await shown(tiles(), 0, 0, 0)).toBe('unreadable')
  })

  it('that is taken away, replaced or comes back is noticed without a new start', async () => {
    const served = tiles()
    expect(await shown(served, 0, 0, 0)).toBe('tile 0')
    const before = await served.look()
    await local().remove(KEY)
    expect(await shown(served, 0, 0, 0)).toBe('missing')
    await expect.poll(() => because(served)).toContain('no está en el almacén')
    await put(pmtiles({ tiles: [{ id: 0, bytes: png('another') }] }))
    await expect.poll(() => shown(served, 0, 0, 0)).toBe('another')
    const after = await served.look()
    expect(versionOf(after)).not.toBe(versionOf(before))
  })

  it('that is replaced in the middle is not mixed with the former one for good', async () => {
    const path = join(folder, 'local', KEY)
    const served = tiles()
    expect(await shown(served, 0, 0, 0)).toBe('tile 0')
    await writeFile(path, Buffer.alloc(20_000, 1))
    await utimes(path, 1, 1)
    expect(['unreadable', 'missing']).toContain(await shown(served, 1, 0, 0))
    await expect.poll(() => because(served)).toContain('no es un PMTiles')
  })

  it('in a store that is away keeps its place, and says so where it was never read', async () => {
    let away = false
    const store: Pick<Storage, 'head' | 'get'> = {
      head: (key) => (away ? Promise.reject(new StoreAway('x')) : local().head(key)),
      get: (key, range) => (away ? Promise.reject(new StoreAway('x')) : local().get(key, range)),
    }
    const served = openMapTiles(store, KEY, 0)
    expect(await shown(served, 0, 0, 0)).toBe('tile 0')
    away = true
    await expect(served.tile(1, 0, 0)).rejects.toThrow(StoreAway)
    expect((await served.look()).kind).toBe('ready')
    expect(await because(openMapTiles(store, KEY, 0))).toContain('el almacén no responde')
    away = false
    expect(await shown(served, 1, 0, 0)).toBe('tile 1')
  })
})

/** An archive with one byte changed. */
function altered(at: number, to: number): Buffer {
  const bytes = pmtiles({ tiles: ALL })
  bytes[at] = to
  return bytes
}

const versionOf = (state: Awaited<ReturnType<MapTiles['look']>>): string =>
  state.kind === 'ready' ? state.set.version : ''
