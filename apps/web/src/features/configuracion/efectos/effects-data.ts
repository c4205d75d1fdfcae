import { useQuery } from '@tanstack/react-query'
import type { configurationEffects } from '@ventanilla/contract/configuration-effects.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { call } from '../../../client/network/http.ts'
import type { ItemName } from '../item-data.ts'

export type Effects = EndpointAnswer<(typeof configurationEffects)['configuration.effects']>['body']
export type UseShown = Effects['uses'][number]
export type UsedBy = EndpointAnswer<
  (typeof configurationEffects)['configuration.uses']
>['body']['rows'][number]

/** The server takes as many at once. */
const MOST = 200
const FRESH_MS = 60_000

/**
 * What the changes of items affect. It is not asked again as a draft is saved: what uses an item does not depend on
 * what is written about it.
 */
export const useEffects = (names: readonly ItemName[]) =>
  useQuery({
    queryKey: ['efectos de la configuracion', names],
    enabled: names.length > 0,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<readonly Effects[]> => {
      const [only] = names
      if (only !== undefined && names.length === 1)
        return [(await call(configuration.effects, { params: only }, { signal })).body]
      const items = names.slice(0, MOST)
      return (await call(configuration.effectsOf, { body: { items } }, { signal })).body.rows
    },
  })

export type Moves = EndpointAnswer<(typeof configurationEffects)['configuration.effectsOf']>['body']['moves']

/** The open terms that drafts would move; `stamp`: changes with what the drafts say. */
export const useMovedTerms = (names: readonly ItemName[], stamp: string) =>
  useQuery({
    queryKey: ['plazos que mueve la configuracion', names, stamp],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<Moves | null> => {
      const items = names.slice(0, MOST)
      const { moves } = (await call(configuration.effectsOf, { body: { items, moves: true } }, { signal }))
        .body
      return moves ?? null
    },
  })
