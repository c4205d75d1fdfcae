import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LayerFileKind, LayerRead } from '@ventanilla/domain/geography/files/layer-read'
import { project } from '@ventanilla/domain/geography/coordinates'
import { areaM2Of } from '@ventanilla/domain/geography/metric.testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { createLayerFiles } from './layer-files.ts'
import { blobOf, dbfOf, shpOf, writeGeoPackage, zipOf } from './layers.testkit.ts'

const folder = mkdtempSync(join(tmpdir(), 'ventanilla-layers-'))
const reader = createLayerFiles()
afterAll(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

let files = 0
const pathOf = (): string => join(folder, String((files += 1)))
function readBytes(bytes: Buffer | string, kind: LayerFileKind, by = reader): Promise<LayerRead> {
  const path = pathOf()
  writeFileSync(path, bytes)
  return by.readLayerFile(path, kind)
}
async function refusal(bytes: Buffer | string, kind: LayerFileKind): Promise<string> {
  const found = await readBytes(bytes, kind)
  return found.kind === 'refused' ? found.because : 'read'
}
async function shapesOf(found: Promise<LayerRead>) {
  const read = await found
  if (read.kind === 'refused') throw new Error(read.because)
  return read
}

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x, y + side],
  [x + side, y + side],
  [x + side, y],
  [x, y],
]
/** clockwise border, as Shapefiles have it, and a hole the other way */
const METRES = [square(4_750_000, 2_050_000, 1000), square(4_750_100, 2_050_100, 100).toReversed()]
const DEGREES = [square(-75.24, 4.43, 0.01)]
const WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
const NATIONAL =
  'PROJCS["MAGNA-SIRGAS_Origen-Nacional",GEOGCS["GCS_MAGNA",DATUM["D_MAGNA",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",5000000.0],PARAMETER["False_Northing",2000000.0],PARAMETER["Central_Meridian",-73.0],PARAMETER["Scale_Factor",0.9992],PARAMETER["Latitude_Of_Origin",4.0],UNIT["Meter",1.0]]'

describe('a zipped Shapefile', () => {
  it('in the national origin with Latin-1 names is brought to degrees, holes and all', async () => {
    const zip = await zipOf({
      'capa/zonas.shp': shpOf([METRES, null]),
      'capa/zonas.dbf': dbfOf(['Páramo de Ñuñé', 'Vacía']),
      'capa/zonas.prj': NATIONAL,
      '__MACOSX/._zonas.shp': 'x',
    })
    const { shapes, words } = await shapesOf(readBytes(zip, 'shapefile'))
    expect(shapes).toHaveLength(1)
    expect(shapes[0]?.properties).toEqual({ NOMBRE: 'Páramo de Ñuñé' })
    const geometry = shapes[0]?.geometry ?? { type: 'MultiPoint', coordinates: [] }
    expect(areaM2Of(geometry)).toBeCloseTo(990_000, 0)
    const [lon = 0, lat = 0] = geometry.type === 'Polygon' ? (geometry.coordinates[0]?.[0] ?? []) : []
    expect(project({ lon, lat }, 9377).east).toBeCloseTo(4_750_000, 2)
    expect(words).toEqual(['Se omitió 1 forma sin geometría.'])
  })

  it('without .prj and .dbf is read by its figures, and says so', async () => {
    const zip = await zipOf({ 'z.shp': shpOf([DEGREES]) })
    const { shapes, words } = await shapesOf(readBytes(zip, 'shapefile'))
    expect(shapes).toHaveLength(1)
    expect(words).toEqual([
      'El Shapefile no trae su .prj: se leyó por sus cifras.',
      'El Shapefile no trae su tabla (.dbf) o está dañada: las formas vienen sin datos.',
    ])
    const metres = await shapesOf(readBytes(await zipOf({ 'z.shp': shpOf([METRES]) }), 'shapefile'))
    expect(metres.words.join(' ')).toContain('se leyeron en Origen Nacional')
  })

  it('with names in UTF-8, and a .cpg or none, keeps them', async () => {
    const encodings: readonly Readonly<Record<string, string>>[] = [{}, { 'z.cpg': 'UTF-8' }]
    for (const more of encodings) {
      const zip = await zipOf({
        'z.shp': shpOf([DEGREES]),
        'z.dbf': dbfOf(['Cañón'], 'utf8'),
        'z.prj': WGS84,
        ...more,
      })
      expect((await shapesOf(readBytes(zip, 'shapefile'))).shapes[0]?.properties['NOMBRE']).toBe('Cañón')
    }
  })

  it('of zeros, cut, broken or of another kind is refused with a sentence', async () => {
    const shp = shpOf([DEGREES])
    const other = Buffer.from(shp)
    other.writeInt32LE(31, 32)
    const manyCorners = Buffer.from(shp)
    manyCorners.writeInt32LE(2_000_000_000, 100 + 8 + 40)
    // the header of a layer, then forty megabytes of empty records
    const zeros = Buffer.concat([shp.subarray(0, 100), Buffer.alloc(40_000_000)])
    zeros.writeInt32BE(zeros.length / 2, 24)
    const bomb = await zipOf({ 'z.shp': Buffer.alloc(300_000_000) })
    expect(bomb.length).toBeLessThan(400_000)
    for (const [zip, because] of [
      [bomb, 'más de lo que se admite'],
      [await zipOf({ 'z.shp': zeros }), 'dañado en la forma 1'],
      [await zipOf({ 'z.shp': shp.subarray(0, -20) }), 'cortado'],
      [await zipOf({ 'z.shp': other }), 'clase (31)'],
      [await zipOf({ 'z.shp': manyCorners }), 'dañado en la forma 1'],
      [await zipOf({ 'z.shp': 'hola' }), 'no es un Shapefile'],
      [
        await zipOf({ 'z.shp': shp, 'z.prj': WGS84.replace('6378137.0', '6378388.0') }),
        '«GCS_WGS_1984» no se admite',
      ],
      [await zipOf({ 'a.shp': shp, 'b.shp': shp }), 'varios Shapefiles'],
      [await zipOf({ 'a.txt': 'x' }), 'ningún archivo .shp'],
      [Buffer.from('PK'), 'no es un zip'],
      [(await zipOf({ 'z.shp': shp })).subarray(0, -30), 'dañado o incompleto'],
    ] as const)
      expect(await refusal(zip, 'shapefile')).toContain(because)
  })
})

