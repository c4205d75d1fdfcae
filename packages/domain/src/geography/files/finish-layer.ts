import { degreesMistake } from '../country.ts'
import type { Geometry, Position } from '../geometry.ts'
import { pathsOf } from '../geometry.ts'
import { mayBeLand } from '../land.ts'
import { lonLatOf } from '../metric.ts'
import { prepareZone } from '../prepared.ts'
import { repairedGeometry } from '../repaired-geometry.ts'
import { type SystemCode, SYSTEMS, toDegrees } from '../systems.ts'
import { LAYER_LIMITS, type LayerRead, type LayerShape } from './layer-read.ts'
import type { RawPosition, RawShape } from './raw-shape.ts'

/** How often something was repaired or left out. */
interface Repairs {
  heights: boolean
  empty: number
  unclosed: number
  broken: number
  crossing: number
  offLand: number
}

const refused = (because: string): LayerRead => ({ kind: 'refused', because })
const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

const same = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]

/** Positions without those equal to the one before. */
const withoutRepeated = (path: readonly Position[]): Position[] =>
  path.filter((position, k) => !same(position, path[k - 1]))

/** A closed ring of at least three different corners, or null. */
function ringOf(path: readonly Position[], repairs: Repairs): Position[] | null {
  const corners = withoutRepeated(path)
  const [first] = corners
  const isClosed = corners.length > 1 && same(first, corners.at(-1))
  const open = isClosed ? corners.slice(0, -1) : corners
  if (first === undefined || open.length < 3) {
    repairs.broken += 1
    return null
  }
  if (!isClosed) repairs.unclosed += 1
  return [...open, first]
}

/** A polygon without broken rings; null when its border is one. */
function polygonOf(rings: readonly (readonly Position[])[], repairs: Repairs): Position[][] | null {
  const [border, ...holes] = rings.map((ring) => ringOf(ring, repairs))
  return border == null ? null : [border, ...holes.flatMap((hole) => (hole === null ? [] : [hole]))]
}

/** Geometries of a shape: of points, lines and areas one each. */
function geometriesOf(
  { points, lines, polygons }: Omit<RawShape, 'properties'>,
  place: (position: RawPosition) => Position,
  repairs: Repairs,
): Geometry[] {
  const found: Geometry[] = []
  const [point, ...morePoints] = points.map(place)
  if (point !== undefined)
    found.push(
      morePoints.length === 0
        ? { type: 'Point', coordinates: point }
        : { type: 'MultiPoint', coordinates: [point, ...morePoints] },
    )
  const whole = lines.map((line) => withoutRepeated(line.map(place))).filter((line) => line.length > 1)
  repairs.broken += lines.length - whole.length
  const [line, ...moreLines] = whole
  if (line !== undefined)
    found.push(
      moreLines.length === 0
        ? { type: 'LineString', coordinates: line }
        : { type: 'MultiLineString', coordinates: whole },
    )
  const areas = polygons.flatMap((rings) => {
    const polygon = polygonOf(
      rings.map((ring) => ring.map(place)),
      repairs,
    )
    return polygon === null ? [] : [polygon]
  })
  const [area, ...moreAreas] = areas
  if (area !== undefined) {
    const geometry: Geometry =
      moreAreas.length === 0
        ? { type: 'Polygon', coordinates: area }
        : { type: 'MultiPolygon', coordinates: areas }
    const prepared = prepareZone(geometry)
    if (prepared.areaM2 === 0) repairs.broken += 1
    else if (prepared.repaired) {
      repairs.crossing += 1
      found.push(repairedGeometry(prepared))
    } else found.push(geometry)
  }
  return found
}

/** At most so many corners of a shape are looked at to find whether it touches land. */
const LOOKED_AT = 40

function touchesLand(geometry: Geometry): boolean {
  const positions = pathsOf(geometry).flat()
  const step = Math.max(1, Math.floor(positions.length / LOOKED_AT))
  return positions.some((position, k) => k % step === 0 && mayBeLand(lonLatOf(position)))
}

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

function wordsOf(repairs: Repairs): string[] {
  const { heights, empty, unclosed, broken, crossing, offLand } = repairs
  return [
    ...(heights ? ['Se dejaron de lado las alturas: las zonas son planas.'] : []),
    ...(empty > 0
      ? [`Se ${plural(empty, 'omitió 1 forma', `omitieron ${thousands(empty)} formas`)} sin geometría.`]
      : []),
    ...(unclosed > 0
      ? [
          `Se ${plural(unclosed, 'cerró 1 borde', `cerraron ${thousands(unclosed)} bordes`)} que no volvía al inicio.`,
        ]
      : []),
    ...(broken > 0
      ? [
          `Se ${plural(broken, 'omitió 1 trazo', `omitieron ${thousands(broken)} trazos`)} de menos vértices de los que una línea o un borde necesita.`,
        ]
      : []),
    ...(crossing > 0
      ? [
          `Se ${plural(crossing, 'reparó 1 polígono cuyo borde se cruza', `repararon ${thousands(crossing)} polígonos cuyo borde se cruza`)} o cuyas partes se montan: revise su área.`,
        ]
      : []),
    ...(offLand > 0
      ? [
          `${plural(offLand, '1 forma queda', `${thousands(offLand)} formas quedan`)} en el mar o fuera de Colombia: revise el sistema de coordenadas.`,
        ]
      : []),
  ]
}

