import { useQuery } from '@tanstack/react-query'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { call } from '../../client/network/http.ts'

type Choice = readonly [value: string, label: string]
const DAY_MS = 86_400_000

/** Procedures and municipalities for filters and chips; they rarely change, so they are cached for a day. */
export function useFilterNames(): {
  readonly tramites: readonly Choice[]
  readonly municipios: readonly Choice[]
} {
  const tramites = useQuery({
    queryKey: ['catalogo', 'tramites'],
    queryFn: async ({ signal }) =>
      (await call(catalogue.listProcedures, {}, { signal })).body.rows.map((row): Choice => [
        String(row.tt_id),
        row.tt_nombre,
      ]),
    staleTime: DAY_MS,
  })
  const municipios = useQuery({
    queryKey: ['catalogo', 'municipios'],
    queryFn: async ({ signal }) =>
      (await call(catalogue.listOfficeCities, {}, { signal })).body.data.map((row): Choice => [
        row.codigo_dane,
        row.nombre,
      ]),
    staleTime: DAY_MS,
  })
  return { tramites: tramites.data ?? [], municipios: municipios.data ?? [] }
}
