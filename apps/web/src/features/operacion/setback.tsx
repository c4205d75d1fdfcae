import { href } from '../../client/address/links.ts'
import { StatusBadge, type Tone } from '../../ui/states/status-badge.tsx'
import styles from './operacion.module.css'

interface SetbackProps {
  readonly title: string
  readonly about: string | null
  readonly badge: readonly [Tone, string]
  /** in plain words */
  readonly reason: string
  readonly facts: readonly string[]
  /** the remote's own message, for the technician */
  readonly technical: string | null
  readonly caseId: string | null
  readonly radicado: string | null
  readonly again: {
    readonly label: string
    /** distinguishes the buttons of several rows for screen readers */
    readonly what: string
    readonly busy: boolean
    readonly run: () => void
  } | null
}

/** One message or job that failed. */
export function Setback(props: SetbackProps) {
  const { again } = props
  return (
    <li className={`v-card v-pad ${styles.setback ?? ''}`}>
      <div className={styles.told}>
        <p className="v-row">
          <StatusBadge tone={props.badge[0]}>{props.badge[1]}</StatusBadge>
          <span className="v-muted v-small">{props.facts.join(' · ')}</span>
        </p>
        <h3>{props.title}</h3>
        {props.about !== null && <p className="v-muted">{props.about}</p>}
        <p>{props.reason}</p>
        {props.technical !== null && (
          <details className="v-small">
            <summary>Detalle técnico</summary>
            <code>{props.technical}</code>
          </details>
        )}
        {props.caseId !== null && (
          <p>
            <a href={href('/solicitudes/expediente/:id', { id: props.caseId })}>
              Ver la solicitud <span className="v-num">{props.radicado}</span>
            </a>
          </p>
        )}
      </div>
      {again !== null && (
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={again.busy}
          aria-label={`${again.label} ${again.what}`}
          onClick={again.run}
        >
          {again.label}
        </button>
      )}
    </li>
  )
}
