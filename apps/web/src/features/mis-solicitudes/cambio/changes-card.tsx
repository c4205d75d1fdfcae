import { IconUserShare } from '@tabler/icons-react'
import { href } from '../../../client/address/links.ts'
import { formatShortDate } from '../../../ui/formats.tsx'
import { stateWords } from './change-words.ts'
import { useChanges } from './use-change.ts'
import styles from '../mis-solicitudes.module.css'

/** Transfers of the case already requested, and the link to request one; appears when loaded. */
export function ChangesCard({ caseId }: { readonly caseId: string }) {
  const { data } = useChanges(caseId)
  if (data === undefined || (data.ask === null && data.rows.length === 0)) return null
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="cambios">
      <h2 id="cambios">Cambio de solicitante</h2>
      {data.rows.length > 0 && (
        <ul className={styles.changes}>
          {data.rows.map((row) => (
            <li key={row.id}>
              <a href={href('/mis-solicitudes/ver-solicitud/:id', { id: row.id })}>{row.newApplicant}</a>
              <span className="v-small v-muted v-num">
                {stateWords(row.statusLabel)} · {row.radicado} · {formatShortDate(row.askedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data.ask !== null &&
        (data.ask.reason === null ? (
          <>
            <p>Si otra persona o empresa va a seguir con este trámite, pida que pase a su nombre.</p>
            <p>
              <a
                className="v-btn"
                data-kind="default"
                href={href('/reg-solicitante', {}, { solicitud: caseId })}
              >
                <IconUserShare aria-hidden className="v-icon" />
                Pedir cambio de solicitante
              </a>
            </p>
          </>
        ) : (
          <p className="v-muted">{data.ask.reason}</p>
        ))}
    </section>
  )
}
