import { useMutation, useQueries } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { call } from '../../../client/network/http.ts'
import { type ItemRow, itemKey, readItem, useRefresh } from '../item-data.ts'
import type { Content } from '../puertas/door.ts'
import type { OpenKind } from '../puertas/doors.ts'
import { movedTo, type Placed, renumbered } from './order-rows.ts'

/** Most drafts whose places are read, each by a call of its own: after a paste there are hundreds. */
const MOST_READ = 50

export interface OrderedRow {
  readonly row: ItemRow
  /** a draft gives it another place */
  readonly moved: boolean
}

const orderIn = (content: Content | undefined): number | null =>
  typeof content?.['order'] === 'number' ? content['order'] : null

const same = (a: Content, b: Content | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Saves a place in the item's draft, on top of whatever it says; a draft that says nothing new goes. */
async function savePlace(kind: OpenKind, { key, order }: Placed): Promise<void> {
  const params = { kind, key }
  const item = await readItem(params)
  const content = { ...(item.draft?.content ?? item.inForce?.content), order }
  const base = item.inForce?.version ?? 0
  if (item.draft !== null && same(content, item.inForce?.content)) {
    await call(configuration.discard, { params, body: { revision: item.revision } })
    return
  }
  const body = { revision: item.revision, base, retired: item.draft?.retired ?? false, content }
  await call(configuration.saveDraft, { params, body })
}

/** Rows in the order that their drafts give them, and a way to change it. */
export function useOrderDrafts(kind: OpenKind, rows: readonly ItemRow[]) {
  const refresh = useRefresh()
  const all = rows.filter(({ draft, order }) => draft !== null && order !== null)
  const isKnown = all.length <= MOST_READ
  const drafted = isKnown ? all : []
  const drafts = useQueries({
    queries: drafted.map(({ key }) => ({
      queryKey: itemKey({ kind, key }),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => readItem({ kind, key }, signal),
    })),
  })
  const places = new Map(
    drafted.map(({ key, order }, i) => [key, orderIn(drafts[i]?.data?.draft?.content) ?? order] as const),
  )
  const placeOf = ({ key, order }: ItemRow): number => places.get(key) ?? order ?? Number.MAX_SAFE_INTEGER
  const move = useMutation({
    mutationFn: async (wanted: readonly ItemRow[]) => {
      const changes = renumbered(wanted.map((row) => ({ key: row.key, order: placeOf(row) })))
      // one after the other: a failure leaves whole drafts behind
      for (const one of changes) await savePlace(kind, one)
    },
    onSettled: refresh,
  })
  const settled = rows.toSorted((a, b) => placeOf(a) - placeOf(b))
  const shown = move.isPending ? move.variables : settled
  return {
    rows: shown.map((row): OrderedRow => ({ row, moved: placeOf(row) !== (row.order ?? placeOf(row)) })),
    /** the places of the drafts are not known yet, or are being saved */
    busy: move.isPending || drafts.some(({ data }) => data === undefined),
    /** false: too many drafts to read their places; the order cannot be changed meanwhile */
    isKnown,
    error: move.error,
    moveTo: (from: number, to: number): void => move.mutate(movedTo(settled, from, to)),
  }
}
