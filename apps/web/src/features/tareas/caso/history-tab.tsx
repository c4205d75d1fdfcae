import { cases } from '@ventanilla/contract/generated/cases'
import { partsOf, useRows } from '../../../client/use-rows.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
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
  const { rows, ...history } = useRows({
    key: ['historia', detail.id, detail.version],
    read: partsOf(cases.history, { params: { id: detail.id } }, 'desde'),
  })
  if (history.failure !== null) return <ErrorState onRetry={history.again}>{history.failure}</ErrorState>
  if (!history.loaded)
    return (
      <div className={styles.padded}>
        <SkeletonRows rows={8} />
      </div>
    )
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
      <MoreRows more={history.more} shown={rows.length} />
    </div>
  )
}
