import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import { CONTACT_PARTS, type ContactPart } from '@ventanilla/domain/cases/third-party-contact'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { formatInstant } from '../../ui/formats.tsx'
import styles from './intervinientes.module.css'

const shown = (part: ContactPart, value: string): string =>
  value === '' ? 'sin dato' : part === 'phone' ? shownPhone(value) : value

/** What officials corrected of how a third party is reached, latest first. */
export function Corrections({ person }: { readonly person: ThirdParty }) {
  return (
    <section className="v-stack" aria-labelledby="correcciones-titulo">
      <h2 id="correcciones-titulo">Correcciones</h2>
      {person.corrections.length === 0 ? (
        <p className="v-muted">Nadie ha corregido sus datos.</p>
      ) : (
        <ol className={styles.people}>
          {person.corrections.map((one) => (
            <li key={one.id} className="v-card v-pad v-stack" data-gap="2">
              <p>
                <strong>{one.by}</strong>, <span className="v-num">{formatInstant(one.at)}</span>
              </p>
              <ul>
                {one.changes.map(({ part, before, after }) => (
                  <li key={part}>
                    Cambió {CONTACT_PARTS[part]}: de «{shown(part, before)}» a «{shown(part, after)}».
                  </li>
                ))}
              </ul>
              <p className="v-small v-muted">Motivo: {one.reason}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
