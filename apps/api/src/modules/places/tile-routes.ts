import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MapTiles, TileSet } from '../../adapters/map-tiles/port.ts'

/** Seconds. A tile under the address of its version never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Under an address without a version, or with another one. */
const FOR_A_WHILE = 'public, max-age=300'
const RETRY_SECONDS = 15

interface Asked {
  readonly Params: { readonly z: string; readonly x: string; readonly y: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

/** The address of the tiles of an archive, as maps fill it. */
export const tileAddress = ({ version }: TileSet): string => `/mapas/{z}/{x}/{y}?v=${version}`

/**
 * Serves the pictures behind the maps. No call of the API: an ordinary address, public as the maps are, that browsers and
 * proxies can keep. Nothing is noted of who looks where.
 */
export function registerTiles(app: FastifyInstance, tiles: MapTiles | null): void {
  app.get<Asked>('/mapas/:z/:x/:y', { compress: false }, (request, reply) => send(tiles, request, reply))
}

async function send(
  tiles: MapTiles | null,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { z, x, y } = request.params
  const [zoom, column, row] = [wholeOf(z), wholeOf(x), wholeOf(y)]
  if (tiles === null || zoom === null || column === null || row === null) throw notFound(NOTHING)
  const state = await tiles.look()
  if (state.kind === 'refused') throw notFound(NOTHING)
  const { version } = state.set
  const asked = request.headers['if-none-match']
  if (asked !== undefined && asked.split(/\s*,\s*/).includes(tagOf(version)))
    return kept(request, reply, version).code(304).send()
  const tile = await tiles.tile(zoom, column, row)
  switch (tile.kind) {
    case 'missing':
      throw notFound(NOTHING)
    case 'unreadable':
      throw new Refusal('unavailable', 'Esta parte del fondo de los mapas no se puede leer por ahora.', {
        code: 'sin_mapa',
        retryAfter: RETRY_SECONDS,
      })
    // no picture is an answer: an error for each would fill the browser's console, and could not be kept
    case 'empty':
      return kept(request, reply, tile.version).code(204).send()
    case 'picture':
      return kept(request, reply, tile.version).type(tile.type).send(tile.bytes)
  }
}

const NOTHING = 'No hay imagen de mapa en esa dirección.'

/** A whole number as it stands in an address; null: something else. */
const wholeOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

const tagOf = (version: string): string => `"${version}"`

const kept = (request: FastifyRequest<Asked>, reply: FastifyReply, version: string): FastifyReply =>
  reply
    .header('etag', tagOf(version))
    .header('cache-control', request.query['v'] === version ? FOR_GOOD : FOR_A_WHILE)
