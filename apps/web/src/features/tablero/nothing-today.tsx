import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'

/** No task of one's own, or of the group: a picture of rest only where nothing that the person sees is overdue. */
export function NothingToday({
  group,
  overdue,
}: {
  readonly group: boolean
  readonly overdue: { readonly count: number; readonly href: string } | undefined
}) {
  if (overdue !== undefined && overdue.count > 0)
    return (
      <Note tone="warn">
        {group ? 'Su grupo no tiene tareas por tomar' : 'Usted no tiene tareas asignadas'}, pero{' '}
        {overdue.count === 1 ? 'hay una vencida' : `hay ${overdue.count} vencidas`} entre las que puede ver.{' '}
        <a href={overdue.href}>Ver las vencidas</a>
      </Note>
    )
  return (
    <EmptyState title="No tiene tareas pendientes" picture={picture} heading="h3">
      {group ? 'Su grupo está al día.' : 'Puede tomar una de su grupo.'}
    </EmptyState>
  )
}
