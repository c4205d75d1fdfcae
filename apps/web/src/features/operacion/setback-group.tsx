import type { ReactNode } from 'react'

/** A relay that is away makes hundreds of rows of one cause: what stands below them must not be pages away. */
const SHOWN = 5

/** A heading with what it means and its rows; nothing where there are none. */
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
