import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

/** What failed, what was kept, and a retry button. */
export function ErrorState({
  children,
  onRetry,
}: {
  readonly children: ReactNode
  readonly onRetry?: () => void
}) {
  return (
    <div className={styles.state} role="alert">
      <IconAlertTriangle aria-hidden size={40} color="var(--v-danger)" />
      <p>{children}</p>
      {onRetry !== undefined && (
        <button type="button" className="v-btn" data-kind="default" onClick={onRetry}>
          Reintentar
        </button>
      )}
    </div>
  )
}
