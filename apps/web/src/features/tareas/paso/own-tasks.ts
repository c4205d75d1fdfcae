import { useQuery } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call } from '../../../client/network/http.ts'
import type { TaskRef } from '../task-data.ts'

export const ownTasksKey = (caseId: string) => ['tareas-caso', caseId] as const

/** Open tasks of a case that the user could do, other than the current one. */
export function useOwnTasks(caseId: string, besides: string): readonly TaskRef[] {
  const { data } = useQuery({
    queryKey: ownTasksKey(caseId),
    queryFn: async ({ signal }) =>
      (await call(tasks.current, { params: { id: caseId } }, { signal })).body.rows,
  })
  return (data ?? []).filter((one) => one.id !== besides)
}
