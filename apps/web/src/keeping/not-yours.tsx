import type { ReactNode } from 'react'
import { href } from '../client/links.ts'
import { useUser } from '../client/session.ts'
import { may } from '../client/session-user.ts'
import { DeadEnd } from '../ui/dead-end.tsx'

/** Where somebody's own work is, by what they may do. */
function useOwnWork(): { readonly to: string; readonly label: string } {
  const user = useUser()
  if (may(user, 'cases.draft')) return { to: href('/mis-solicitudes'), label: 'Ir a mis solicitudes' }
  if (may(user, 'cases.act')) return { to: href('/solicitudes'), label: 'Ir a mi bandeja' }
  return { to: href('/mis-expedientes'), label: 'Ver los expedientes que puedo consultar' }
}

/** A page that its reader may see and on which they can do nothing: what it is for, who does it, and where their work is. */
export function NotYours({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { to, label } = useOwnWork()
  return (
    <DeadEnd title={title} to={to} label={label}>
      {children} Su cuenta no tiene tareas aquí.
    </DeadEnd>
  )
}
