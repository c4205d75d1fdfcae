import type { ReactNode } from 'react'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import type { useList } from './use-list.ts'

type List<Row> = Pick<
  ReturnType<typeof useList>,
  'loaded' | 'outdated' | 'failure' | 'forbidden' | 'again' | 'more'
> & { readonly rows: readonly Row[] }

/** Either one row after the other, or all of them for a table or groups. */
type Drawing<Row> =
  | {
      /** one `li` */
      readonly renderRow: (row: Row) => ReactNode
      readonly className?: string | undefined
      readonly children?: never
    }
  | { readonly children: (rows: readonly Row[]) => ReactNode; readonly renderRow?: never }

interface PlainListProps<Row> {
  readonly list: List<Row>
  /** fields of its filters, which stay whatever comes of them */
  readonly filters?: ReactNode
  /** shown while there is no row */
  readonly empty: ReactNode
  /** shown to users without the permission, instead of filters and rows */
  readonly forbidden?: ReactNode
  /** shape of the rows that are being loaded */
  readonly loading?: { readonly rows: number; readonly height?: number }
  /** label of the button that loads the next page */
  readonly more?: string
  readonly gap?: string
}

/** A list with all its states: filters, loading, failure, permission, nothing found, rows, further pages. */
export function PlainList<Row>(props: PlainListProps<Row> & Drawing<Row>) {
  const { list, forbidden } = props
  if (list.forbidden && forbidden !== undefined) return forbidden
  return (
    <div className="v-stack" data-gap={props.gap}>
      {props.filters}
      {list.loaded ? (
        <Loaded {...props} />
      ) : list.failure === null ? (
        <SkeletonRows {...props.loading} />
      ) : (
        <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
      )}
    </div>
  )
}

function Loaded<Row>(props: PlainListProps<Row> & Drawing<Row>) {
  const { rows, more, outdated } = props.list
  if (rows.length === 0) return props.empty
  return (
    <>
      {props.renderRow === undefined ? (
        props.children(rows)
      ) : (
        <ul className={props.className ?? 'v-stack'} aria-busy={outdated || undefined}>
          {rows.map(props.renderRow)}
        </ul>
      )}
      <MoreRows more={more} shown={rows.length} {...(props.more !== undefined && { label: props.more })} />
    </>
  )
}
