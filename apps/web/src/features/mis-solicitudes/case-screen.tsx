import { IconArrowRight } from '@tabler/icons-react'
import { CHANGE_FAMILY } from '@ventanilla/domain/cases/applicant-change'
import { useParam } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { formatLongDate } from '../../ui/formats.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { CasePapers } from './case-papers.tsx'
import { type CaseDetail, draftAddress, taskAddress } from './case-data.ts'
import { ChangeView } from './cambio/change-view.tsx'
import { ChangesCard } from './cambio/changes-card.tsx'
import { LinkedCard, PresentedCard } from './linked-card.tsx'
import { NotificationAuthority } from './notification-authority.tsx'
import { PermitCard } from './permit-card.tsx'
import { NowCard } from './now-card.tsx'
import { ShortTimeline } from './short-timeline.tsx'
import { TermCard } from './term-card.tsx'
import { useCase } from './use-case.ts'
import styles from './mis-solicitudes.module.css'

/** One case for its applicant: current state and duties first. */
export default function CaseScreen() {
  const id = useParam('id')
  const read = useCase(id)
  const detail = read.data
  usePageTitle(detail === undefined ? 'Solicitud' : `${detail.radicado ?? 'Borrador'} · ${detail.procedure}`)
  if (detail === undefined) {
    if (read.isPending) return <SkeletonRows rows={8} />
    return <FailedRead title="Solicitud" error={read.error} retry={() => void read.refetch()} />
  }
  const place = [detail.municipality, detail.officeName].filter((part) => part !== null).join(' · ')
  if (detail.radicado === null)
    return (
      <>
        <PageHeader title={detail.procedure} subtitle="Todavía no la ha radicado" />
        <a className="v-btn" data-kind="primary" href={begunAddress(detail)}>
          Seguir donde iba
          <IconArrowRight aria-hidden className="v-icon" />
        </a>
      </>
    )
  if (detail.family === CHANGE_FAMILY) return <ChangeView detail={detail} />
  return (
    <>
      <PageHeader
        title={detail.procedure}
        number={detail.radicado}
        subtitle={
          <>
            {place}
            {detail.filedAt !== null && <> · Radicada el {formatLongDate(detail.filedAt)}</>}
            {detail.expediente !== null && <> · Expediente {detail.expediente}</>}
          </>
        }
        badge={
          <span className={styles.badge}>
            <StatusBadge tone={detail.waitsForMe === null ? 'info' : 'warn'}>
              {detail.statusLabel}
            </StatusBadge>
          </span>
        }
      />
      <div className={styles.columns}>
        <div className="v-stack" data-gap="5">
          <NowCard detail={detail} />
          {detail.family !== null && <PresentedCard detail={detail} />}
          <CasePapers detail={detail} />
        </div>
        <aside className="v-stack" data-gap="5" aria-label="Sobre esta solicitud">
          <ShortTimeline id={id} />
          <TermCard detail={detail} />
          <NotificationAuthority detail={detail} />
          {detail.actions.changePermit && <PermitCard caseId={id} />}
          <LinkedCard caseId={id} />
          {detail.family === null && <ChangesCard caseId={id} />}
        </aside>
      </div>
    </>
  )
}

/** A linked case is continued in its first task, any other in its form. */
function begunAddress(detail: CaseDetail): string {
  const first = detail.tasks.find((task) => task.state === 'open')
  return detail.family !== null && first !== undefined ? taskAddress(first, detail.id) : draftAddress(detail)
}
