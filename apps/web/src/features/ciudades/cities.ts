import { indexTexts, searchTexts } from '@ventanilla/domain/cases/search-texts'
import type { Office, Territory } from '../../client/territory.ts'

export type City = Territory['municipalities'][number]

export interface CityRow {
  readonly city: City
  readonly office: Office | undefined
}

/** Municipalities by name, and by the office when that is what was typed; of one office when one was chosen. */
export function findCities(territory: Territory, words: string, office: string): readonly CityRow[] {
  const rows = territory.municipalities.map((city) => ({
    city,
    office: territory.offices.find((one) => one.code === city.office),
  }))
  const index = indexTexts(
    rows.map((row) => ({ name: row.city.name, description: row.office?.name ?? '', row })),
  )
  return searchTexts(index, words)
    .map((hit) => hit.row)
    .filter((row) => office === '' || row.city.office === office)
}

/** Parts of a municipality's page and their place in the address; the first needs none. */
export const PARTS = { oficina: 'Oficina', tramites: 'Trámites', solicitudes: 'Solicitudes' } as const
export type Part = keyof typeof PARTS

/** The part that an address names; null where there is none, or none for this reader. */
export function partOf(item: string, official: boolean): Part | null {
  if (item === '') return 'oficina'
  if (!Object.hasOwn(PARTS, item)) return null
  return item === 'solicitudes' && !official ? null : (item as Part)
}
