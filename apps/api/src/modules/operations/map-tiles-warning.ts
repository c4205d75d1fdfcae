import type { MapTiles } from '../../adapters/map-tiles/port.ts'

/** Says why the archive behind the maps is not shown, or what of it cannot be read. */
export async function mapTilesWarning(tiles: Pick<MapTiles, 'look'> | null): Promise<readonly string[]> {
  const state = await tiles?.look()
  if (state === undefined) return []
  if (state.kind === 'refused') return [state.because]
  return state.fault === null ? [] : [state.fault]
}
