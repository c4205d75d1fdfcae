import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pmtiles, png } from '../../adapters/map-tiles/pmtiles.testkit.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Pictures behind the maps, through the whole server. */

const KEY = 'mapas/fondo.pmtiles'
const ROOT = 'superadmin@demo.test'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ env: { MAP_TILES_ARCHIVE: KEY } })
  const tiles = [
    { id: 0, bytes: png('world') },
    { id: 1, bytes: png('north west') },
  ]
  const archive = pmtiles({ tiles, zooms: [0, 1], metadata: { attribution: 'IGAC' } })
  await world.deps.storage.put(KEY, archive, { contentType: 'application/octet-stream' })
}, 60_000)
afterAll(() => world.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  world.app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } })
const shownTiles = async () => (await world.call('GET', '/api/v1/lugares/capas')).body.tiles

describe('a tile', () => {
  it('is a picture for everybody, which a browser keeps for good under the address of its version', async () => {
    const tiles = await shownTiles()
    expect(tiles).toMatchObject({ minZoom: 0, maxZoom: 1, attribution: 'IGAC' })
    const address = tiles.address.replace('{z}', '1').replace('{x}', '0').replace('{y}', '0')
    const reply = await get(address)
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.rawPayload).toEqual(png('north west'))
    const again = await get(address, { 'if-none-match': String(reply.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const former = await get('/mapas/1/0/0?v=otra')
    expect([former.statusCode, former.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  })

  it('that the archive does not have is no picture and no error', async () => {
    const reply = await get('/mapas/1/1/1')
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(reply.headers.etag).toBeDefined()
  })

  it.each([
    '/mapas/1/2/0',
    '/mapas/40/0/0',
    '/mapas/a/0/0',
    '/mapas/1/-1/0',
    '/mapas/1/0/0.png',
    '/mapas/1/1e1/0',
  ])('at %s is not found', async (url) => {
    const reply = await get(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('an archive that cannot be served', () => {
  it('leaves the maps their own drawing, and says why to who operates the portal', async () => {
    const warnings = async () =>
      (await world.call('GET', '/api/v1/operacion/avisos', undefined, await world.tokenFor(ROOT))).body.rows
    expect(await warnings()).toEqual([])
    await world.deps.storage.remove(KEY)
    expect((await get('/mapas/0/0/0')).statusCode).toBe(404)
    expect(await shownTiles()).toBeNull()
    expect(await warnings()).toEqual([expect.stringContaining('no está en el almacén')])
  })

  it('is none at all where no archive is set', async () => {
    const without = await startWorld()
    try {
      expect((await without.app.inject({ url: '/mapas/0/0/0' })).statusCode).toBe(404)
      expect((await without.call('GET', '/api/v1/lugares/capas')).body.tiles).toBeNull()
    } finally {
      await without.close()
    }
  })
})
