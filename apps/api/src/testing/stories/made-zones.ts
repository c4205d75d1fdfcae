import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { boxOf } from '@ventanilla/domain/geography/metric'
import { keepLayer } from '../../db/places/layers.ts'
import type { ApiWorld } from './world.ts'

const ADMIN = 'cli-admin@demo.test'

/** A layer that no portal has, as one that was carried without its file. */
export const NO_LAYER = '01900000-0000-7000-8000-0000000000b1'

/** An active zone on a layer: named Páramos, of a class that asks for nothing by itself, unless said otherwise. */
export const zoneOn = (layer: string, more: Partial<ContentOf<'zona'>> = {}): ContentOf<'zona'> => ({
  order: 0,
  name: 'Páramos',
  active: true,
  class: 'paramo',
  layer,
  nameFrom: 'nombre',
  codeFrom: '',
  source: 'Instituto de prueba',
  sourceDate: '2024-06-30',
  norm: '',
  warning: '',
  ...more,
})

/** Corners of a square in degrees, [longitude, latitude], from its south-west. */
export const squareAt = (lon: number, lat: number, side: number): [number, number][] => [
  [lon, lat],
  [lon + side, lat],
  [lon + side, lat + side],
  [lon, lat + side],
]
/** All of Colombia, and a square in which no case is. */
export const EVERYWHERE = squareAt(-78, 1, 9)
export const ELSEWHERE = squareAt(-67.5, 1.5, 0.2)

/** Draws a layer of one area, as an administrator does on the map; answers its identifier. */
export async function drawLayer(
  world: Pick<ApiWorld, 'call' | 'tokenFor'>,
  name: string,
  corners: readonly [number, number][],
): Promise<string> {
  const areas = [{ name, corners }]
  const { status, body } = await world.call(
    'POST',
    '/api/v1/capas/dibujadas',
    { areas },
    await world.tokenFor(ADMIN),
  )
  if (status !== 201) throw new Error(`the layer ${name} answered ${status}: ${body.message}`)
  return body.id
}

/** Stores a layer of lines and points, which nobody can draw on the map; answers its identifier. */
export async function storeLayer(
  world: Pick<ApiWorld, 'deps' | 'db' | 'clock' | 'personId'>,
  shapes: readonly (readonly [Geometry, Readonly<Record<string, string>>])[],
): Promise<string> {
  const id = world.deps.newId()
  const kept = shapes.map(([geometry, properties]) => {
    const bounds = boxOf(geometry)
    if (bounds === null) throw new Error('a shape without positions')
    return { geometry, properties, bounds }
  })
  const head = {
    id,
    name: 'prueba.geojson',
    fileId: null,
    sha256: 'a',
    epsg: 4326,
    shapes: kept.length,
    corners: kept.length,
    columns: [],
    words: [],
  }
  await keepLayer(world.db, head, kept, await world.personId(ADMIN), world.clock.now())
  return id
}
