import type { ReactNode } from 'react'
import { href } from '../client/links.ts'
import { useUser } from '../client/session.ts'
import { may } from '../client/session-user.ts'
import { DeadEnd } from '../ui/dead-end.tsx'

interface WithTitle {
  readonly title: string
  readonly children: ReactNode
}

/** Nothing here for the reader, and the way to where their work is, by what they may do. */
export function WayToOwnWork({ title, children }: WithTitle) {
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

/** A page that its reader may see and on which they can do nothing: what it is for, who does it, and where their work is. */
export function NotYours({ title, children }: WithTitle) {
  return <WayToOwnWork title={title}>{children} Su cuenta no tiene tareas aquí.</WayToOwnWork>
}
