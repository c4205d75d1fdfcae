import type { ReactNode } from 'react'
import { WholeNumbers } from './fields/whole-numbers.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** radicado or act number: above the title, with the case's spine */
  readonly number?: string
  /** name and place, below the title */
  readonly subtitle?: ReactNode
  readonly badge?: ReactNode
  readonly actions?: ReactNode
}

/** Heading of a screen. With `number` it shows the spine: the 6-px green bar that marks a case everywhere. */
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
