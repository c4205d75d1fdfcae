import { describe, expect, it } from 'vitest'
import type { Municipality, Territory } from './territory.ts'
import { checkPlace, municipalitiesAt, municipalityOf, officeOf } from './territory.ts'

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

  it('outside the jurisdiction is an error', () => {
    expect(checkPlace({ lon: -70, lat: 4.5 }, '73001', territory)).toMatchObject({
      severity: 'error',
      code: 'fuera_de_jurisdiccion',
    })
  })

  it('outside the declared municipality is a warning that names another', () => {
    const finding = checkPlace({ lon: -74.85, lat: 4.5 }, '73001', territory)
    expect(finding).toMatchObject({
      severity: 'warning',
      message: 'El punto no parece estar en Ibagué. Parece estar en Alvarado.',
    })
    expect(finding?.suggestion?.dane).toBe('73026')
    expect(checkPlace({ lon: -75.3, lat: 3.5 }, '73001', territory)?.message).toContain(
      'Revise la ubicación.',
    )
  })

  it('within a hundredth of a degree of the box, or without a declared municipality, is fine', () => {
    expect(checkPlace({ lon: -74.995, lat: 4.5 }, '73001', territory)).toBeNull()
    expect(checkPlace({ lon: -74.85, lat: 4.5 }, null, territory)).toBeNull()
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
