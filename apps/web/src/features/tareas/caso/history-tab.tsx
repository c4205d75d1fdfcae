import { cases } from '@ventanilla/contract/generated/cases'
import { partsOf, useRows } from '../../../client/use-rows.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { HistoryList } from '../../../ui/lists/history-list.tsx'
import { MoreRows } from '../../../ui/lists/more-rows.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

/** Hash-chained history of the case, one sentence per entry. */
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
      <HistoryList rows={rows} />
      <MoreRows more={history.more} shown={rows.length} />
    </div>
  )
}
