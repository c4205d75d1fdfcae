import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Note } from '../../ui/states/note.tsx'

interface Figure {
  readonly count: number
  readonly href: string
}

/**
 * Empty list of own or group tasks. Shows the idle picture only when the group has no tasks and nothing visible
 * to the user is overdue, in their list or in the offices shown below.
 */
export function NothingToday({
  group,
  overdue,
  ofGroup,
  inOffices,
}: {
  readonly group: boolean
  readonly overdue: Figure | undefined
  /** tasks the user may take */
  readonly ofGroup: Figure | undefined
  /** overdue tasks of all offices; 0 for users without access to their figures */
  readonly inOffices: number
}) {
  if (overdue !== undefined && overdue.count > 0)
    return (
      <Note tone="warn">
        {group ? 'Su grupo no tiene tareas por tomar' : 'Usted no tiene tareas asignadas'}, pero{' '}
        {overdue.count === 1 ? 'hay una vencida' : `hay ${overdue.count} vencidas`} entre las que puede ver.{' '}
        <a href={overdue.href}>Ver las vencidas</a>
      </Note>
    )
  if (inOffices > 0)
    return (
      <Note tone="warn">
        {group ? 'Su grupo no tiene tareas por tomar' : 'Usted no tiene tareas asignadas'}, pero en la
        Corporación {inOffices === 1 ? 'hay una vencida' : `hay ${inOffices} vencidas`}.{' '}
        <a href="#casos-por-oficina">Ver en qué oficinas</a>
      </Note>
    )
  if (!group && ofGroup !== undefined && ofGroup.count > 0)
    return (
      <Note>
        Usted no tiene tareas asignadas. Su grupo tiene{' '}
        {ofGroup.count === 1 ? 'una por tomar' : `${ofGroup.count} por tomar`}.{' '}
        <a href={ofGroup.href}>Ver las de mi grupo</a>
      </Note>
    )
  return (
    <EmptyState title="No tiene tareas pendientes" picture={picture} heading="h3">
      {group ? 'Su grupo está al día.' : 'Su grupo tampoco tiene tareas por tomar.'}
    </EmptyState>
  )
}
