import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { Note } from '../states/note.tsx'
import styles from './linked-cases.module.css'

export interface LinkedRow {
  readonly id: string
  readonly side: 'origen' | 'derivado'
  readonly name: string
  readonly radicado: string | null
  readonly statusLabel: string
}

export interface EntryPointRow {
  readonly family: string
  readonly step: string
  readonly label: string
  readonly explains: string
  readonly reason: string | null
}

/** Chain of linked cases, from origin to descendants. */
export function LinkedList({
  rows,
  addressOf,
  onDiscard,
}: {
  readonly rows: readonly LinkedRow[]
  readonly addressOf: (id: string) => string
  /** deletes an unsent draft; absent when not allowed */
  readonly onDiscard?: (id: string) => void
}) {
  return (
    <ul className={styles.chain}>
      {rows.map((row) => (
        <li key={row.id}>
          {row.side === 'origen' ? (
            <IconArrowLeft aria-hidden className="v-icon" />
          ) : (
            <IconArrowRight aria-hidden className="v-icon" />
          )}
          <span>
            <span className="v-small v-muted">{row.side === 'origen' ? 'Viene de' : 'Dio lugar a'}</span>
            <a href={addressOf(row.id)}>{row.name}</a>
            <span className="v-small v-muted v-num">
              {row.radicado === null ? 'Borrador: no se ha enviado' : `${row.radicado} · ${row.statusLabel}`}
            </span>
            {row.radicado === null && onDiscard !== undefined && (
              <button type="button" className="v-btn" data-kind="quiet" onClick={() => onDiscard(row.id)}>
                <IconTrash aria-hidden className="v-icon" />
                Descartar<span className="v-sr"> {row.name}</span>
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Cases that may be started, each with its meaning; a closed one shows why. */
export function EntryPointList({
  doors,
  busy,
  failure,
  onOpen,
}: {
  readonly doors: readonly EntryPointRow[]
  readonly busy: boolean
  readonly failure: string | null
  readonly onOpen: (door: EntryPointRow) => void
}) {
  return (
    <>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={`${door.family} ${door.step}`}>
            <button
              type="button"
              className="v-btn"
              data-kind="default"
              disabled={door.reason !== null}
              aria-disabled={busy || undefined}
              aria-describedby={`puerta-${door.step}`}
              onClick={() => busy || onOpen(door)}
            >
              {door.label}
            </button>
            <span id={`puerta-${door.step}`} className="v-small v-muted">
              {door.reason ?? door.explains}
            </span>
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
    </>
  )
}