describe('a GeoPackage', () => {
  const write = (rows: Parameters<typeof writeGeoPackage>[1], epsg?: number): string => {
    const path = pathOf()
    writeGeoPackage(path, rows, epsg)
    return path
  }

  it('gives its shapes with their columns, heights left out', async () => {
    const path = write([
      { name: 'Páramo', blob: blobOf(METRES) },
      { name: 'Vacía', blob: null },
    ])
    const { shapes, words } = await shapesOf(reader.readLayerFile(path, 'geopackage'))
    expect(shapes).toHaveLength(1)
    expect(shapes[0]?.properties).toEqual({ fid: 1, nombre: 'Páramo' })
    expect(areaM2Of(shapes[0]?.geometry ?? { type: 'MultiPoint', coordinates: [] })).toBeCloseTo(990_000, 0)
    expect(words).toEqual([
      'Se dejaron de lado las alturas: las zonas son planas.',
      'Se omitió 1 forma sin geometría.',
    ])
  })

  it.each([
    ['in another system', [{ name: 'x', blob: blobOf(METRES) }], 3857, '«EPSG 3857» no se admite'],
    ['of curves', [{ name: 'x', blob: blobOf(METRES, 10) }], 9377, 'curvas'],
    ['cut off', [{ name: 'x', blob: blobOf(METRES).subarray(0, 60) }], 9377, 'cortada'],
    ['of other bytes', [{ name: 'x', blob: Buffer.from('hola, qué tal') }], 9377, 'no se entienden'],
    ['without shapes', [], 9377, 'no tiene puntos'],
  ])('%s is refused with a sentence', async (_what, rows, epsg, because) => {
    const found = await reader.readLayerFile(write(rows, epsg), 'geopackage')
    expect(found).toMatchObject({ kind: 'refused', because: expect.stringContaining(because) })
  })

  it('that is no database is refused', async () => {
    expect(await refusal('hola', 'geopackage')).toContain('no es un GeoPackage')
    expect(await refusal('', 'geopackage')).toContain('no es un GeoPackage')
  })
})

describe('the reader', () => {
  it('reads the text formats too', async () => {
    const kml =
      '<kml><Placemark><name>P</name><Point><coordinates>-75,4</coordinates></Point></Placemark></kml>'
    expect((await shapesOf(readBytes(kml, 'kml'))).shapes).toHaveLength(1)
    expect(await refusal('{}', 'geojson')).toContain('no es un GeoJSON')
  })

  it('refuses a larger file without opening it', async () => {
    expect(await refusal(Buffer.alloc(50_000_001), 'geojson')).toBe('El archivo pesa más de 50 MB.')
  })

  it('whose memory or time ends refuses that file, and reads the next one', async () => {
    const small = createLayerFiles({ memoryMb: 220, seconds: 3 })
    try {
      const positions = '[-75,4],'.repeat(900_000)
      const large = `{"type":"MultiPoint","coordinates":[${positions}[-75,4]]}`
      const found = await readBytes(large, 'geojson', small)
      expect(found).toMatchObject({
        kind: 'refused',
        because: expect.stringMatching(/memoria|a tiempo|complejo/),
      })
      const next = await readBytes('{"type":"Point","coordinates":[-75,4]}', 'geojson', small)
      expect(next.kind).toBe('read')
    } finally {
      await small.close()
    }
  })
})
