import type { ReactNode } from 'react'
import { href } from '../client/address/links.ts'
import { useUser } from '../client/session/session.ts'
import { may } from '../client/session/session-user.ts'
import { DeadEnd } from '../ui/states/dead-end.tsx'

interface WithTitle {
  readonly title: string
  readonly children: ReactNode
}

/** Empty page with a link to the user's own work, chosen by their permissions. */
export function LinkToOwnWork({ title, children }: WithTitle) {
  const user = useUser()
  const [to, label] = may(user, 'cases.draft')
    ? [href('/mis-solicitudes'), 'Ir a mis solicitudes']
    : may(user, 'cases.act')
      ? [href('/solicitudes'), 'Ir a mi bandeja']
      : [href('/mis-expedientes'), 'Ver los expedientes que puedo consultar']
  return (
    <DeadEnd title={title} to={to} label={label}>
      {children}
    </DeadEnd>
  )
}

/**
 * A page the user may open but not use: its purpose, the responsible role, and a link to the user's own work.
 */
export function NotYours({ title, children }: WithTitle) {
  return <LinkToOwnWork title={title}>{children} Su cuenta no tiene tareas aquí.</LinkToOwnWork>
}
