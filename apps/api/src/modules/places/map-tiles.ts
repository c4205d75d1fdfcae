import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { MapTiles } from '../../adapters/map-tiles/port.ts'
import { tileAddress } from './tile-routes.ts'

type Shown = EndpointAnswer<(typeof places)['layers']>['body']['tiles']

/** The pictures behind the maps, as maps ask for them; null: they show the portal's own drawing. */
export async function mapTiles(tiles: MapTiles | null): Promise<Shown> {
  const state = await tiles?.look()
  if (state?.kind !== 'ready') return null
  const { minZoom, maxZoom, bounds, attribution } = state.set
  return { address: tileAddress(state.set), minZoom, maxZoom, bounds: { ...bounds }, attribution }
}
