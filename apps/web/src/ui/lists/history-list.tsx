import { formatInstant } from '../formats.tsx'
import styles from './history-list.module.css'

/** Events, one sentence each, with their time. */
export function HistoryList({
  rows,
}: {
  readonly rows: readonly { readonly seq: number; readonly text: string; readonly at: string }[]
}) {
  return (
    <ol className={styles.history}>
      {rows.map((row) => (
        <li key={row.seq}>
          <span>{row.text}</span>
          <span className="v-hint v-num">{formatInstant(row.at)}</span>
        </li>
      ))}
    </ol>
  )
}
