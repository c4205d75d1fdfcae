import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import type { useList } from './use-list.ts'
import { useMoreAtEnd } from './use-more-at-end.ts'

type List<Row> = Pick<
  ReturnType<typeof useList>,
  'loaded' | 'outdated' | 'failure' | 'forbidden' | 'again' | 'more'
> & { readonly rows: readonly Row[] }

/** How the further pages come. */
interface Pages extends Omit<ComponentProps<typeof MoreRows>, 'more' | 'shown'> {
  /** the next page is loaded as the end of the rows comes near */
  readonly ahead?: boolean
  /** the drawing announces itself how many rows there are */
  readonly counted?: boolean
  /** class of their place below the rows */
  readonly className?: string | undefined
}

/** Either one row after the other, or all of them for a table or groups. */
type Drawing<Row> =
  | {
      /** one `li` */
      readonly renderRow: (row: Row) => ReactNode
      readonly className?: string | undefined
      /** name of the list */
      readonly label?: string
      /** focused when a row disappears with the focused button: the list stays even without rows */
      readonly place?: RefObject<HTMLUListElement | null>
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
  readonly more?: Pages
  readonly gap?: string
  /** class of a frame around the rows and the way to further pages */
  readonly frame?: string | undefined
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
  const { list, empty, frame } = props
  const isEmpty = list.rows.length === 0
  if (isEmpty && (props.renderRow === undefined || props.place === undefined)) return empty
  const drawn = (
    <>
      {isEmpty && empty}
      {props.renderRow === undefined ? (
        props.children(list.rows)
      ) : (
        <ul
          className={props.className ?? 'v-stack'}
          aria-label={props.label}
          aria-busy={list.outdated || undefined}
          {...(props.place !== undefined && { ref: props.place, tabIndex: -1 })}
        >
          {list.rows.map(props.renderRow)}
        </ul>
      )}
      <Further list={list} {...props.more} />
    </>
  )
  if (frame === undefined) return drawn
  return (
    <div className={frame} aria-busy={list.outdated || undefined}>
      {drawn}
    </div>
  )
}

function Further({
  list: { rows, more },
  ahead = false,
  counted = false,
  className,
  ...words
}: Pages & { readonly list: List<unknown> }) {
  const end = useRef<HTMLDivElement>(null)
  // no automatic retry after a failure: prevents an endless loop against a failing server
  const goesOn = ahead && more.exists && !more.busy && more.failure === null
  useMoreAtEnd(end, rows.length, goesOn, more.ask)
  const way = <MoreRows more={more} {...(!counted && { shown: rows.length })} {...words} />
  if (!ahead && className === undefined) return way
  return (
    <div ref={end} className={className}>
      {way}
    </div>
  )
}
