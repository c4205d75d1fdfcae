import { IconGavel } from '@tabler/icons-react'
import styles from './appeals-list.module.css'
import { formatLongDate } from '../formats.tsx'

interface AppealRow {
  readonly name: string
  readonly capacity: string
  readonly act: string | null
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

/**
 * Appeals against the decision of a case: appellant, class, date and state. `reading`: for the official who
 * decides them; expands the grounds of pending ones.
 */
export function AppealsList({
  rows,
  reading = false,
}: {
  readonly rows: readonly AppealRow[]
  readonly reading?: boolean
}) {
  return (
    <ul className={styles.appeals} aria-label="Recursos presentados">
      {rows.map((row) => (
        <li key={`${row.name} ${row.filedOn} ${row.kind}`}>
          <IconGavel aria-hidden className="v-icon" />
          <div>
            <p>
              <strong>{row.mine ? 'Su recurso' : row.name}</strong>
            </p>
            <p className="v-small v-muted">
              <span>{row.capacity} ·</span> <span>Recurso de {row.kind.toLowerCase()}</span>
            </p>
            {row.act !== null && <p className="v-small v-muted">Contra: {row.act}</p>}
            <p className="v-small v-muted">
              <span>Radicado el {formatLongDate(row.filedOn)} ·</span> <span>{STATES[row.state]}</span>
            </p>
            {row.reasons !== null && row.reasons !== '' && (
              <details className="v-small" open={reading && row.state !== 'decidido'}>
                <summary>Motivos</summary>
                <p className={styles.reasons}>{row.reasons}</p>
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
