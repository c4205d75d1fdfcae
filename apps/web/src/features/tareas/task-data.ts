import { cases } from '@ventanilla/contract/generated/cases'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call, CallError } from '../../client/network/http.ts'
import { clearTarget } from '../../client/address/target.ts'
import { TEXT } from './tareas.text.ts'

/** Which of the specification's calls loads a screen's case. */
export type CaseCall = 'etapa-uno' | 'compartida'

export async function readTask(id: string, signal?: AbortSignal) {
  return (await call(tasks.read, { params: { id } }, signal === undefined ? {} : { signal })).body
}
export type TaskDetail = Awaited<ReturnType<typeof readTask>>
export type TaskRef = TaskDetail['task']
export type Outcome = TaskDetail['outcomes'][number]

/**
 * Loads the case by the specification's calls: a 403 shows the server's message and forgets the saved target, a
 * 500 shows 'Error consultando la data'.
 */
export async function readCase(id: string, way: CaseCall, signal?: AbortSignal) {
  const options = signal === undefined ? {} : { signal }
  try {
    const answer =
      way === 'compartida'
        ? await call(cases.shared, { params: { id } }, options)
        : await call(cases.stageOne, { params: { id } }, options)
    if (answer.status === 403) {
      clearTarget()
      throw new CallError(403, answer.body.message)
    }
    return answer.body.data
  } catch (error) {
    if (error instanceof CallError && error.status === 403) clearTarget()
    if (error instanceof CallError && error.status >= 500) throw new CallError(error.status, TEXT.caseFailed)
    throw error
  }
}
export type CaseDetail = Awaited<ReturnType<typeof readCase>>

/** Keys of server responses kept for offline work. */
export const keptTask = (id: string): string => `tarea-${id}`
export const keptCase = (id: string): string => `caso-${id}`

/** Every task that was read. */
export const TASKS_KEY = ['tareas'] as const
export const taskKey = (id: string) => [...TASKS_KEY, id] as const
export const caseKey = (id: string) => ['caso', id] as const
