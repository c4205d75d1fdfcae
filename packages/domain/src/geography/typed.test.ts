import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { project } from './coordinates.ts'
import { dmsWords } from './dms.ts'
import { figureOf } from './typed-line.ts'
import { MAX_TYPED_POINTS, readTyped, typedGeometry, type TypedOptions } from './typed.ts'

/** Ibagué in five notations, computed with two independent implementations (see coordinates.test.ts). */
const [LAT, LON] = [4.4389, -75.2322]
const TOLIMA = { lonMin: -76.2, latMin: 2.8, lonMax: -74.3, latMax: 5.4 }

const read = (text: string, options?: TypedOptions) => {
  const found = readTyped(text, options)
  if (found.kind === 'refused') throw new Error(found.because)
  return found
}
const refusal = (text: string, options?: TypedOptions): string => {
  const found = readTyped(text, options)
  return found.kind === 'refused' ? found.because : 'read'
}

describe('a typed point', () => {
  it.each([
    ['4,4389; -75,2322'],
    ['4.4389, -75.2322'],
    ['4.4389,-75.2322'],
    ['4,4389,-75,2322'],
    ['4,4389 −75,2322'],
    ['4,4389\t-75,2322'],
    ['4,4389, -75,2322'],
    ['Lat: 4,4389 Lon: -75,2322'],
    ['longitud -75.2322 latitud 4.4389'],
    ['4° 26′ 20,04″ N, 75° 13′ 55,92″ O'],
    ['75°13\'55.92"W 4°26\'20.04"N'],
    ['N 4° 26′ 20,04″; W 75° 13′ 55,92″'],
    ['4 26 20,04 N 75 13 55,92 W'],
    ['4752388,9 2048868,32'],
    ['4.752.388,90; 2.048.868,32'],
    ['4,752,388.90 2,048,868.32'],
    ['EPSG:9377 4752388.9, 2048868.32'],
    ['EPSG:3116 982705,5 871834,63'.replace('982705,5 871834,63', '871834,63 982705,5')],
    ['N 982705,5 E 871834,63 EPSG:3116'],
    ['Norte: 2048868,32 Este: 4752388,9'],
    ['X=4752388,9 Y=2048868,32'],
  ])('«%s» is Ibagué', (text) => {
    const { points, words } = read(text)
    expect(points).toHaveLength(1)
    expect(points[0]?.lat).toBeCloseTo(LAT, 6)
    expect(points[0]?.lon).toBeCloseTo(LON, 6)
    expect(words).toEqual([])
  })

  it.each([
    ['-75,2322; 4,4389', 'al revés'],
    ['75,2322; 4,4389', 'al revés'],
    ['2048868,32 4752388,9', 'al revés'],
    ['4,4389; 75,2322', 'signo menos'],
  ])('«%s» is Ibagué all the same, and the reader sees why: %s', (text, word) => {
    const { points, words } = read(text)
    expect(points[0]?.lat).toBeCloseTo(LAT, 6)
    expect(points[0]?.lon).toBeCloseTo(LON, 6)
    expect(words).toHaveLength(1)
    expect(words[0]).toContain(word)
  })

  it('in metres of an old zone needs the zone, and the jurisdiction decides between its axes', () => {
    expect(refusal('871834,63 982705,5')).toContain('elija el sistema')
    const straight = read('871834,63 982705,5', { system: 3116, within: TOLIMA })
    const swapped = read('982705,5 871834,63', { system: 3116, within: TOLIMA })
    expect(straight.words).toEqual([])
    expect(swapped.words[0]).toContain('al revés')
    expect(swapped.points).toEqual(straight.points)
    expect(straight.system).toBe(3116)
  })

  it.each([
    ['40.4168, -3.7038', 'en el mar o fuera de Colombia'],
    ['0; 0', 'en el mar o fuera de Colombia'],
    ['5,5; -79,5', 'en el mar o fuera de Colombia'],
    ['8; -67', 'en el mar o fuera de Colombia'],
    ['EPSG:3857 -8374810 494512', '«EPSG 3857» no se admite'],
    ['4,4389', 'no se entiende'],
    ['4° 60′ 0″ N, 75° 0′ 0″ O', 'no se entiende'],
    ['Ibagué', 'Escriba las coordenadas'],
    ['', 'Escriba las coordenadas'],
  ])('«%s» is refused: %s', (text, because) => {
    expect(refusal(text)).toContain(because)
  })

  it('of the islands lies in the country', () => {
    expect(read('12,5847; -81,7006').points[0]?.lat).toBeCloseTo(12.5847, 6)
  })

  it('comes back from degrees, minutes and seconds, and from metres, anywhere around Ibagué', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -75.9, max: -74.5, noNaN: true }),
        fc.double({ min: 3, max: 5.3, noNaN: true }),
        (lon, lat) => {
          const { east, north } = project({ lon, lat }, 9377)
          for (const text of [dmsWords({ lon, lat }), `${east.toFixed(2)} ${north.toFixed(2)}`]) {
            const [point] = read(text).points
            expect(Math.abs((point?.lat ?? 0) - lat)).toBeLessThan(2e-6)
            expect(Math.abs((point?.lon ?? 0) - lon)).toBeLessThan(2e-6)
          }
        },
      ),
    )
  })
})

