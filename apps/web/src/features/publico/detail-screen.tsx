import { IconArrowLeft, IconMail, IconPhone, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import { navigate, useParam } from '../../client/address/navigation.ts'
import { describePage } from '../../client/address/page-facts.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { useUser } from '../../client/session/session.ts'
import { NormLinks } from '../../keeping/norm-links.tsx'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import nothing from '../../ui/illustrations/vacio-resultados.svg'
import { Loading } from '../../ui/states/loading.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { useProcedure } from './catalogue.ts'
import { DocumentList } from '../../keeping/procedure/document-list.tsx'
import styles from './detail-screen.module.css'
import { OffLineNote } from '../../keeping/procedure/off-line-note.tsx'
import {
  ProcedureCost,
  ProcedureDescription,
  ProcedureFacts,
  ProcedureNorms,
} from '../../keeping/procedure/procedure-parts.tsx'
import type { ProcedureDetail } from '../../keeping/procedure/procedure.ts'
import { FormOutline } from './form-outline.tsx'
import { StepsPath } from '../../keeping/procedure/steps-path.tsx'
import { AllSteps } from './all-steps.tsx'
import { procedureFacts } from './structured-data.ts'
import { topicLook } from './topics.ts'

export default function DetailScreen() {
  const id = useParam('tt_id')
  const procedure = useProcedure(id)
  usePageTitle(procedure.data?.tt_nombre)
  if (import.meta.env.SSR) {
    describePage(procedure.data == null ? { missing: true } : procedureFacts(procedure.data))
  }
  if (procedure.loading) return <Loading />
  if (procedure.failure !== null) {
    return <ErrorState onRetry={procedure.retry}>{procedure.failure}</ErrorState>
  }
  if (procedure.data == null) {
    return (
      <DeadEnd
        title="Este trámite no está disponible"
        picture={nothing}
        to={href('/{product}-tramites')}
        label="Ver todos los trámites"
      >
        Puede que haya cambiado de número o que ya no se ofrezca.
      </DeadEnd>
    )
  }
  return <Detail row={procedure.data} />
}

function Detail({ row }: { readonly row: ProcedureDetail }) {
  const [asking, setAsking] = useState(false)
  const user = useUser()
  const { picture } = topicLook(row.fk_tram_subcategoria.tcs_id)
  const inside = href('/mis-solicitudes/listado-tramites', {}, { tramite: row.tt_id })
  const start = (): void => {
    if (user !== null) navigate(inside)
    else setAsking(true)
  }
  return (
    <>
      <div className={styles.top}>
        <div className="v-wrap">
          <div className="v-stack" data-gap="2">
            <a className={styles.back} href={href('/{product}-tramites')}>
              <IconArrowLeft aria-hidden className="v-icon" /> Volver a los trámites
            </a>
            <span className={styles.topic}>{row.fk_tram_subcategoria.tcs_nombre}</span>
            <h1>{row.tt_nombre}</h1>
            <p className="v-row v-script" data-line>
              <button type="button" className="v-btn" data-kind="primary" onClick={start}>
                Iniciar trámite
              </button>
              <button type="button" className="v-btn v-no-print" data-kind="quiet" onClick={() => print()}>
                <IconPrinter aria-hidden className="v-icon" /> Imprimir esta guía
              </button>
            </p>
          </div>
          <img src={picture} alt="" width={320} height={180} />
        </div>
      </div>
      <div className={`v-wrap ${styles.columns ?? ''}`}>
        <div className="v-stack" data-gap="6">
          <OffLineNote row={row} />
          <ProcedureFacts row={row} />
          <ProcedureDescription row={row} />
          <StepsPath terms={row.terms} paid={row.fee.evaluation !== 'no_genera'} />
          <AllSteps steps={row.way} />
          <FormOutline sections={row.outline} />
          <DocumentList row={row} />
          <NormLinks links={row.links} />
          <ProcedureNorms row={row} />
        </div>
        <aside className="v-stack" aria-label="Costo y ayuda">
          <ProcedureCost row={row} />
          <Doubts />
        </aside>
      </div>
      <AccountDialog open={asking} goingTo={inside} onClose={() => setAsking(false)} />
    </>
  )
}

function Doubts() {
  const { phone, email } = config.authority
  return (
    <div className="v-card v-pad v-stack" data-gap="2">
      <h2>¿Dudas?</h2>
      <p className="v-row">
        <IconPhone aria-hidden className="v-icon" />
        <a href={`tel:+57${phone.replace(/\D/g, '')}`}>{phone}</a>
      </p>
      <p className="v-row">
        <IconMail aria-hidden className="v-icon" />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}
