import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { applicationAddress } from './address/application-address.ts'
import { call } from './network/http.ts'
import { fillPath, href } from './address/links.ts'

/** Everything that waits for the user, earliest deadline first. */
export function useWaiting(enabled = true) {
  return useQuery({
    queryKey: ['mis-solicitudes', 'esperan'],
    queryFn: async ({ signal }) => (await call(cases.waiting, {}, { signal })).body.rows,
    enabled,
  })
}
export type WaitingRow = NonNullable<ReturnType<typeof useWaiting>['data']>[number]

/** Screen where the entry is handled, one tap from the list. */
export function waitingAddress(row: WaitingRow): string {
  const { caseId: id, kind, screen, taskId } = row
  if (kind === 'recurso')
    return href('/solicitudes/presentar-recurso/:id', { id }, taskId === null ? {} : { tarea: taskId })
  if (screen !== null && taskId !== null) return fillPath(screen, { id, solId: id }, { tarea: taskId })
  if (kind === 'borrador') return applicationAddress({ id, ttId: row.ttId })
  return href('/mis-solicitudes/ver-solicitud/:id', { id })
}
