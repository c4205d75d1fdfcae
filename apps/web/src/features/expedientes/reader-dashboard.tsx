import type { ReactNode } from 'react'
import { href } from '../../client/address/links.ts'
import { useUser } from '../../client/session/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { CaseRows } from './case-rows.tsx'

/** Dashboard of users who only consult: files open to them, and their notices. */
export default function ReaderDashboard({
  notices,
  shortcuts,
}: {
  readonly notices: ReactNode
  readonly shortcuts: ReactNode
}) {
  const user = useUser()
  return (
    <>
      <PageHeader
        title={`Hola, ${user?.displayName ?? ''}`}
        subtitle="Desde aquí consulta los expedientes a los que le dieron acceso."
        actions={
          <a className="v-btn" data-kind="default" href={href('/historico-mis-expedientes')}>
            Ver el histórico
          </a>
        }
      />
      {shortcuts}
      <div className="v-stack" data-gap="6">
        <section className="v-stack" aria-labelledby="expedientes">
          <h2 id="expedientes">Expedientes que puede consultar</h2>
          <CaseRows
            asked={{}}
            empty={
              <p className="v-muted">
                Todavía no tiene acceso a ninguno. Se lo da quien lleva el expediente en la Corporación, y le
                avisaremos por correo.
              </p>
            }
          />
        </section>
        {notices}
      </div>
    </>
  )
}
