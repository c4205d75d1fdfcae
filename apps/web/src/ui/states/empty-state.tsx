import type { ReactNode } from 'react'
import styles from './states.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly picture?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly heading?: 'h1' | 'h2' | 'h3'
  /** fills the window */
  readonly tall?: boolean
}

/** Empty state with a link onward. */
export function EmptyState({
  title,
  picture,
  children,
  action,
  heading: Heading = 'h2',
  tall,
}: EmptyStateProps) {
  return (
    <div className={tall === true ? `${styles.state} ${styles.tall}` : styles.state}>
      {picture !== undefined && <img src={picture} alt="" width={320} height={180} />}
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  )
}
