import type { SentMessage } from '@ventanilla/contract/messages.contract'
import { CHANNELS } from '@ventanilla/contract/meanings'
import { SENT_KINDS } from '@ventanilla/domain/cases/messages/sent-messages'
import { href } from '../../client/address/links.ts'
import { formatInstant } from '../../ui/formats.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { factsOf, shownAddress, STATE_BADGES, titleOf } from './message-words.ts'

interface MessageCardProps {
  readonly message: SentMessage
  readonly onRead: () => void
  readonly onReaddress: () => void
}

/** One message of the report. */
export function MessageCard({ message, onRead, onReaddress }: MessageCardProps) {
  const [tone, state] = STATE_BADGES[message.state]
  const title = titleOf(message)
  const to = shownAddress(message)
  return (
    <li className="v-card v-pad v-stack" data-gap="2">
      <p className="v-row">
        <StatusBadge tone={tone}>{state}</StatusBadge>
        {message.resent && <StatusBadge tone="info">Reenviado</StatusBadge>}
        <span className="v-muted v-small">
          {CHANNELS[message.channel]} · {SENT_KINDS[message.kind]} · {formatInstant(message.createdAt)}
        </span>
      </p>
      <h2>{title}</h2>
      <p>
        Para {message.person === null ? to : `${message.person} (${to})`}
        {message.caseId !== null && (
          <>
            {' · '}
            <a className="v-num" href={href('/solicitudes/expediente/:id', { id: message.caseId })}>
              {message.radicado}
            </a>
          </>
        )}
      </p>
      <p className="v-small">{factsOf(message).join(' · ')}</p>
      {message.error !== null && <p className="v-small v-muted">Respuesta del servidor: {message.error}</p>}
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          aria-label={`Ver el mensaje a ${to}: ${title}`}
          onClick={onRead}
        >
          Ver el mensaje
        </button>
        {message.canReaddress && (
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            aria-label={`Reenviar a otra dirección el mensaje a ${to}: ${title}`}
            onClick={onReaddress}
          >
            Reenviar a otra dirección
          </button>
        )}
      </div>
    </li>
  )
}
