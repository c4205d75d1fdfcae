import { formatLongDate } from '../../ui/formats.tsx'
import type { CaseDetail } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import styles from './mis-solicitudes.module.css'

/** The authority's term to decide, and how its date is computed. */
export function TermCard({ detail }: { readonly detail: CaseDetail }) {
  const { term } = detail
  if (term === null) return null
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="termino">
      <h2 id="termino">Término para decidir</h2>
      {term.due !== null && (
        <p>
          La Corporación debe decidir a más tardar el <strong>{formatLongDate(term.due)}</strong>.
        </p>
      )}
      <DueChip due={detail.due} />
      {term.explanation.length > 0 && (
        <details className={styles.details}>
          <summary>Cómo se cuenta</summary>
          <ul className="v-small">
            {term.explanation.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
