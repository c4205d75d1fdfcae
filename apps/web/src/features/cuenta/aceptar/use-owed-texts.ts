import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { call } from '../../../client/network/http.ts'

/** A legal text to accept. */
export interface OwedTextRow {
  readonly id: string
  readonly version: string
  readonly title: string
  /** everything else waits for it */
  readonly waits: boolean
}

/** Key of the query; of the user, so that who comes after on this device is asked for themselves. */
export const owedTextsKey = (userId: string) => ['textos-por-aceptar', userId] as const

/** Legal texts that the user has to accept again, read once for each load of the page. */
export const useOwedTexts = (userId: string): UseQueryResult<readonly OwedTextRow[]> =>
  useQuery({
    queryKey: owedTextsKey(userId),
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call(accounts.listOwedTexts, {}, { signal })).body.rows,
  })
