import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { MUNICIPALITIES } from '@ventanilla/catalog/territory/municipalities'
import { readTextLayer } from '@ventanilla/domain/geography/files/read-text-layer'
import type { Position } from '@ventanilla/domain/geography/geometry'
import { reachesOf } from '@ventanilla/domain/geography/streams/net'
import { placeOn, SNAP_M } from '@ventanilla/domain/geography/streams/snap'
import { streamsOf } from '@ventanilla/domain/geography/streams/streams'
import { litresIn } from '@ventanilla/domain/places/captures'
import { sameSource } from '@ventanilla/domain/places/source-name'
import { Clipper, FillRule, type Paths64 } from 'clipper2-ts'
import { describe, expect, it } from 'vitest'
import { geographyPath } from './geography-path.ts'
import type { GeographyFile } from './make-geography.ts'

const textOf = (name: GeographyFile): string => readFileSync(geographyPath(name), 'utf8')

interface Feature {
  readonly properties: Readonly<Record<string, string | number | boolean>>
  readonly geometry: { readonly coordinates: readonly (readonly (readonly [number, number])[][])[] }
}
// the files are ours, and the product's reader judges them below
const areasOf = (name: GeographyFile): readonly Feature[] => JSON.parse(textOf(name)).features as Feature[]

/** Whole numbers from ten-thousandths of a degree, as the files have them: Clipper is exact on them. */
const SCALE = 1e7
const pathsOf = ({ geometry }: Feature): Paths64 =>
  geometry.coordinates.flatMap((rings) =>
    rings.map((ring) =>
      ring
        .slice(0, -1)
        .map(([lon, lat]) => ({ x: Math.round((lon + 75) * SCALE), y: Math.round((lat - 4) * SCALE) })),
    ),
  )
/** Square kilometres of a square of those numbers at four degrees north. */
const KM2 = 1e-14 * 111.32 * 110.6 * 0.9976
const km2Of = (paths: Paths64): number => Math.abs(Clipper.areaPaths(paths)) * KM2

const holds = ({ geometry }: Feature, lon: number, lat: number): boolean =>
  geometry.coordinates
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, k) => [ring[k] ?? to, to] as const))
    .filter(
      ([[x1, y1], [x2, y2]]) => y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1,
    ).length %
    2 ===
  1

describe.each(['municipios', 'subzonas', 'relieve'] as const)('the layer of %s', (name) => {
  const paths = areasOf(name).map(pathsOf)

  it('covers one piece of ground without gaps', () => {
    const union = Clipper.union(paths.flat(), FillRule.NonZero)
    expect(union.filter((path) => km2Of([path]) > 1e-6)).toHaveLength(1)
    const sum = paths.reduce((total, own) => total + km2Of(own), 0)
    expect(Math.abs(km2Of(union) - sum)).toBeLessThan(1e-4)
  })

  it('has no borders that cross themselves or each other', () => {
    for (const own of paths)
      expect(Math.abs(km2Of(Clipper.union(own, FillRule.NonZero)) - km2Of(own))).toBeLessThan(1e-6)
    const overlap = paths.reduce((total, own, k) => {
      const others = paths.slice(k + 1).flat()
      return total + (others.length === 0 ? 0 : km2Of(Clipper.intersect(own, others, FillRule.NonZero)))
    }, 0)
    expect(overlap).toBeLessThan(1e-4)
  })
})

describe('the municipalities', () => {
  const areas = areasOf('municipios')
  it('are those of the demonstration, one piece each, around their centroids', () => {
    expect(areas.map(({ properties }) => properties['dane'])).toEqual(MUNICIPALITIES.map(({ dane }) => dane))
    for (const { dane, centroid } of MUNICIPALITIES)
      expect(
        areas
          .filter((area) => holds(area, centroid.lon, centroid.lat))
          .map(({ properties }) => properties['dane']),
      ).toEqual([dane])
    for (const { geometry } of areas) expect(geometry.coordinates).toHaveLength(1)
  })
  it('are roughly as large as the real ones', () => {
    for (const [k, area] of areas.entries()) {
      const ratio = km2Of(pathsOf(area)) / (MUNICIPALITIES[k]?.areaKm2 ?? 0)
      expect(ratio).toBeGreaterThan(0.6)
      expect(ratio).toBeLessThan(3.1)
    }
  })
})