describe('a pasted list', () => {
  const corners = 'Vértice;Norte;Este\n1;2048868,32;4752388,9\n2;2048968,32;4752388,9\n3;2048968,32;4752488,9'

  it('is read by its heading, without the numbers of its vertices', () => {
    const { points, closed, words } = read(corners)
    expect(points).toHaveLength(3)
    expect(closed).toBe(false)
    expect(points[0]?.lat).toBeCloseTo(LAT, 6)
    expect(words).toEqual([])
  })

  it('that ends where it begins is a polygon, with that corner once', () => {
    const { points, closed } = read(`${corners}\r\n4;2048868,32;4752388,9\r\n`)
    expect(points).toHaveLength(3)
    expect(closed).toBe(true)
    const polygon = typedGeometry(points, 'polygon')
    expect(polygon?.type === 'Polygon' ? polygon.coordinates[0]?.length : 0).toBe(4)
  })

  it('may carry heights, and its system in a line of its own', () => {
    expect(read('EPSG:9377\n4752388,9\t2048868,32\t1285\n4752488,9\t2048868,32\t1290').points).toHaveLength(2)
  })

  it('with a line that is no point is refused by the number of the line', () => {
    expect(readTyped('4,4389; -75,2322\n4,4390\n')).toMatchObject({ kind: 'refused', line: 2 })
    expect(refusal('4,4389; -75,2322\n40; -3')).toBe(
      'El punto de la línea 2 queda en el mar o fuera de Colombia.',
    )
  })

  it('longer than a person types is refused', () => {
    expect(refusal('4,4389; -75,2322\n'.repeat(MAX_TYPED_POINTS + 1))).toContain('Impórtelos')
  })

  it('never fails in another way than with a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,;:°′″ NSEWO\t\n+-]{0,80}$/)), (text) => {
        const found = readTyped(text)
        expect(found.kind === 'read' ? found.points.length : found.because.length).toBeGreaterThan(0)
      }),
    )
  })

  it('as points is one or several, and as a polygon wants three corners', () => {
    const point = { lon: LON, lat: LAT }
    expect(typedGeometry([point], 'points')?.type).toBe('Point')
    expect(typedGeometry([point, point], 'points')?.type).toBe('MultiPoint')
    expect(typedGeometry([point, point], 'polygon')).toBeNull()
    expect(typedGeometry([], 'points')).toBeNull()
  })
})

describe('a figure', () => {
  it.each([
    ['4,4389', 4.4389],
    ['4.4389', 4.4389],
    ['1.234.567', 1_234_567],
    ['1,234,567.5', 1_234_567.5],
    ['1.234.567,5', 1_234_567.5],
    ['982.705', 982_705],
    ['75.232', 75.232],
    ['-75', -75],
    ['4 752 388,9', 4_752_388.9],
  ])('%s is %d', (text, value) => {
    expect(figureOf(text)).toBe(value)
  })
  it.each(['', 'x', '4°', '1e5', '--4', '4-5'])('is not «%s»', (text) => {
    expect(figureOf(text)).toBeNull()
  })
})
