import styles from './operacion.module.css'

interface Figure {
  readonly what: string
  readonly why: string
}

/** Figures that fees and fines are computed with and nobody has confirmed yet. Renders nothing without any. */
export function FiguresCard({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <section className="v-stack" data-gap="3" aria-labelledby="cifras">
      <div>
        <h2 id="cifras">Cifras por confirmar ({figures.length})</h2>
        <p className="v-muted">
          El portal ya liquida con ellas. La oficina jurídica debe confirmarlas antes de cobrar con el portal.
        </p>
      </div>
      <ul className={styles.processes}>
        {figures.map(({ what, why }) => (
          <li key={what} className="v-card v-stack" data-gap="2">
            <p>
              <strong>{what}</strong>
            </p>
            <p className="v-small">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
