import { describe, expect, it } from 'vitest'
import { unproject } from '../geography/coordinates.ts'
import { streamsOf } from '../geography/streams/streams.ts'
import { alongStream, type CaptureState, joiningOf, litresIn, sumOf } from './captures.ts'

const at = (x: number, y: number) => unproject({ east: 4_750_000 + x, north: 2_050_000 + y }, 9377)
const line = (...corners: readonly (readonly [number, number])[]) =>
  corners.map(([x, y]): readonly [number, number] => {
    const { lon, lat } = at(x, y)
    return [lon, lat]
  })
const LAYER = 'capa'
/** From north to south; «b» joins «a» at the origin, and «c» goes on. */
const RIVER = streamsOf([
  { id: 'a', name: 'Río A', line: line([0, 1000], [0, 0]) },
  { id: 'b', name: 'Quebrada B', line: line([800, 600], [0, 0]) },
  { id: 'c', name: 'Río A', line: line([0, 0], [0, -2000]) },
])
const confirmed = (reach: string, point: { lon: number; lat: number }, streams = LAYER) => ({
  ...point,
  streams,
  reach,
})

describe('a capture', () => {
  it('joins the nearest reach within a hundred metres as a proposal, until a technician confirms one', () => {
    const point = at(90, -500)
    expect(joiningOf(RIVER, LAYER, point, null)).toMatchObject({ state: 'propuesta', on: { reachId: 'c' } })
    expect(joiningOf(RIVER, LAYER, point, confirmed('b', point))).toMatchObject({
      state: 'confirmada',
      on: { reachId: 'b' },
    })
  })

  it('far from every stream joins none, and can be put on one by hand', () => {
    const point = at(300, -500)
    expect(joiningOf(RIVER, LAYER, point, null)).toEqual({ state: 'lejos', on: null })
    expect(joiningOf(RIVER, LAYER, point, confirmed('c', point)).state).toBe('confirmada')
  })

  it('confirmed in another layer, or at another point, counts as unconfirmed, and says so', () => {
    const point = at(5, -500)
    expect(joiningOf(RIVER, LAYER, point, confirmed('b', point, 'vieja'))).toMatchObject({
      state: 'otra_capa',
      on: { reachId: 'c' },
    })
    expect(joiningOf(RIVER, LAYER, point, confirmed('b', at(5, -600)))).toMatchObject({
      state: 'movida',
      on: { reachId: 'c' },
    })
  })
})

const capture = (
  id: string,
  x: number,
  y: number,
  state: CaptureState,
  litres: number | null,
  reach?: string,
) => {
  const point = at(x, y)
  const word = reach === undefined ? null : confirmed(reach, point)
  return { id, state, litres, joining: joiningOf(RIVER, LAYER, point, word) }
}

describe('the captures of a stream', () => {
  const from = { reachId: 'c', alongM: 1000, sure: true }
  const ALL = [
    capture('up', 10, 400, 'otorgada', 0.1, 'a'),
    capture('side', 400, 300, 'registrada', 0.2, 'b'),
    capture('below', 5, -1800, 'otorgada', 3, 'c'),
    capture('asking', 5, -210, 'en_tramite', 40, 'c'),
    capture('far', 900, -900, 'otorgada', 70),
  ]

  it('are above and below with metres along the water, and their sums are exact', () => {
    const { captures, upstream, downstream } = alongStream(RIVER, from, ALL)
    expect(captures.map(({ id, where, metres }) => [id, where, Math.round(metres)])).toEqual([
      ['asking', 'upstream', 790],
      ['below', 'downstream', 800],
      ['up', 'upstream', 1400],
      ['side', 'upstream', 1500],
    ])
    expect(upstream).toEqual({ captures: 2, litres: 0.3, withoutFlow: 0, verified: true, asked: 40 })
    expect(downstream).toMatchObject({ captures: 1, litres: 3, verified: true, asked: 0 })
  })

  it('are not verified where nobody confirmed one of them, nor from a place that is in doubt', () => {
    const proposed = [...ALL, capture('new', 10, 300, 'registrada', null)]
    const { captures, upstream, downstream } = alongStream(RIVER, from, proposed)
    expect(captures.filter(({ verified }) => !verified).map(({ id }) => id)).toEqual(['new'])
    expect(upstream).toMatchObject({ captures: 3, litres: 0.3, withoutFlow: 1, verified: false })
    expect(downstream.verified).toBe(true)
    const doubted = alongStream(RIVER, { ...from, sure: false }, ALL)
    expect(doubted.captures.some(({ verified }) => verified)).toBe(false)
  })

  it('that are none sum to nothing, which is verified', () => {
    expect(sumOf([])).toEqual({ captures: 0, litres: 0, withoutFlow: 0, verified: true, asked: 0 })
  })
})

describe('a flow of a file', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1.234,5 ', 1234.5],
    ['0', 0],
    ['-3', null],
    ['doce', null],
    ['', null],
    [undefined, null],
    ['1e9', null],
  ])('«%s» is %s', (written, litres) => {
    expect(litresIn(written)).toBe(litres)
  })
})
