import { fullStop } from '@ventanilla/domain/cases/words/full-stop'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import { DeadEnd } from '../../ui/states/dead-end.tsx'

/** A procedure that is not online yet: where to apply, and a link to the list. */
export default function UnavailableScreen() {
  return (
    <DeadEnd
      title="Este trámite todavía no está disponible en línea"
      to={href('/mis-solicitudes/listado-tramites')}
      label="Volver al listado de trámites"
    >
      Acérquese a las oficinas de {config.authority.name}, en {config.authority.address}. Horario:{' '}
      {fullStop(config.authority.hours)} Teléfono: {config.authority.phone}.
    </DeadEnd>
  )
}
