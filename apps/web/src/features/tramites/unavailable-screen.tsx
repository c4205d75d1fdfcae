import { config } from '../../client/config.ts'
import { href } from '../../client/links.ts'
import picture from '../../ui/illustrations/vacio-seleccion.svg'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A procedure that is not online yet: where to go, and back to the list. */
export default function UnavailableScreen() {
  return (
    <EmptyState
      title="Este trámite todavía no está disponible en línea"
      picture={picture}
      heading="h1"
      action={
        <a className="v-btn" data-kind="primary" href={href('/mis-solicitudes/listado-tramites')}>
          Volver al listado de trámites
        </a>
      }
    >
      Acérquese a las oficinas de {config.authority.name}, en {config.authority.address}. Horario:{' '}
      {config.authority.hours}. Teléfono: {config.authority.phone}.
    </EmptyState>
  )
}
