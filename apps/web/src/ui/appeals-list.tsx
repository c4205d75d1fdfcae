import { IconGavel } from '@tabler/icons-react'
import { formatLongDate } from './formats.tsx'
import styles from './linked-cases.module.css'

interface AppealRow {
  readonly name: string
  readonly kind: string
  readonly filedOn: string
  readonly state: keyof typeof STATES
  readonly mine: boolean
  readonly reasons: string | null
}

const STATES = {
  espera: 'Recibido; espera el término de las demás partes',
  estudio: 'En estudio',
  rechazado: 'No se admitió',
  superior: 'Pendiente del superior',
  decidido: 'Decidido',
} as const

/** The appeals against what was decided in a case: whose, of what class, since when, and how far each has come. */
export function AppealsList({ rows }: { readonly rows: readonly AppealRow[] }) {
  return (
    <ul className={styles.chain}>
      {rows.map((row) => (
        <li key={`${row.name} ${row.filedOn} ${row.kind}`}>
          <IconGavel aria-hidden className="v-icon" />
          <span>
            <span>{row.mine ? 'Su recurso' : row.name}</span>
            <span className="v-small v-muted">
              {row.kind}, radicado el {formatLongDate(row.filedOn)} · {STATES[row.state]}
            </span>
            {row.reasons !== null && row.reasons !== '' && (
              <details className="v-small">
                <summary>Motivos</summary>
                <p>{row.reasons}</p>
              </details>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
