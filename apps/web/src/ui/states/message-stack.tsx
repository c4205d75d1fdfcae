import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react'
import styles from './message-stack.module.css'

interface ShownMessage {
  readonly id: number
  readonly text: string
  readonly variant: 'success' | 'error' | 'info' | 'warning'
  readonly more?: string
}

const ICONS = {
  success: IconCircleCheck,
  error: IconCircleX,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
}
const WORDS = { success: 'Listo', error: 'Error', info: 'Información', warning: 'Atención' }

/** Toast messages. The live region stays in the page, so that each new message is announced. */
export function MessageStack({
  messages,
  onClose,
}: {
  readonly messages: readonly ShownMessage[]
  readonly onClose: (id: number) => void
}) {
  return (
    <div
      className={styles.stack}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label="Mensajes"
    >
      {messages.map((message) => {
        const Icon = ICONS[message.variant]
        return (
          <div key={message.id} className={styles.message} data-variant={message.variant}>
            <Icon aria-hidden className="v-icon" />
            <div>
              <p>
                <span className="v-sr">{WORDS[message.variant]}: </span>
                {message.text}
              </p>
              {message.more !== undefined && <p>{message.more}</p>}
            </div>
            <button
              type="button"
              className="v-icon-btn"
              aria-label="Cerrar mensaje"
              onClick={() => onClose(message.id)}
            >
              <IconX aria-hidden className="v-icon" />
            </button>
          </div>
        )
      })}
    </div>
  )
}
