import type { ReactNode } from 'react'
import { WholeNumbers } from './whole-numbers.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** radicado, number of the act: above the title, with the spine of the case */
  readonly number?: string
  /** name and place, below the title */
  readonly subtitle?: ReactNode
  readonly badge?: ReactNode
  readonly actions?: ReactNode
}

/** Heading of a screen. With `number` it carries the spine: the 6-px green bar that marks the case wherever it appears. */
export function PageHeader({ title, number, subtitle, badge, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={number === undefined ? undefined : 'v-spine'}>
        {number !== undefined && <p className={styles.number}>{number}</p>}
        <h1>
          <WholeNumbers>{title}</WholeNumbers> {badge}
        </h1>
        {subtitle !== undefined && <p className="v-muted">{subtitle}</p>}
      </div>
      {actions !== undefined && <div className="v-row v-no-print">{actions}</div>}
    </header>
  )
}
