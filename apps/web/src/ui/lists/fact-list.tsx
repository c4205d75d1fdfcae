import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Label and value, stacked on phones. Empty values show a placeholder. */
export function FactList({ facts, dense }: { readonly facts: readonly Fact[]; readonly dense?: boolean }) {
  return (
    <dl className={styles.list} data-dense={dense || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? 'Sin dato' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
