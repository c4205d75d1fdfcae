import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { rolesOf } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import picture from '../../ui/illustrations/vacio-seleccion.svg'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AtTheWindow } from './at-the-window.tsx'
import { OwnCase } from './own-case.tsx'

const WINDOW = { roles: ['CLI_VENTANILLA_UNICA'] }
const APPLICANTS = { roles: ['USER_APODERADO', 'USER_CIUDADANO', 'USER_EMPRESA'] }

/** Request for a change of applicant: by the applicant, from the case; by the window, for a visitor. */
export default function AskScreen() {
  const [query] = useQueryState()
  const user = useUser()
  const roles = user === null ? [] : rolesOf(user)
  const caseId = query.get('solicitud') ?? ''
  if (meetsRule(roles, WINDOW)) return <AtTheWindow />
  if (!meetsRule(roles, APPLICANTS))
    return (
      <EmptyState title="Lo registra la ventanilla única" picture={picture} heading="h1">
        El cambio de solicitante lo pide la persona en su solicitud, o lo recibe un funcionario de la
        ventanilla única. Su rol no hace ese registro.
      </EmptyState>
    )
  if (caseId !== '') return <OwnCase id={caseId} />
  return (
    <DeadEnd
      title="Cambio de solicitante"
      to={href('/mis-solicitudes', {}, { estado: 'en-curso' })}
      label="Elegir la solicitud"
    >
      Sirve para que una solicitud suya pase a nombre de otra persona o empresa. Abra la solicitud y use
      «Pedir cambio de solicitante».
    </DeadEnd>
  )
}
