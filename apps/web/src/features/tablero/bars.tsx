import { useId, useState } from 'react'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import styles from './tablero.module.css'

interface BarRow {
  readonly label: string
  readonly count: number
  /** the list behind the number */
  readonly to: string
}

/** Horizontal bars whose numbers stand beside them; the same as a table on request. */
export function Bars({
  title,
  rows,
  loading,
}: {
  readonly title: string
  readonly rows: readonly BarRow[]
  readonly loading: boolean
}) {
  const id = useId()
  const [table, setTable] = useState(false)
  const most = Math.max(1, ...rows.map((row) => row.count))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <button type="button" className="v-btn" data-kind="quiet" onClick={() => setTable(!table)}>
            {table ? 'Ver como barras' : 'Ver como tabla'}
          </button>
        )}
      </div>
      {loading ? (
        <SkeletonRows rows={4} height={28} />
      ) : rows.length === 0 ? (
        <p className="v-muted">Sin tareas para contar.</p>
      ) : table ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Tareas</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <td>
                  <a href={row.to}>{row.label}</a>
                </td>
                <td className="v-num">{row.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={styles.bars}>
          {rows.map((row) => (
            <li key={row.label}>
              <a href={row.to}>{row.label}</a>
              <span className={styles.track} aria-hidden>
                <span style={{ width: `${(row.count / most) * 100}%` }} />
              </span>
              <strong className="v-num">{row.count}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
