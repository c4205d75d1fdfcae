import type { ReactNode } from 'react'

/** One relay outage yields hundreds of rows: keeps the sections below within reach. */
const SHOWN = 5

/** Section with an explanation and its rows; renders nothing without rows. */
export function Group({
  title,
  rows,
  children,
}: {
  readonly title: string
  readonly rows: readonly ReactNode[]
  readonly children: string
}) {
  if (rows.length === 0) return null
  const more = rows.slice(SHOWN)
  return (
    <section className="v-stack" data-gap="3">
      <div>
        <h2>
          {title} ({rows.length})
        </h2>
        <p className="v-muted">{children}</p>
      </div>
      <ul className="v-stack" data-gap="3">
        {rows.slice(0, SHOWN)}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{more.length === 1 ? 'Ver otro más' : `Ver otros ${more.length}`}</summary>
          <ul className="v-stack" data-gap="3">
            {more}
          </ul>
        </details>
      )}
    </section>
  )
}
