/** A link to a norm or a guide, as a procedure shows it. */
export interface NormLink {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly note: string
}

/** Links to the norms of a procedure kept by the authority, on its page and above its form. */
export function NormLinks({ links }: { readonly links: readonly NormLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="v-stack" data-gap="2" aria-labelledby="enlaces-normas">
      <h2 id="enlaces-normas">Normas y guías en otros sitios</h2>
      <ul data-bullets>
        {links.map((one) => (
          <li key={one.id}>
            <a href={one.address} rel="noreferrer" target="_blank">
              {one.name} <span className="v-sr">(se abre en otra pestaña)</span>
            </a>
            {one.note !== '' && <p className="v-hint">{one.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
