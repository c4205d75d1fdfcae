import type { Municipality } from '@ventanilla/domain/identity/territory'
import { fractal, noise } from './chance.ts'
import { AROUND, CELLS, cellAt, flood, isRim, KM, latOf, lonOf, SIDES, SIZE, STEP, valueAt } from './grid.ts'
import type { Water } from './water.ts'

/** Radius in kilometres of a circle as large as a municipality. */
const radiusOf = ({ areaKm2 }: Municipality): number => Math.sqrt(areaKm2 / Math.PI)

/** Cells of the territory: what lies near a municipality, in one piece and without holes. */
export function makeTerritory(municipalities: readonly Municipality[]): Uint8Array {
  const near = Uint8Array.from(CELLS, (cell) => {
    if (isRim(cell)) return 0
    const [lon, lat] = [lonOf(cell), latOf(cell)]
    const u = lon * KM + 6.5 * fractal(lon * 4, lat * 4, 20, 6)
    const v = lat * KM + 6.5 * fractal(lon * 4, lat * 4, 40, 6)
    const sum = municipalities.reduce((total, one) => {
      const { centroid } = one
      const distance = Math.hypot(u - centroid.lon * KM, v - centroid.lat * KM)
      return total + Math.exp((radiusOf(one) - distance) / 6)
    }, 0)
    // a soft union leaves no scallops between neighbours
    return 6 * Math.log(sum) > -1.2 ? 1 : 0
  })
  const outside = new Uint8Array(SIZE)
  const corner = CELLS.find((cell) => !isRim(cell)) ?? 0
  flood(
    [[0, corner, -1]],
    SIDES,
    (_, to) => (near[to] === 1 ? null : 0),
    (cell) => (outside[cell] = 1),
  )
  const territory = new Uint8Array(SIZE)
  const [home] = municipalities
  if (home === undefined) return territory
  flood(
    [[0, cellAt(home.centroid.lon, home.centroid.lat), -1]],
    SIDES,
    (_, to) => (outside[to] === 1 ? null : 0),
    (cell) => (territory[cell] = 1),
  )
  return territory
}

/**
 * The municipality of each cell, by its place in the list; -1 outside. Each grows from its centroid, slowly across rivers and
 * ridges, so that borders follow them; a large one starts ahead.
 */
export function growMunicipalities(
  municipalities: readonly Municipality[],
  territory: Uint8Array,
  ground: Float64Array,
  { flow }: Water,
): Int16Array {
  const owner = new Int16Array(SIZE).fill(-1)
  municipalities.forEach(({ centroid }, k) => {
    const seed = cellAt(centroid.lon, centroid.lat)
    for (const step of [0, ...AROUND]) owner[seed + step] = k
  })
  const seeds = new Map(
    CELLS.filter((cell) => valueAt(owner, cell) >= 0).map((cell) => [cell, valueAt(owner, cell)]),
  )
  const radii = municipalities.map(radiusOf)
  const farthest = Math.max(...radii)
  flood(
    [...seeds].map(([cell, k]) => [(farthest - (radii[k] ?? 0)) * 0.9, cell, -1] as const),
    SIDES,
    (from, to, cost) => {
      if (territory[to] !== 1 || (seeds.has(to) && seeds.get(to) !== owner[from])) return null
      const stream = valueAt(flow, to)
      const water = stream > 900 ? 2.5 + Math.min(5, stream / 9000) : 0
      const rough = STEP * KM * (1 + 0.5 * noise(lonOf(to) * 60, latOf(to) * 60, 33))
      return cost + rough + Math.abs(valueAt(ground, to) - valueAt(ground, from)) / 220 + water
    },
    (cell, from) => {
      if (from >= 0 && !seeds.has(cell)) owner[cell] = valueAt(owner, from)
    },
  )
  return owner
}
