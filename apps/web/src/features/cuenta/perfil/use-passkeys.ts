import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { call } from '../../../client/network/http.ts'

interface OwnPasskeys {
  readonly rows: readonly PasskeyRow[]
  readonly obliged: boolean
}

/** The user's passkeys, and whether one is required. `enabled`: false skips the query. */
export const useOwnPasskeys = (enabled = true): UseQueryResult<OwnPasskeys> =>
  useQuery({
    enabled,
    queryKey: ['llaves'],
    queryFn: async ({ signal }) => (await call(passkeys.list, {}, { signal })).body,
  })
