import { useQuery } from '@tanstack/react-query'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { help } from '@ventanilla/contract/generated/help'
import type { help as calls } from '@ventanilla/contract/help.contract'
import { call } from '../../client/network/http.ts'

export type Help = EndpointAnswer<(typeof calls)['help.read']>['body']
export type Guide = Help['guides'][number]

const FRESH_MS = 300_000

/** What the help says to the reader. */
export const useHelp = () =>
  useQuery({
    queryKey: ['ayuda'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(help.read, {}, { signal })).body,
  })
