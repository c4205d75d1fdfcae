import { href } from '../../../client/address/links.ts'
import { useUser } from '../../../client/session/session.ts'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { type Fact, FactList } from '../../../ui/lists/fact-list.tsx'
import { formatLongDate } from '../../../ui/formats.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import type { CaseDetail, ChangeRecord } from '../case-data.ts'
import { CasePapers } from '../case-papers.tsx'
import { ChangeNow } from './change-now.tsx'
import { stateWords, waitsForReader } from './change-words.ts'
import { NotificationAuthority } from '../notification-authority.tsx'
import { ShortTimeline } from '../short-timeline.tsx'
import { useChange } from './use-change.ts'
import styles from '../mis-solicitudes.module.css'

/** A change of applicant as either party follows it. */
export function ChangeView({ detail }: { readonly detail: CaseDetail }) {
  const read = useChange(detail.id)
  const user = useUser()
  const change = read.data
  if (change === undefined)
    return read.isPending ? (
      <SkeletonRows rows={8} />
    ) : (
      <FailedRead title="Cambio de solicitante" error={read.error} retry={() => void read.refetch()} />
    )
  const turn = waitsForReader(change.paso) || detail.acts.some((act) => act.toOpen)
  return (
    <>
      <PageHeader
        title="Cambio de solicitante"
        number={change.radicado}
        subtitle={`Trámite ${change.radicadoTramite} · ${change.tramite} · Pedido el ${formatLongDate(change.radicadaEl)}`}
        badge={
          <span className={styles.badge}>
            <StatusBadge tone={turn ? 'warn' : 'info'}>{stateWords(change.estadoNombre)}</StatusBadge>
          </span>
        }
      />
      <div className={styles.columns}>
        <div className="v-stack" data-gap="5">
          <ChangeNow detail={detail} change={change} />
          <section className="v-card v-pad v-stack" aria-labelledby="peticion">
            <h2 id="peticion">La petición</h2>
            <FactList facts={factsOf(change)} />
          </section>
          <CasePapers detail={detail} filesTitle="Documentos de la petición" />
        </div>
        <aside className="v-stack" data-gap="5" aria-label="Sobre esta petición">
          <ShortTimeline id={detail.id} />
          {/* the case holds its applicant's authority only; the other party finds theirs in the profile */}
          {user?.id === detail.applicant.id && <NotificationAuthority detail={detail} />}
        </aside>
      </div>
    </>
  )
}

function factsOf(change: ChangeRecord): readonly Fact[] {
  const contact = [change.cs_telefonos === '' ? '' : shownPhone(change.cs_telefonos), change.cs_email].filter(
    (part) => part !== '',
  )
  return [
    { label: 'Lo cede', value: `${change.solicitante.nombre} · ${change.solicitante.documento}` },
    {
      label: 'Lo recibe',
      value: `${change.cs_nombre_o_razon_social} · ${documentWords(change.cs_id_tipo_documento, change.cs_nro_doc)}`,
    },
    ...(contact.length > 0 ? [{ label: 'Contacto de quien recibe', value: contact.join(' · ') }] : []),
    { label: 'Trámite', value: <OfCase change={change} /> },
    ...(change.expediente === null ? [] : [{ label: 'Expediente', value: change.expediente }]),
    { label: 'Motivo', value: change.motivoNombre },
    ...(change.explicacion === '' ? [] : [{ label: 'Explicación', value: change.explicacion }]),
    ...(change.enVentanilla ? [{ label: 'Recibida en', value: 'Ventanilla de la Corporación' }] : []),
  ]
}

/** The case concerned; linked only for a user who can read it or was its applicant. */
function OfCase({ change }: { readonly change: ChangeRecord }) {
  const name = `${change.radicadoTramite} · ${change.tramite}`
  const id = change.cs_id_solicitud
  if (change.lector.tramite === 'abierto')
    return <a href={href('/mis-solicitudes/ver-solicitud/:id', { id })}>{name}</a>
  if (change.lector.tramite === 'cedido')
    return <a href={href('/mis-solicitudes/cedidas/:id', { id })}>{name}</a>
  return <>{name}</>
}
