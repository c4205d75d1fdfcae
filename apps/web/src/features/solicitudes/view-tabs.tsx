import { type View, VIEWS } from './inbox-query.ts'
import styles from './inbox.module.css'

/** Inbox views as links, each with its task count. */
export function ViewTabs({
  query,
  active,
  counts,
}: {
  readonly query: URLSearchParams
  readonly active: View
  /** undefined: loading */
  readonly counts: Readonly<Record<View, number>> | undefined
}) {
  return (
    <nav aria-label="Vistas" className={styles.tabs}>
      {VIEWS.map(([view, label]) => {
        const count = counts?.[view]
        const next = new URLSearchParams(query)
        next.set('vista', view)
        return (
          <a
            key={view}
            href={`/solicitudes?${next.toString()}`}
            aria-current={view === active ? 'page' : undefined}
            data-keep-scroll
          >
            {label}
            {count !== undefined && (
              <span
                className={styles.count}
                data-tone={
                  count > 0 && view === 'vencidas'
                    ? 'bad'
                    : count > 0 && view === 'por-vencer'
                      ? 'warn'
                      : undefined
                }
              >
                {new Intl.NumberFormat('es-CO').format(count)}
              </span>
            )}
          </a>
        )
      })}
    </nav>
  )
}
