import { CAPTURE_STATES, ORDER_UNVERIFIED } from '@ventanilla/domain/places/captures'
import { href } from '../../client/address/links.ts'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { ConfirmReach } from './confirm-reach.tsx'
import { JoiningLine } from './joining-line.tsx'
import styles from './water.module.css'
import type { OrderedCapture } from './water.ts'
import { lengthWords, litresWords } from './water-words.ts'

interface CaptureRowProps {
  readonly row: OrderedCapture
  /** layer of streams in force; null: none */
  readonly streams: string | null
  readonly onConfirmed: () => void
}

/** A capture of the same water: how far, how much, of whom, and how sure its order is. */
export function CaptureRow({ row, streams, onConfirmed }: CaptureRowProps) {
  const { capture, name, procedure, holder, source, state, litres, metres, verified, joining } = row
  return (
    <li>
      <div className={styles.head}>
        <div>
          {'caseId' in capture ? (
            <a className="v-num" href={href('/solicitudes/expediente/:id', { id: capture.caseId })}>
              {name}
            </a>
          ) : (
            <strong>{name === '' ? 'Captación registrada' : name}</strong>
          )}
          <p className="v-num">
            {litresWords(litres)}
            {state === 'en_tramite' && ' pedidos'}
          </p>
          <p className="v-small v-muted">
            {[CAPTURE_STATES[state], procedure, holder, source].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={styles.chips}>
          <StatusBadge tone="none">{lengthWords(metres)}</StatusBadge>
          {!verified && <StatusBadge tone="warn">{ORDER_UNVERIFIED}</StatusBadge>}
        </div>
      </div>
      <JoiningLine joining={joining} />
      {row.mayConfirm && streams !== null && (
        <ConfirmReach capture={row} streams={streams} onConfirmed={onConfirmed} />
      )}
    </li>
  )
}