/** Metres that no place on the globe has: what follows computes with numbers only. */
class OffTheGlobe extends Error {}

const isNational = ([east = 0, north = 0]: RawPosition): boolean =>
  east > 3_900_000 && east < 5_800_000 && north > 1_000_000 && north < 3_200_000
const isDegrees = ([lon = 0, lat = 0]: RawPosition): boolean => Math.abs(lon) <= 180 && Math.abs(lat) <= 90
const isSwapped = ([lon = 0, lat = 0]: RawPosition): boolean =>
  degreesMistake({ lon, lat }) === 'intercambiadas' && mayBeLand({ lon: lat, lat: lon })

/** How the figures of a file become degrees; figures that do not fit the system that it names are recognised or refused. */
function placing(
  positions: readonly RawPosition[],
  system: SystemCode,
): { place: (position: RawPosition) => Position; words: string[] } | { because: string } {
  const to =
    (code: SystemCode, swap = false) =>
    ([first = 0, second = 0]: RawPosition): Position => {
      const { lon, lat } = swap ? toDegrees(code, second, first) : toDegrees(code, first, second)
      if (!isDegrees([lon, lat])) throw new OffTheGlobe()
      return [lon, lat]
    }
  if (SYSTEMS.find(({ code }) => code === system)?.unit === 'metres') return { place: to(system), words: [] }
  if (positions.every(isDegrees))
    return positions.length > 0 && positions.every(isSwapped)
      ? {
          place: to(system, true),
          words: ['Los ejes venían al revés (latitud, longitud): se intercambiaron.'],
        }
      : { place: to(system), words: [] }
  if (positions.every(isNational))
    return {
      place: to(9377),
      words: ['Las coordenadas no son grados: se leyeron en Origen Nacional (EPSG 9377).'],
    }
  return { because: 'Las coordenadas no son grados, y el archivo no dice en qué sistema están.' }
}

function* positionsOf({ points, lines, polygons }: RawShape): Generator<RawPosition> {
  yield* points
  for (const path of [...lines, ...polygons.flat()]) yield* path
}

/**
 * Makes a layer of what a file holds: brings it to degrees, closes rings, repairs borders that cross themselves, leaves out
 * what is no shape, and says so. `system`: as the file names it, or degrees. `words`: what the reader of the file already
 * has to say.
 */
export function finishLayer(
  raw: readonly RawShape[],
  system: SystemCode,
  words: readonly string[] = [],
): LayerRead {
  if (raw.length > LAYER_LIMITS.shapes)
    return refused(`El archivo tiene más de ${thousands(LAYER_LIMITS.shapes)} formas.`)
  const positions: RawPosition[] = []
  for (const shape of raw)
    for (const position of positionsOf(shape)) {
      if (positions.length >= LAYER_LIMITS.corners)
        return refused(`El archivo tiene más de ${thousands(LAYER_LIMITS.corners)} vértices: simplifíquelo.`)
      positions.push(position)
    }
  if (positions.length === 0) return refused('El archivo no tiene puntos, líneas ni polígonos.')
  const placed = placing(positions, system)
  if ('because' in placed) return refused(placed.because)
  const repairs: Repairs = {
    heights: positions.some(({ length }) => length > 2),
    empty: 0,
    unclosed: 0,
    broken: 0,
    crossing: 0,
    offLand: 0,
  }
  const shapes: LayerShape[] = []
  try {
    for (const shape of raw) {
      if (positionsOf(shape).next().done === true) repairs.empty += 1
      for (const geometry of geometriesOf(shape, placed.place, repairs)) {
        if (!touchesLand(geometry)) repairs.offLand += 1
        shapes.push({ geometry, properties: shape.properties })
      }
    }
  } catch (error) {
    if (error instanceof OffTheGlobe)
      return refused('Hay coordenadas que no son de ningún lugar: revise el sistema de coordenadas.')
    throw error
  }
  if (shapes.length === 0) return refused('El archivo no tiene ninguna forma completa.')
  if (repairs.offLand === shapes.length)
    return refused('Todo queda en el mar o fuera de Colombia: revise el sistema de coordenadas.')
  return { kind: 'read', system, shapes, words: [...words, ...placed.words, ...wordsOf(repairs)] }
}
