import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { call } from '../client/network/http.ts'
import { useLoad } from '../client/use-load.ts'

/**
 * Links to the norms of a procedure kept by the authority, on its page and above its form; appear when loaded.
 */
export function NormLinks({ heading: Heading = 'h2' }: { readonly heading?: 'h2' | 'h3' }) {
  const links = useLoad('normas pueaa', async () => (await call(catalogue.listPueaLinks, {})).body.data)
  if (links.data === undefined || links.data.length === 0) return null
  return (
    <section className="v-stack" data-gap="2" aria-labelledby="normas-pueaa">
      <Heading id="normas-pueaa">Normas del uso eficiente y ahorro del agua</Heading>
      <ul data-bullets>
        {links.data.map((one) => (
          <li key={one.id}>
            <a href={one.link} rel="noreferrer" target="_blank">
              {one.nombre} <span className="v-sr">(se abre en otra pestaña)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
