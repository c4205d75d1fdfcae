import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { operations as contract } from '@ventanilla/contract/operations.contract'
import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import { formatInstant, formatLongDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { faultWords, fingerprintWords, originWords } from './seal-words.ts'
import styles from './operacion.module.css'

type Answer = EndpointAnswer<(typeof contract)['operations.seal']>['body']

/** Sealing key: what each running process can do with it, and when it changed. */
export function SealCard({ seal }: { readonly seal: Answer }) {
  const faulty = seal.processes.filter((one) => !one.seal.can)
  return (
    <section className="v-stack" data-gap="3" aria-labelledby="sello">
      <div>
        <h2 id="sello">Sello de la autoridad</h2>
        <p className="v-muted">
          {seal.current === null
            ? 'Todavía no se ha sellado ningún documento: el primero fija el sello.'
            : fullStop(
                `Sella la clave ${fingerprintWords(seal.current.fingerprint)} desde el ${formatInstant(seal.current.since)}`,
              )}{' '}
          {seal.current !== null && (
            <a href="/.well-known/sello-autoridad.pem">Certificados del sello (PEM)</a>
          )}
        </p>
      </div>
      {faulty.length > 0 && (
        <Note
          tone="bad"
          role="alert"
          title={
            faulty.length === seal.processes.length
              ? 'Ningún proceso puede sellar.'
              : `${faulty.length} de ${seal.processes.length} procesos no pueden sellar.`
          }
        >
          Los documentos firmados esperan: se sellan solos cuando se corrija.
        </Note>
      )}
      <ul className={styles.processes}>
        {seal.processes.map((one) => (
          <li key={one.id} className="v-card">
            <p>
              <strong>{one.host}</strong>{' '}
              <span className="v-small v-muted">
                versión {one.version}, en marcha desde el {formatInstant(one.startedAt)}
              </span>
            </p>
            <p>
              <StatusBadge tone={one.seal.can ? 'ok' : 'bad'}>
                {one.seal.can ? 'Puede sellar' : 'No sella'}
              </StatusBadge>
            </p>
            {one.seal.message !== null && <p>{faultWords(one.seal, formatInstant)}</p>}
            <p className="v-small v-muted">
              {originWords(one.seal, (iso) => formatLongDate(iso.slice(0, 10)))}
            </p>
          </li>
        ))}
      </ul>
      {seal.changes.length > 0 && (
        <details>
          <summary>Cambios del sello ({seal.changes.length})</summary>
          <ul className="v-stack" data-gap="2">
            {seal.changes.map((one) => (
              <li key={one.at}>
                {formatInstant(one.at)}: {one.by} cambió {fingerprintWords(one.former)} por{' '}
                {fingerprintWords(one.current)}. {one.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
