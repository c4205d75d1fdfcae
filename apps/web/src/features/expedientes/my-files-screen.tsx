import { href } from '../../client/address/links.ts'
import { rolesOf } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CaseRows } from './case-rows.tsx'

/** Files the user may read: their own, those of their work, and those they were granted access to. */
export default function MyFilesScreen() {
  const user = useUser()
  return (
    <>
      <PageHeader
        title="Mis expedientes"
        subtitle="Los expedientes que usted puede consultar."
        actions={
          <>
            <a className="v-btn" data-kind="default" href={href('/historico-mis-expedientes')}>
              Histórico
            </a>
            {user !== null && rolesOf(user).includes('CLI_GESTION_DOCUMENTAL') && (
              <a className="v-btn" data-kind="primary" href={href('/mis-expedientes/nuevo')}>
                Abrir un expediente
              </a>
            )}
          </>
        }
      />
      <CaseRows
        asked={{}}
        empty={
          <EmptyState title="Todavía no hay expedientes" picture={picture}>
            Aquí aparecen cuando se abra el expediente de un trámite suyo o le den acceso a uno.
          </EmptyState>
        }
      />
    </>
  )
}
