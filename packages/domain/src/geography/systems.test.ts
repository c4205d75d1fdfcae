import fc from 'fast-check'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { project, type ProjectedSystem } from './coordinates.ts'
import { systemOfPrj } from './system-of-prj.ts'
import { systemOfEpsg, systemOfName, SYSTEMS, toDegrees } from './systems.ts'

/** Definitions of the EPSG registry in the words of another library. */
const old = (lon0: string): string =>
  `+proj=tmerc +lat_0=4.596200416666666 +lon_0=${lon0} +k=1 +x_0=1000000 +y_0=1000000 +ellps=GRS80 +units=m +no_defs`
const REFERENCE: Readonly<Record<ProjectedSystem, string>> = {
  9377: '+proj=tmerc +lat_0=4 +lon_0=-73 +k=0.9992 +x_0=5000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs',
  3114: old('-80.07750791666666'),
  3115: old('-77.07750791666666'),
  3116: old('-74.07750791666666'),
  3117: old('-71.07750791666666'),
  3118: old('-68.07750791666666'),
  32617: '+proj=utm +zone=17 +datum=WGS84 +units=m +no_defs',
  32618: '+proj=utm +zone=18 +datum=WGS84 +units=m +no_defs',
  32619: '+proj=utm +zone=19 +datum=WGS84 +units=m +no_defs',
}

describe('the systems that are read', () => {
  // the keys of the table are its codes
  for (const code of Object.keys(REFERENCE).map((key) => Number(key) as ProjectedSystem))
    it(`agree with the reference library: EPSG ${code}, there and back`, () => {
      const reference = proj4('+proj=longlat +ellps=GRS80 +no_defs', REFERENCE[code])
      fc.assert(
        fc.property(
          fc.double({ min: -79, max: -67, noNaN: true }),
          fc.double({ min: -4, max: 12.5, noNaN: true }),
          (lon, lat) => {
            const metres = project({ lon, lat }, code)
            const [east, north] = reference.forward([lon, lat]) as [number, number]
            expect(Math.hypot(metres.east - east, metres.north - north)).toBeLessThan(0.001)
            const back = toDegrees(code, east, north)
            expect(Math.hypot(back.lon - lon, back.lat - lat)).toBeLessThan(1e-7)
          },
        ),
        { numRuns: 40 },
      )
    })

  it('are found by code and by name, and others refused by theirs', () => {
    for (const { code } of SYSTEMS) expect(systemOfEpsg(code)).toEqual({ system: code })
    expect(systemOfName('urn:ogc:def:crs:EPSG::9377')).toEqual({ system: 9377 })
    expect(systemOfName('EPSG:3116')).toEqual({ system: 3116 })
    expect(systemOfName('urn:ogc:def:crs:OGC:1.3:CRS84')).toEqual({ system: 4326 })
    expect(systemOfName('urn:ogc:def:crs:EPSG::3857')).toMatchObject({
      refused: expect.stringContaining('«EPSG 3857»'),
    })
    expect(systemOfName('local')).toMatchObject({ refused: expect.stringContaining('«local»') })
  })
})

const GEOGCS =
  'GEOGCS["GCS_MAGNA",DATUM["D_MAGNA",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
const projcs = (name: string, parameters: string, unit = 'UNIT["Meter",1.0]'): string =>
  `PROJCS["${name}",${GEOGCS},PROJECTION["Transverse_Mercator"],${parameters},${unit}]`
const parameters = (east: number, north: number, lon0: number, k: number, lat0: number): string =>
  `PARAMETER["False_Easting",${east}],PARAMETER["False_Northing",${north}],PARAMETER["Central_Meridian",${lon0}],PARAMETER["Scale_Factor",${k}],PARAMETER["Latitude_Of_Origin",${lat0}]`
const NATIONAL = parameters(5_000_000, 2_000_000, -73, 0.9992, 4)

describe('a .prj', () => {
  it.each([
    ['degrees of MAGNA', GEOGCS, 4686],
    [
      'degrees of WGS84',
      'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
      4326,
    ],
    ['the national origin', projcs('MAGNA-SIRGAS_Origen-Nacional', NATIONAL), 9377],
    ['the national origin under another name', projcs('CTM12', NATIONAL), 9377],
    [
      'the zone of Bogotá',
      projcs(
        'MAGNA_Colombia_Bogota',
        parameters(1_000_000, 1_000_000, -74.07750791666666, 1, 4.596200416666666),
      ),
      3116,
    ],
    ['UTM', projcs('WGS_1984_UTM_Zone_18N', parameters(500_000, 0, -75, 0.9996, 0)), 32618],
    [
      'the national origin in WKT 2',
      'PROJCRS["MAGNA-SIRGAS 2018 / Origen-Nacional",BASEGEOGCRS["MAGNA",DATUM["MAGNA",ELLIPSOID["GRS 1980",6378137,298.257222101,LENGTHUNIT["metre",1]]]],CONVERSION["x",METHOD["Transverse Mercator"],PARAMETER["Latitude of natural origin",4],PARAMETER["Longitude of natural origin",-73],PARAMETER["Scale factor at natural origin",0.9992],PARAMETER["False easting",5000000],PARAMETER["False northing",2000000]],CS[Cartesian,2],LENGTHUNIT["metre",1]]',
      9377,
    ],
  ])('of %s is known', (_what, wkt, code) => {
    expect(systemOfPrj(wkt)).toEqual({ system: code })
  })

  it.each([
    [
      'the old datum of Bogotá',
      'GEOGCS["GCS_Bogota",DATUM["D_Bogota",SPHEROID["International_1924",6378388.0,297.0]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
      '«GCS_Bogota»',
    ],
    [
      'web Mercator',
      `PROJCS["WGS_1984_Web_Mercator",${GEOGCS},PROJECTION["Mercator_Auxiliary_Sphere"],UNIT["Meter",1.0]]`,
      '«WGS_1984_Web_Mercator»',
    ],
    ['the national origin in feet', projcs('En_pies', NATIONAL, 'UNIT["Foot_US",0.3048006096]'), '«En_pies»'],
    ['a local origin', projcs('Ciudad', parameters(92_334, 109_320, -74.14659, 1, 4.6804)), '«Ciudad»'],
    ['nothing', '', '.prj'],
  ])('of %s is refused by its name', (_what, wkt, name) => {
    expect(systemOfPrj(wkt)).toMatchObject({ refused: expect.stringContaining(name) })
  })
})
