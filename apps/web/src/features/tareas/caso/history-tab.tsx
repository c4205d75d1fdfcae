import { cases } from '@ventanilla/contract/generated/cases'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { HistoryList } from '../../../ui/lists/history-list.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

/** Hash-chained history of the case, one sentence per entry. */
export default function HistoryTab({ detail }: TabProps) {
  const list = useList(
    cases.history,
    { params: { id: detail.id } },
    // every version of the case has its own
    { mark: 'desde', under: ['historia', detail.version] },
  )
  return (
    <div className={styles.padded}>
      <h2>Historia del caso</h2>
      <PlainList list={list} loading={{ rows: 8 }} empty={null}>
        {(rows) => <HistoryList rows={rows} />}
      </PlainList>
    </div>
  )
}
