import { useQuery } from '@tanstack/react-query'
import { territory } from '@ventanilla/contract/generated/territory'
import { call } from './network/http.ts'

/** Offices and municipalities of the jurisdiction, as they are in force; they change seldom. */
export function useTerritory() {
  return useQuery({
    queryKey: ['territorio'],
    queryFn: async ({ signal }) => (await call(territory.read, {}, { signal })).body,
    staleTime: 60_000,
  })
}

export type Territory = NonNullable<ReturnType<typeof useTerritory>['data']>
export type Office = Territory['offices'][number]

/** Names of the municipalities that an office serves, in order. */
export const namesServed = (territory: Territory, office: Office): string[] =>
  territory.municipalities.filter((one) => one.office === office.code).map((one) => one.name)
