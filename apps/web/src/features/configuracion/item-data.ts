import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { configurationPublishing } from '@ventanilla/contract/configuration-publishing.contract'
import type { configurationReading } from '@ventanilla/contract/configuration-reading.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { call } from '../../client/network/http.ts'
import type { KindId } from '@ventanilla/domain/configuration/kinds'
import type { OpenKind } from './puertas/doors.ts'

export type Item = EndpointAnswer<(typeof configurationReading)['configuration.item']>['body']
export type KindFacts = Item['kind']
export type ItemRow = EndpointAnswer<
  (typeof configurationReading)['configuration.items']
>['body']['rows'][number]
export type Review = EndpointAnswer<(typeof configurationPublishing)['configuration.review']>['body']
export type ItemName = { readonly kind: OpenKind; readonly key: string }

/** Everything read of the configuration is refreshed together. */
const ALL = ['configuracion'] as const
export const itemKey = ({ kind, key }: ItemName) => [...ALL, 'elemento', kind, key] as const
export const listKey = (kind: KindId) => [...ALL, 'lista', kind] as const
const allKey = (kind: KindId) => [...listKey(kind), 'todos'] as const
export const reviewKey = (names: readonly ItemName[], rest: unknown) =>
  [...ALL, 'revision', names, rest] as const
export const KINDS_KEY = [...ALL, 'clases'] as const

/** Refreshes what is shown of the configuration. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ALL })
}

export const readItem = async (name: ItemName, signal?: AbortSignal): Promise<Item> =>
  (await call(configuration.item, { params: name }, signal === undefined ? {} : { signal })).body

export const useItem = (name: ItemName) =>
  useQuery({ queryKey: itemKey(name), queryFn: ({ signal }) => readItem(name, signal) })

/** An item that may not exist: null then. Asked only where the list has it: the browser logs every refusal. */
export function useItemIfAny(name: ItemName | null) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...(name === null ? ALL : itemKey(name)), 'si hay'],
    enabled: name !== null,
    queryFn: async ({ signal }): Promise<Item | null> => {
      if (name === null) return null
      const { kind, key } = name
      const rows = await client.fetchQuery({
        queryKey: allKey(kind),
        queryFn: () => readAll(kind),
        staleTime: 5_000,
      })
      return rows.some((row) => row.key === key) ? readItem(name, signal) : null
    },
  })
}

/** All items of a kind, whatever pages they come in. */
export async function readAll(kind: KindId, signal?: AbortSignal): Promise<readonly ItemRow[]> {
  const rows: ItemRow[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? {} : { cursor }
    const { body } = await call(
      configuration.items,
      { params: { kind }, query },
      signal === undefined ? {} : { signal },
    )
    rows.push(...body.rows)
    cursor = body.next
  }
  return rows
}

/** The kinds that the reader sees, with what is under way in each. */
export const useKinds = (enabled = true) =>
  useQuery({
    queryKey: KINDS_KEY,
    enabled,
    queryFn: async ({ signal }) => (await call(configuration.kinds, {}, { signal })).body.rows,
  })

/** All items of a kind, as those who need more than a page of them. */
export const useAll = (kind: KindId) =>
  useQuery({ queryKey: allKey(kind), queryFn: ({ signal }) => readAll(kind, signal) })
