import { href } from '../../../client/address/links.ts'
import { formatShortDate } from '../../../ui/formats.tsx'
import { useFormerCases } from './use-change.ts'
import styles from '../mis-solicitudes.module.css'

/** Former cases of the user; renders nothing when there are none. */
export function FormerCases({ shown }: { readonly shown: boolean }) {
  const { data } = useFormerCases(shown)
  if (!shown || data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="cedidas" className="v-stack">
      <h2 id="cedidas">Pasaron a otra persona</h2>
      <ul className={styles.former}>
        {data.map((row) => (
          <li key={row.id}>
            <a href={href('/mis-solicitudes/cedidas/:id', { id: row.id })}>{row.procedure}</a>
            <span className="v-small v-muted v-num">
              {row.radicado} · Pasó el {formatShortDate(row.passedOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
