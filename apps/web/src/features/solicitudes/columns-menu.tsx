import { IconColumns3 } from '@tabler/icons-react'
import { COLUMNS, type Column } from './inbox-query.ts'
import styles from './inbox.module.css'

/** Visible columns of the table; kept in the address. */
export function ColumnsMenu({
  hidden,
  onChange,
}: {
  readonly hidden: ReadonlySet<Column>
  readonly onChange: (hidden: ReadonlySet<Column>) => void
}) {
  return (
    <details className={styles.menu}>
      <summary className="v-btn" data-kind="default">
        <IconColumns3 aria-hidden className="v-icon" />
        Columnas
      </summary>
      <fieldset className={styles.menuBody}>
        <legend className="v-sr">Columnas que se muestran</legend>
        {COLUMNS.map(([column, label]) => (
          <label key={column} className={styles.option}>
            <input
              type="checkbox"
              checked={!hidden.has(column)}
              onChange={() => {
                const next = new Set(hidden)
                if (!next.delete(column)) next.add(column)
                onChange(next)
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
