import { href } from '../../client/address/links.ts'
import { useParam } from '../../client/address/navigation.ts'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { Application } from './application-screen.tsx'

/** Application for a procedure of the authority's own, whose numbers begin at 1000 (decision 73). */
export default function OwnApplicationScreen() {
  const number = useParam('n')
  const id = useParam('solId')
  // the others have a route each, or none: 10, 27 and 28 are never applied for
  if (!/^[1-9]\d{3}$/.test(number))
    return (
      <DeadEnd
        title="Este trámite no está disponible"
        to={href('/mis-solicitudes/listado-tramites')}
        label="Ver todos los trámites"
      >
        Puede que haya cambiado de número o que ya no se ofrezca.
      </DeadEnd>
    )
  return <Application id={id} />
}
