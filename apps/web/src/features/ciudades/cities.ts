import { indexTexts, searchTexts } from '@ventanilla/domain/cases/search-texts'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { Office, Territory } from '../../client/territory.ts'

export type City = Territory['municipalities'][number]

export interface CityRow {
  readonly city: City
  readonly office: Office | undefined
}

/** Municipalities that match by name or office name, filtered by the chosen office. */
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

/** Tabs of a municipality's page and their path segment; the first has none. */
export const PARTS = { oficina: 'Oficina', tramites: 'Trámites', solicitudes: 'Solicitudes' } as const
type Part = keyof typeof PARTS

/** Tab named by the address; null when unknown or unavailable to this user. */
export function partOf(item: string, official: boolean): Part | null {
  if (item === '') return 'oficina'
  const part = keysIn(PARTS).find((key) => key === item) ?? null
  return part === 'solicitudes' && !official ? null : part
}
