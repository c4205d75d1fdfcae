import styles from '../configuracion.module.css'
import type { Change } from '../change-line.ts'
import { changeLines } from '../change-words.ts'
import type { Door } from '../puertas/door.ts'

/** What changes, in words: «Salario mínimo: $ 1.750.905 → $ 1.900.000». */
export function Changes({
  fields,
  changes,
  none,
}: {
  readonly fields: Door['fields']
  readonly changes: readonly Change[]
  /** said where nothing changes */
  readonly none: string
}) {
  const lines = changeLines(fields, changes)
  if (lines.length === 0) return <p className="v-muted">{none}</p>
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, before, after }) => (
        <li key={label}>
          <strong>{label}:</strong> {before !== null && after === null && 'se quita '}
          {before !== null && <span className="v-muted">{before}</span>}
          {before !== null && after !== null && ' → '}
          {after !== null && <span>{after}</span>}
        </li>
      ))}
    </ul>
  )
}
