import { describe, expect, it } from 'vitest'
import { namesOf, spotsOf } from './municipality-map.tsx'

const box = { lonMin: -76, lonMax: -74, latMin: 3, latMax: 6 }
const place = (dane: string, lon: number, lat: number) => ({
  id: Number(dane),
  dane,
  name: dane,
  departmentId: 23,
  office: 'X',
  box,
  centroid: { lon, lat },
  areaKm2: 1,
})
const territory = {
  box,
  municipalities: [place('1', -76, 6), place('2', -74, 3), place('3', -75, 4.5)],
}
const row = (key: string, count: number) => ({ key, label: key, count, overdue: 0, to: '/' })

describe('the map of tasks', () => {
  it('puts the northwest above left and the southeast below right, within the picture', () => {
    const { height, spots } = spotsOf(territory, [row('1', 4), row('2', 16)])
    const [large, small] = spots
    expect([large?.row.key, small?.row.key]).toEqual(['2', '1'])
    expect(small).toMatchObject({ x: 24, y: 24 })
    expect(large?.x).toBeCloseTo(376)
    expect(large?.y).toBeCloseTo(height - 24)
  })

  it('draws four times the tasks with twice the radius', () => {
    const [large, small] = spotsOf(territory, [row('1', 4), row('2', 16)]).spots
    expect((large?.radius ?? 0) / (small?.radius ?? 1)).toBeCloseTo(2)
  })

  it('leaves what has no place to the table, and shows who has no task as a point', () => {
    const { spots, others } = spotsOf(territory, [row('1', 4), row('', 3), row('2', 0)])
    expect(spots.map((spot) => spot.row.key)).toEqual(['1'])
    expect(others).toHaveLength(2)
  })

  it('names no municipality over the name of one with more tasks', () => {
    const near = {
      ...territory,
      municipalities: [place('1', -75, 4), place('2', -75, 4.01), place('3', -74, 3)],
    }
    const { spots } = spotsOf(near, [row('1', 4), row('2', 16), row('3', 1)])
    expect(namesOf(spots).map((one) => one.name)).toEqual(['2', '3'])
  })

  it('names a municipality beside its circle where another one lies below', () => {
    const close = {
      ...territory,
      municipalities: [place('1', -75, 4.5), place('2', -75, 4.27)],
    }
    const { spots } = spotsOf(close, [row('1', 16), row('2', 8)])
    const [first, second] = namesOf(spots)
    expect([first?.name, second?.name]).toEqual(['1', '2'])
    expect(first?.y).toBeLessThan(spots[0]?.y ?? 0)
    expect(second?.y).toBeGreaterThan(spots[1]?.y ?? Infinity)
  })

  it('writes no name beyond the edge of the picture', () => {
    const label = 'San Sebastián de Mariquita'
    const { spots } = spotsOf(territory, [{ ...row('1', 4), label }, row('2', 16)])
    expect(namesOf(spots).find((one) => one.name === label)).toMatchObject({ anchor: 'start' })
  })
})
