import {
  IconBell,
  IconCash,
  IconChevronRight,
  IconGavel,
  IconPencil,
  IconSubtask,
  IconTrash,
} from '@tabler/icons-react'
import { DueText } from '../due-text.tsx'
import styles from './waiting-rows.module.css'

interface WaitingThing {
  readonly kind: 'tarea' | 'pago' | 'notificacion' | 'recurso' | 'borrador'
  readonly title: string
  readonly optional: boolean
  readonly radicado: string | null
  readonly procedure: string
  readonly municipality: string | null
  readonly due: { readonly due: string | null; readonly state: string; readonly words: string }
}

const ICONS = {
  tarea: IconSubtask,
  pago: IconCash,
  notificacion: IconBell,
  recurso: IconGavel,
  borrador: IconPencil,
} as const

/** Entries that wait for the user, one per row: action, case, deadline. The row links to its screen. */
export function WaitingRows<T extends WaitingThing>({
  rows,
  addressOf,
  onDiscard,
}: {
  readonly rows: readonly T[]
  readonly addressOf: (row: T) => string
  /** deletes an unsent draft */
  readonly onDiscard: (row: T) => void
}) {
  return (
    <ul className={`v-card ${styles.rows}`}>
      {rows.map((row) => {
        const Icon = ICONS[row.kind]
        const address = addressOf(row)
        return (
          <li key={`${row.kind} ${address} ${row.title}`} data-asked={!row.optional || undefined}>
            <Icon aria-hidden className="v-icon" />
            <div>
              <h3>
                <a href={address}>
                  {row.title}
                  <IconChevronRight aria-hidden size={16} />
                </a>
              </h3>
              <p>{row.procedure}</p>
              <p className="v-small v-muted v-num">
                {row.radicado ?? (row.kind === 'borrador' ? 'Borrador: no lo ha enviado' : 'Sin radicar')}
                {row.municipality !== null && ` · ${row.municipality}`}
                {row.optional && row.kind !== 'borrador' && ' · Es opcional'}
              </p>
            </div>
            <div className={styles.side}>
              {row.due.state !== 'sin_termino' && <DueText due={row.due} withDate />}
              {row.kind === 'borrador' && (
                <button type="button" className="v-btn" data-kind="quiet" onClick={() => onDiscard(row)}>
                  <IconTrash aria-hidden className="v-icon" />
                  Descartar<span className="v-sr"> el borrador de {row.procedure}</span>
                </button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
