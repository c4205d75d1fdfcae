import { IconGavel, IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { href } from '../../client/address/links.ts'
import { AppealsList } from '../../ui/lists/appeals-list.tsx'
import { Note } from '../../ui/states/note.tsx'
import type { CaseAct, CaseDetail } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import { OpenActDialog } from './open-act-dialog.tsx'
import { WaiverOffer } from './tarea/waiver-offer.tsx'
import styles from './mis-solicitudes.module.css'

/** Notifications to open, and those whose opening period has passed. */
export function ActsToOpen({ detail }: { readonly detail: CaseDetail }) {
  const [opening, setOpening] = useState<CaseAct | null>(null)
  const toOpen = detail.acts.filter((act) => act.toOpen)
  // after the opening period the law requires another means of notification
  const late = detail.notifications.filter(
    (n) => n.state === 'sent' && n.means === 'electronica' && !toOpen.some((act) => act.id === n.actId),
  )
  return (
    <>
      {toOpen.map((act) => (
        <div key={act.id} className={styles.nowBody}>
          <div className="v-row" data-spread>
            <div>
              <strong>{act.title}</strong>
              <p className="v-small v-muted">{act.number ?? 'Sin número'}</p>
            </div>
            <button type="button" className="v-btn" data-kind="primary" onClick={() => setOpening(act)}>
              <IconMailOpened aria-hidden className="v-icon" />
              Abrir la notificación
            </button>
          </div>
        </div>
      ))}
      {late.length > 0 && (
        <div className={styles.nowBody}>
          <Note title="Pasó el plazo para abrir una notificación aquí">
            {late.map((n) => n.actTitle).join(', ')}: se le notificará personalmente o por aviso. Si quiere
            conocerla antes, acérquese a la Corporación con su documento.
          </Note>
        </div>
      )}
      <OpenActDialog act={opening} caseId={detail.id} onClose={() => setOpening(null)} />
    </>
  )
}

/** Appeals filed by any party, and the link to file one, or why that is closed. */
export function AppealOffer({ detail }: { readonly detail: CaseDetail }) {
  const { appeal, whyNoAppeal } = detail.actions
  const { appeals } = detail
  return (
    <>
      {appeals.length > 0 && (
        <div className={styles.nowBody}>
          <strong>{appeals.length === 1 ? 'Recurso presentado' : 'Recursos presentados'}</strong>
          <AppealsList rows={appeals} />
          {whyNoAppeal !== null && <p className="v-small">{whyNoAppeal}</p>}
        </div>
      )}
      {appeal !== null && <OwnAppeal detail={detail} appeal={appeal} />}
    </>
  )
}

function OwnAppeal({
  detail,
  appeal,
}: {
  readonly detail: CaseDetail
  readonly appeal: NonNullable<CaseDetail['actions']['appeal']>
}) {
  return (
    <div className={styles.nowBody}>
      <div className="v-row" data-spread>
        <div>
          <strong>¿No está de acuerdo con la decisión?</strong>
          <p className="v-small">Puede presentar un recurso. Es gratuito y no necesita abogado.</p>
          <DueChip due={appeal.due} />
        </div>
        <a
          className="v-btn"
          data-kind="default"
          href={href('/solicitudes/presentar-recurso/:id', { id: detail.id }, { tarea: appeal.taskId })}
        >
          <IconGavel aria-hidden className="v-icon" />
          Presentar un recurso
        </a>
      </div>
      {detail.actions.waive?.of === 'recurso' && <WaiverOffer detail={detail} />}
    </div>
  )
}
