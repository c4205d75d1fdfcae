import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { isListed } from '@ventanilla/domain/cases/listed'
import { useEffect } from 'react'
import { useStop } from '../../client/session/alerts.ts'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { NormLinks } from '../../keeping/norm-links.tsx'
import { DocumentList } from '../../keeping/procedure/document-list.tsx'
import { OffLineNote } from '../../keeping/procedure/off-line-note.tsx'
import type { ProcedureDetail } from '../../keeping/procedure/procedure.ts'
import {
  ProcedureCost,
  ProcedureDescription,
  ProcedureFacts,
  ProcedureNorms,
} from '../../keeping/procedure/procedure-parts.tsx'
import { StepsPath } from '../../keeping/procedure/steps-path.tsx'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './tramites.module.css'

/** Requirements, duration and cost of a procedure, as on its public page, before a draft begins. */
export function ProcedureGuide({ id, begun }: { readonly id: string; readonly begun: boolean }) {
  const known = /^\d{1,6}$/.test(id)
  const read = useQuery({
    queryKey: ['tramites', 'guia', id],
    enabled: known,
    queryFn: async ({ signal }) => {
      const row = (await call(catalogue.readProcedure, { params: { id } }, { signal })).body.rows[0]
      return row === undefined || !isListed(row) ? null : row
    },
  })
  usePageTitle(read.data?.tt_nombre)
  const drawn = read.data?.tt_id
  useEffect(() => {
    if (drawn === undefined) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [drawn])
  if (known && read.isPending) return <SkeletonRows rows={8} />
  if (read.isError)
    return (
      <>
        <PageHeader title="Iniciar un trámite" />
        <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
      </>
    )
  if (read.data == null)
    return (
      <DeadEnd
        title="Este trámite no está disponible"
        to={href('/mis-solicitudes/listado-tramites')}
        label="Ver todos los trámites"
      >
        Puede que haya cambiado de número o que ya no se ofrezca.
      </DeadEnd>
    )
  return <Guide row={read.data} begun={begun} />
}

function Guide({ row, begun }: { readonly row: ProcedureDetail; readonly begun: boolean }) {
  return (
    <>
      <a className={styles.back} href={href('/mis-solicitudes/listado-tramites')}>
        <IconArrowLeft aria-hidden className="v-icon" /> Todos los trámites
      </a>
      <PageHeader
        title={row.tt_nombre}
        subtitle={row.fk_tram_subcategoria.tcs_nombre}
        actions={<Begin row={row} begun={begun} />}
      />
      <div className={styles.guide}>
        <div className="v-stack" data-gap="6">
          <OffLineNote row={row} />
          <ProcedureFacts row={row} />
          <ProcedureDescription row={row} />
          <DocumentList row={row} />
          <StepsPath terms={row.terms} paid={row.fee.evaluation !== 'no_genera'} />
          <NormLinks links={row.links} />
          <ProcedureNorms row={row} />
        </div>
        <aside className="v-stack" aria-label="Costo">
          <ProcedureCost row={row} />
        </aside>
      </div>
    </>
  )
}

/** Button into the form; continues an existing draft, and shows where to apply for what is not online. */
function Begin({ row, begun }: { readonly row: ProcedureDetail; readonly begun: boolean }) {
  const stopped = useStop('case.create')
  // a draft of before can be filed still: the office says until when
  if (!row.online || (row.offLine?.now === true && !begun))
    return (
      <a
        className="v-btn"
        data-kind="primary"
        href={href('/tramites-ambientales-deshabilitado/tramite/:solId', { solId: row.tt_id })}
      >
        Dónde se pide
      </a>
    )
  if (stopped !== undefined && !begun)
    return (
      <Note tone="warn" role="status">
        Por ahora no se puede empezar un trámite.
      </Note>
    )
  return (
    <a
      className="v-btn"
      data-kind="primary"
      href={href('/tramites-ambientales/:tramite', { tramite: row.tt_id })}
    >
      {begun ? 'Seguir con el borrador' : 'Iniciar trámite'}
      <IconArrowRight aria-hidden className="v-icon" />
    </a>
  )
}
