import { NEAR_MOST } from '@ventanilla/domain/places/place-limits'
import { href } from '../../client/address/links.ts'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './lugares.module.css'
import type { Asked } from './place-address.ts'
import type { Found } from './place-export.ts'
import { distanceWords } from './place-words.ts'

/** Cases of the reader's reach, nearest first; the equal of what the map shows. */
export function NearCases({ asked, found }: { readonly asked: Asked; readonly found: Found }) {
  const within = asked.metres === 0 ? 'dentro del lugar' : `a ${distanceWords(asked.metres)} o menos`
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="cercanos">
      <h2 id="cercanos">Permisos y solicitudes</h2>
      {found.cases.length === 0 ? (
        <p className="v-muted">Ninguno de los que usted puede ver señaló un punto o un área {within}.</p>
      ) : (
        <>
          <p className="v-muted">
            {found.more
              ? `Los ${NEAR_MOST.cases} más cercanos, ${within}. Hay más: acorte la distancia.`
              : `${found.cases.length} ${within}, los más cercanos primero.`}
          </p>
          <ol className={styles.near}>
            {found.cases.map((row) => (
              <li key={row.id}>
                <div>
                  <a className="v-num" href={href('/solicitudes/expediente/:id', { id: row.id })}>
                    {row.radicado}
                  </a>
                  {row.expediente !== null && <span className="v-small v-muted"> · {row.expediente}</span>}
                  <p>{row.procedure}</p>
                  <p className="v-small v-muted">
                    {[row.applicant, row.municipality, row.statusLabel].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <StatusBadge tone={row.ended ? 'none' : 'info'}>{distanceWords(row.metres)}</StatusBadge>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
