import { TERRITORY } from '@ventanilla/catalog/territory/territory'
import { describe, expect, it } from 'vitest'
import { findCities, partOf } from './cities.ts'

const territory = {
  ...TERRITORY,
  offices: TERRITORY.offices
    .filter((one) => one.active)
    .map((office) => ({ ...office, near: null, hours: null, telephone: null })),
  municipalities: [...TERRITORY.municipalities],
  mainOffice: 'ibague',
  mainOfficeTypes: [],
}
const names = (words: string, office = ''): string[] =>
  findCities(territory, words, office).map((row) => row.city.name)

describe('the list of municipalities', () => {
  it('finds by name, accents and typing errors forgiven, and by office', () => {
    expect(names('')).toHaveLength(47)
    expect(names('ibage')[0]).toBe('Ibagué')
    expect(names('libano')).toEqual(['Líbano'])
    expect(names('suroriente')).toContain('Purificación')
    expect(names('', 'sur')).toHaveLength(7)
    expect(names('libano', 'sur')).toEqual([])
  })
})

describe('the parts of a municipality', () => {
  it('are named by the address, and those of officials exist for them alone', () => {
    expect(partOf('', false)).toBe('oficina')
    expect(partOf('tramites', false)).toBe('tramites')
    expect(partOf('solicitudes', false)).toBeNull()
    expect(partOf('solicitudes', true)).toBe('solicitudes')
    expect(partOf('toString', true)).toBeNull()
  })
})
