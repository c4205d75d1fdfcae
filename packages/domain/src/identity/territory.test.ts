import { describe, expect, it } from 'vitest'
import type { Municipality, Territory } from './territory.ts'
import { attendingOffice, municipalitiesAt, municipalityOf, officeOf } from './territory.ts'

const municipality = (
  dane: string,
  name: string,
  office: string,
  lonMin: number,
  lonMax: number,
): Municipality => ({
  id: 1,
  dane,
  name,
  departmentId: 23,
  office,
  box: { lonMin, lonMax, latMin: 4, latMax: 5 },
  centroid: { lon: (lonMin + lonMax) / 2, lat: 4.5 },
  areaKm2: 1,
})
const office = (id: number, code: string, active: boolean) => ({
  id,
  code,
  name: code,
  seat: '',
  address: '',
  active,
})

const territory: Territory = {
  box: { lonMin: -76, lonMax: -74, latMin: 3, latMax: 5.3 },
  municipalities: [
    municipality('73001', 'Ibagué', 'ibague', -75.5, -75),
    municipality('73026', 'Alvarado', 'norte', -75.1, -74.8),
    municipality('73099', 'Cerrado', 'prueba', -74.7, -74.6),
  ],
  offices: [office(1, 'ibague', true), office(2, 'norte', true), office(99, 'prueba', false)],
  defaultOffice: 'ibague',
  takenOver: {},
}

describe('a point', () => {
  it('lies in the municipality whose box holds it, the nearest centre first', () => {
    expect(municipalityOf({ lon: -75.3, lat: 4.5 }, territory)?.name).toBe('Ibagué')
    expect(municipalitiesAt({ lon: -75.03, lat: 4.5 }, territory).map((m) => m.name)).toEqual([
      'Alvarado',
      'Ibagué',
    ])
    expect(municipalityOf({ lon: -75.3, lat: 3.5 }, territory)).toBeNull()
  })
})

describe('the office of a municipality', () => {
  it('is its own, or the default one when there is none, none known or it is closed', () => {
    expect(officeOf('73026', territory).code).toBe('norte')
    expect(officeOf(null, territory).code).toBe('ibague')
    expect(officeOf('05001', territory).code).toBe('ibague')
    expect(officeOf('73099', territory).code).toBe('ibague')
  })
})

describe('the office that attends in the place of another', () => {
  const at = (open: readonly string[], takenOver: Readonly<Record<string, string>>) => ({
    defaultOffice: 'ibague',
    takenOver,
    offices: ['ibague', 'norte', 'sur'].map((code, i) => office(i + 1, code, open.includes(code))),
  })
  const attends = (...given: Parameters<typeof at>) => attendingOffice('norte', at(...given))?.code

  it('is itself while it is open, whatever was named before', () => {
    expect(attends(['norte', 'sur'], { norte: 'sur' })).toBe('norte')
  })
  it('is the one that took over its work, or the one that took over that one', () => {
    expect(attends(['ibague', 'sur'], { norte: 'sur' })).toBe('sur')
    expect(attends(['ibague'], { norte: 'sur', sur: 'ibague' })).toBe('ibague')
  })
  it('is the default office where none was named, or the one that took it over', () => {
    expect(attends(['ibague', 'sur'], {})).toBe('ibague')
    expect(attends(['sur'], { ibague: 'sur' })).toBe('sur')
    expect(attendingOffice('nunca', at(['ibague'], {}))?.code).toBe('ibague')
  })
  it('is found where two name each other, and is any that is open rather than none', () => {
    expect(attends(['ibague'], { norte: 'sur', sur: 'norte' })).toBe('ibague')
    expect(attends(['sur'], { norte: 'ibague', ibague: 'norte' })).toBe('sur')
    expect(attends([], { norte: 'sur' })).toBeUndefined()
  })
})
