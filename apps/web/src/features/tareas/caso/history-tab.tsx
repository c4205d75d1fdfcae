import { useInfiniteQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { call, failureText } from '../../../client/http.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

const said = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '')

/** What an entry says beyond its label: step, outcome, reason, number. */
function more(detail: Readonly<Record<string, unknown>>): string {
  return [
    said(detail['title']),
    said(detail['outcomeLabel']),
    said(detail['reason']),
    said(detail['number']),
    said(detail['toName']),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** The chained history of the case, as it was written. */
export default function HistoryTab({ detail }: TabProps) {
  const history = useInfiniteQuery({
    queryKey: ['historia', detail.id, detail.version],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await call(cases.history, { params: { id: detail.id }, query: { desde: pageParam } }, { signal }))
        .body,
    getNextPageParam: (last) => last.next ?? undefined,
  })
  if (history.error !== null)
    return <ErrorState onRetry={() => void history.refetch()}>{failureText(history.error)}</ErrorState>
  if (history.data === undefined)
    return (
      <div className={styles.padded}>
        <SkeletonRows rows={8} />
      </div>
    )
  const rows = history.data.pages.flatMap((page) => page.rows)
  return (
    <div className={styles.padded}>
      <h2>Historia del caso</h2>
      <ol className={styles.history}>
        {rows.map((row) => {
          const text = more(row.detail)
          return (
            <li key={row.seq}>
              <strong>{row.label}</strong>
              {text !== '' && <span>{text}</span>}
              <span className="v-hint v-num">
                {formatInstant(row.at)}
                {row.by === '' ? '' : ` · ${row.by}`}
              </span>
            </li>
          )
        })}
      </ol>
      {history.hasNextPage && (
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Ver más
        </button>
      )}
    </div>
  )
}
