import { IconArrowRight } from '@tabler/icons-react'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { cases } from '@ventanilla/contract/generated/cases'
import type { ShapeOf } from '@ventanilla/contract/reference'
import { applicationAddress } from '../../client/address/application-address.ts'
import { formatShortDate } from '../../ui/formats.tsx'
import styles from './tramites.module.css'

export type OwnDraft = Extract<
  EndpointAnswer<ShapeOf<(typeof cases)['mine']>>,
  { status: 200 }
>['body']['rows'][number]

/** The user's drafts, listed above all procedures: prevents a second draft of the same one. */
export function OwnDrafts({ drafts }: { readonly drafts: readonly OwnDraft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="borradores" className="v-stack" data-gap="3">
      <h2 id="borradores">
        {drafts.length === 1 ? 'Ya empezó una solicitud' : `Ya empezó ${drafts.length} solicitudes`}
      </h2>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id} className="v-card v-pad">
            <div>
              <h3 id={`borrador-${draft.id}`} className={styles.cardTitle}>
                {draft.procedure}
              </h3>
              <p className="v-small v-muted">Último cambio el {formatShortDate(draft.updatedAt)}</p>
            </div>
            <a
              className="v-btn"
              data-kind="default"
              href={applicationAddress(draft)}
              aria-describedby={`borrador-${draft.id}`}
            >
              Seguir con el borrador
              <IconArrowRight aria-hidden className="v-icon" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
