import { cases } from '@ventanilla/contract/generated/cases'
import { changes } from '@ventanilla/contract/generated/changes'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call, CallError } from '../../client/network/http.ts'
import { applicationAddress } from '../../client/address/application-address.ts'
import { fillPath } from '../../client/address/links.ts'
import { clearTarget } from '../../client/address/target.ts'

/** The specification's message for a case that failed to load. */
const CASE_FAILED = 'Error consultando la data'

/**
 * The specification's loading rule: a 403 forgets the saved target, a 500 shows 'Error consultando la data'.
 */
async function load<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 403) clearTarget()
    if (error.status >= 500) throw new CallError(error.status, CASE_FAILED)
    throw error
  }
}

const way = (signal?: AbortSignal) => (signal === undefined ? {} : { signal })

export const readCase = (id: string, signal?: AbortSignal) =>
  load(async () => {
    const answer = await call(
      cases.shared,
      { params: { id }, query: { isFromRevocatoria: 'false' } },
      way(signal),
    )
    if (answer.status === 403) throw new CallError(403, answer.body.message)
    return answer.body.data
  })
export type CaseDetail = Awaited<ReturnType<typeof readCase>>
export type CaseTask = CaseDetail['tasks'][number]
export type CaseAct = CaseDetail['acts'][number]

/** Data specific to a change of applicant. */
export const readChange = (id: string, signal?: AbortSignal) =>
  load(async () => {
    const answer = await call(changes.open, { params: { id } }, way(signal))
    if (answer.status === 403) throw new CallError(403, answer.body.message)
    return answer.body.data
  })
export type ChangeRecord = Awaited<ReturnType<typeof readChange>>

export async function readTask(id: string, signal?: AbortSignal) {
  return (await call(tasks.read, { params: { id } }, way(signal))).body
}
export type TaskDetail = Awaited<ReturnType<typeof readTask>>

export const caseKey = (id: string) => ['caso', id] as const
/** nested under the case's key: refetching the case refetches these */
export const changeKey = (id: string) => [...caseKey(id), 'cambio'] as const
export const changesKey = (id: string) => [...caseKey(id), 'cambios'] as const
export const FORMER_KEY = ['mis-solicitudes', 'cedidas'] as const
export const taskKey = (id: string) => ['tareas', id] as const
export const timelineKey = (id: string) => ['linea-tiempo', id] as const

/** Address of the screen for an applicant's task; the case's own when it is done there. */
export function taskAddress(task: Pick<CaseTask, 'id' | 'screen'>, caseId: string): string {
  return fillPath(task.screen, { id: caseId, solId: caseId }, { tarea: task.id })
}

/**
 * Task for this screen: the one named by the address, else one of the user's that belongs on this screen. Any
 * other open task is skipped: prevents a requirement from opening as a withdrawal.
 */
export function taskHere(detail: CaseDetail | undefined, path: string, named: string | null): string | null {
  if (named !== null || detail === undefined) return named
  return (
    detail.tasks.find((one) => one.state === 'open' && one.turn === 'usuario' && one.screen === path)?.id ??
    null
  )
}

/** Where an unfiled case is continued: its type's form, or its first step when linked to another case. */
export function draftAddress(row: {
  readonly id: string
  readonly ttId: number
  readonly family: string | null
}): string {
  if (row.family !== null) return fillPath('/mis-solicitudes/ver-solicitud/:id', { id: row.id })
  return applicationAddress(row)
}
