import { useMutation, useQuery } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'

interface AssignDialogProps {
  readonly taskIds: readonly string[]
  readonly onClose: () => void
  /** number of tasks assigned, and reasons for those rejected */
  readonly onDone: (assigned: number, refused: readonly string[]) => void
}

/** Assigns the selected tasks to one official, or returns them to their group. */
export function AssignDialog({ taskIds, onClose, onDone }: AssignDialogProps) {
  const [to, setTo] = useState('')
  const people = useQuery({
    queryKey: ['candidatos', taskIds[0], ''],
    queryFn: async ({ signal }) =>
      (await call(tasks.candidates, { params: { id: taskIds[0] ?? '' }, query: {} }, { signal })).body.rows,
  })
  const assign = useMutation({
    mutationFn: async () =>
      (
        await call(tasks.assign, {
          body: { tasks: [...taskIds], to: to === 'grupo' ? null : to },
        })
      ).body,
    onSuccess: (done) =>
      onDone(
        done.assigned,
        done.refused.map((one) => one.reason),
      ),
  })
  return (
    <ConfirmDialog
      open
      title={taskIds.length === 1 ? 'Asignar 1 tarea' : `Asignar ${taskIds.length} tareas`}
      onClose={onClose}
      confirm="Asignar"
      ready={to !== ''}
      busy={assign.isPending}
      onConfirm={() => assign.mutate()}
    >
      <div className="v-stack">
        {assign.error !== null && (
          <Note tone="bad" role="alert">
            {failureText(assign.error)}
          </Note>
        )}
        {people.error !== null ? (
          <ErrorState onRetry={() => void people.refetch()}>{failureText(people.error)}</ErrorState>
        ) : people.data === undefined ? (
          <SkeletonRows rows={2} />
        ) : (
          <div className="v-field">
            <label htmlFor="asignar-a">Persona</label>
            <span className="v-hint" id="asignar-a-ayuda">
              Se ofrecen las personas que pueden hacer la primera tarea marcada, con su carga.
            </span>
            <select
              id="asignar-a"
              className="v-input"
              value={to}
              aria-describedby="asignar-a-ayuda"
              onChange={(event) => setTo(event.currentTarget.value)}
            >
              <option value="">Escoja…</option>
              {people.data.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}, {person.open} {person.open === 1 ? 'tarea' : 'tareas'}
                  {person.overdue > 0 ? `, ${person.overdue} vencidas` : ''}
                </option>
              ))}
              <option value="grupo">Devolver al grupo</option>
            </select>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
