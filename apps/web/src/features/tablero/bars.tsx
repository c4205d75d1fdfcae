import { useId, useState } from 'react'
import type { ComponentType } from 'react'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './tablero.module.css'

export interface BarRow {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly overdue: number
  /** list behind the number */
  readonly to: string
}

/** Bars shown before the full table. */
const SHOWN = 6

const VIEWS = ['bars', 'map', 'table'] as const
const WORDS = { bars: 'Ver como barras', table: 'Ver como tabla', map: 'Ver en el mapa' }

/** Horizontal bars labelled with their numbers; a table on request shows all rows. */
export function Bars({
  title,
  what = 'Nombre',
  rows,
  map: Map,
}: {
  readonly title: string
  /** column heading of the names in the table */
  readonly what?: string
  /** undefined: loading */
  readonly rows: readonly BarRow[] | undefined
  /** the same rows on a map, when the names are places */
  readonly map?: ComponentType<{ readonly rows: readonly BarRow[] }>
}) {
  const id = useId()
  const [view, setView] = useState<'bars' | 'table' | 'map'>('bars')
  const most = Math.max(1, ...(rows ?? []).map((row) => row.count))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {rows !== undefined && rows.length > 0 && (
          <div className={styles.views}>
            {VIEWS.filter((one) => one !== view && (one !== 'map' || Map !== undefined)).map((one) => (
              <button
                key={one}
                type="button"
                className="v-btn"
                data-kind="quiet"
                onClick={() => setView(one)}
              >
                {one === 'table' && rows.length > SHOWN ? `Ver las ${rows.length} en tabla` : WORDS[one]}
              </button>
            ))}
          </div>
        )}
      </div>
      {rows === undefined ? (
        <SkeletonRows rows={4} height={28} />
      ) : rows.length === 0 ? (
        <p className="v-muted">Sin tareas para contar.</p>
      ) : view === 'map' && Map !== undefined ? (
        <Map rows={rows} />
      ) : view === 'table' ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">Tareas</th>
              <th scope="col">Vencidas</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <td>
                  <a href={row.to}>{row.label}</a>
                </td>
                <td className="v-num">{row.count}</td>
                <td className="v-num">{row.overdue}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={styles.bars}>
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.key}>
              <span>
                <a href={row.to}>{row.label}</a>
                {row.overdue > 0 && (
                  <span className={styles.late}>
                    {row.overdue === 1 ? '1 vencida' : `${row.overdue} vencidas`}
                  </span>
                )}
              </span>
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