it('the zones are a páramo and two protected areas', () => {
  expect(areasOf('zonas').map(({ properties }) => properties['clase'])).toEqual([
    'paramo',
    'reserva',
    'distrito',
  ])
  for (const { properties } of areasOf('zonas')) expect(properties['nombre']).toMatch(/\(fictici[oa]\)$/)
})

describe('the streams', () => {
  const read = readTextLayer(Buffer.from(textOf('corrientes')), 'geojson')
  const shapes = read.kind === 'read' ? read.shapes : []
  const reaches = shapes.map(({ geometry, properties }) => ({
    id: String(properties['id']),
    name: String(properties['nombre']),
    line: geometry.type === 'LineString' ? geometry.coordinates : ([] as Position[]),
    from: properties['desde'],
    to: properties['hasta'],
    flow: Number(properties['caudal']),
  }))

  it('lead one way down from each reach to one mouth, and carry more', () => {
    const next = new Map(reaches.map((reach) => [reach.from, reach]))
    expect(reaches.length).toBeGreaterThan(300)
    expect(next.size).toBe(reaches.length)
    expect(new Set(reaches.filter(({ to }) => !next.has(to)).map(({ to }) => to)).size).toBe(1)
    for (const reach of reaches) {
      const below = next.get(reach.to)
      if (below === undefined) continue
      expect(reach.line.at(-1)).toEqual(below.line[0])
      expect(below.flow).toBeGreaterThan(reach.flow)
    }
  })
})

describe('the registered captures', () => {
  const read = (name: GeographyFile) => {
    const layer = readTextLayer(Buffer.from(textOf(name)), 'geojson')
    return layer.kind === 'read' ? layer.shapes : []
  }
  it('lie beside the reach from which they take water, some of them nearer to another one', () => {
    const streams = streamsOf(
      reachesOf(
        read('corrientes').map(({ geometry, properties }) => ({
          number: Number(properties['id']),
          name: String(properties['nombre']),
          geometry,
        })),
      ),
    )
    expect(streams.faults).toEqual([])
    const captures = read('captaciones')
    expect(captures.length).toBeGreaterThan(15)
    for (const { geometry, properties } of captures) {
      const [lon, lat] = geometry.type === 'Point' ? geometry.coordinates : [0, 0]
      const reach = String(properties['tramo'])
      expect(placeOn(streams, reach, { lon, lat })?.offM).toBeLessThan(SNAP_M)
      expect(litresIn(String(properties['caudal']))).toBeGreaterThan(0)
      expect(sameSource(String(properties['fuente']), streams.reaches.get(reach)?.name ?? '')).toBe(true)
    }
  })
})

describe('every file', () => {
  const names = ['municipios', 'subzonas', 'relieve', 'zonas', 'corrientes', 'captaciones'] as const
  it.each(names)(
    '%s says of itself and of each shape that it is fictional, and is read without a word',
    (name) => {
      const read = readTextLayer(Buffer.from(textOf(name)), 'geojson')
      expect(read).toMatchObject({ kind: 'read', words: [] })
      expect(
        read.kind === 'read' && read.shapes.every(({ properties }) => properties['ficticia'] === true),
      ).toBe(true)
      expect(JSON.parse(textOf(name))).toMatchObject({ ficticia: true })
    },
  )
  it('is small: together less than 200 kB packed', () => {
    const packed = names.map((name) => gzipSync(textOf(name), { level: 9 }).length)
    expect(packed.reduce((a, b) => a + b)).toBeLessThan(200_000)
  })
})
