import { MUNICIPALITIES } from '@ventanilla/catalog/territory/municipalities'
import { SUBZONES } from '@ventanilla/catalog/territory/subzones'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { drawCaptures } from './captures.ts'
import { LEVELS, makeBasins, makeRelief, makeZones, tidy } from './labels.ts'
import { makeGround } from './ground.ts'
import { ZONE_NAMES } from './names.ts'
import { drawReaches, nameBasins } from './reaches.ts'
import { growMunicipalities, makeTerritory } from './territory.ts'
import { traced } from './trace.ts'
import { makeWater } from './water.ts'

/** Files of the fictional geography, by name without ending. */
export type GeographyFile = 'municipios' | 'subzonas' | 'relieve' | 'zonas' | 'corrientes' | 'captaciones'

type Properties = Readonly<Record<string, string | number>>
interface Feature {
  readonly geometry: Geometry
  readonly properties: Properties
}

/** Every file and every shape in it says that it is invented. */
const written = (features: readonly Feature[]): string =>
  `${JSON.stringify({
    type: 'FeatureCollection',
    ficticia: true,
    features: features.map(({ geometry, properties }) => ({
      type: 'Feature',
      properties: { ...properties, ficticia: true },
      geometry,
    })),
  }).replaceAll('{"type":"Feature",', '\n{"type":"Feature",')}\n`

/**
 * The demonstration's FICTIONAL geography around the centroids of its municipalities: borders, sub-basins, streams drawn in
 * the direction of flow, heights, a páramo and two protected areas. No border in it is a real one. A grid carries an
 * invented ground; water runs down it to one mouth; municipalities grow over it. The same seed gives the same bytes.
 */
export function makeGeography(): Readonly<Record<GeographyFile, string>> {
  const ground = makeGround()
  const territory = makeTerritory(MUNICIPALITIES)
  const water = makeWater(territory, ground)
  const owner = growMunicipalities(MUNICIPALITIES, territory, ground, water)
  const basins = makeBasins(water, SUBZONES.length)
  const subzones = nameBasins(basins, SUBZONES)
  const reaches = drawReaches(water, basins, subzones)
  const areas = (
    label: Int16Array,
    least: number,
    tolerance: number,
    properties: (label: number) => Properties,
  ): string =>
    written(
      traced(tidy(label, least), tolerance).map(([one, geometry]) => ({
        geometry,
        properties: properties(one),
      })),
    )
  return {
    municipios: areas(owner, 2, 0.0009, (k) => {
      const one = MUNICIPALITIES[k]
      return { dane: one?.dane ?? '', nombre: one?.name ?? '', oficina: one?.office ?? '' }
    }),
    subzonas: areas(basins.basin, 40, 0.0012, (k) => ({
      codigo: subzones.get(k)?.code ?? '',
      nombre: subzones.get(k)?.name ?? '',
    })),
    relieve: areas(makeRelief(territory, ground), 60, 0.0014, (k) => ({ desde: LEVELS[k - 1] ?? 0 })),
    zonas: areas(makeZones(territory, ground), 60, 0.0009, (k) => ({
      nombre: ZONE_NAMES[k]?.name ?? '',
      clase: ZONE_NAMES[k]?.kind ?? '',
      corto: ZONE_NAMES[k]?.short ?? '',
    })),
    corrientes: written(
      reaches.map(({ id, name, from, to, flow, order, line }) => ({
        geometry: { type: 'LineString', coordinates: line },
        properties: { id, nombre: name, desde: from, hasta: to, caudal: flow, orden: order },
      })),
    ),
    captaciones: written(
      drawCaptures(reaches).map(({ name, source, litres, reach, at }) => ({
        geometry: { type: 'Point', coordinates: at },
        properties: { nombre: name, fuente: source, caudal: litres, tramo: reach },
      })),
    ),
  }
}
