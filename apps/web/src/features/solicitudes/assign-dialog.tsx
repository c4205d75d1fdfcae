import { useMutation, useQuery } from '@tanstack/react-query'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { tasks } from '@ventanilla/contract/generated/tasks'
import type { tasks as tasksContract } from '@ventanilla/contract/tasks.contract'
import { absentWords } from '@ventanilla/domain/cases/absence-words'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
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
  const [group, setGroup] = useState('')
  const people = useQuery({
    queryKey: ['candidatos', taskIds[0], ''],
    queryFn: async ({ signal }) =>
      (await call(tasks.candidates, { params: { id: taskIds[0] ?? '' }, query: {} }, { signal })).body,
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
          <>
            {people.data.groups.length > 0 && (
              <SelectField
                label="Grupo"
                value={group}
                empty="Todas las personas"
                options={people.data.groups.map(({ key, name }) => ({ value: key, label: name }))}
                onChange={(chosen) => {
                  setGroup(chosen)
                  setTo('')
                }}
              />
            )}
            <SelectField
              label="Persona"
              hint="Se ofrecen las personas que pueden hacer la primera tarea marcada, con su carga."
              value={to}
              empty="Escoja…"
              options={[
                ...people.data.rows
                  .filter(({ groups }) => group === '' || groups.includes(group))
                  .map((person) => ({ value: person.id, label: wordsOf(person) })),
                { value: 'grupo', label: 'Devolver a su rol, sin asignar' },
              ]}
              onChange={setTo}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}

type Person = EndpointAnswer<(typeof tasksContract)['tasks.candidates']>['body']['rows'][number]

/** A person with their load, the zone of the case that proposes them, and until when they are absent. */
const wordsOf = ({ name, open, overdue, zone, absent }: Person): string =>
  [
    name,
    `${open} ${open === 1 ? 'tarea' : 'tareas'}`,
    ...(overdue > 0 ? [`${overdue} ${overdue === 1 ? 'vencida' : 'vencidas'}`] : []),
    ...(zone === null ? [] : [`por la zona ${zone}`]),
    ...(absent === null ? [] : [absentWords(absent)]),
  ].join(', ')
