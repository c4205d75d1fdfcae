import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { tasks as declared } from '@ventanilla/contract/tasks.contract'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { useState } from 'react'
import { call, CallError } from '../client/network/http.ts'
import type { Answers } from '@ventanilla/domain/forms/definition'
import type { DraftEngine } from '../forms/draft/engine.ts'
import type { DraftPort, SaveAnswer } from '../forms/draft/ports.ts'
import { useEngine } from './use-engine.ts'

type Saved = Extract<EndpointAnswer<(typeof declared)['tasks.save']>, { status: 200 }>['body']

/** Parts of a task used by its saved work. */
interface Workable {
  readonly task: { readonly id: string }
  readonly data: Answers
  readonly workVersion: number
  readonly canAct: boolean
}

interface Stored {
  readonly data?: Answers
  readonly version?: number
}

/** Key under which the device keeps a task's work. */
export const workId = (taskId: string): string => `tarea-${taskId}`

type Keep<S extends { readonly version: number }> = (work: {
  readonly data: Answers
  readonly version: number
}) => Promise<S>

/**
 * Server port of work saved whole under one version: changes are applied to the last agreed state. `after`
 * receives the response of each save.
 */
export function wholePort<S extends { readonly version: number }>(
  keep: Keep<S>,
  after?: (answer: S) => void,
): DraftPort {
  return {
    async save({ baseVersion, base, changes }): Promise<SaveAnswer> {
      const data = Object.fromEntries(
        Object.entries({ ...base, ...changes }).filter(([, value]) => value !== null && value !== undefined),
      )
      try {
        const answer = await keep({ data, version: baseVersion })
        after?.(answer)
        return { kind: 'saved', version: answer.version }
      } catch (error) {
        return answerTo(error, Object.keys(changes))
      }
    },
  }
}

/** Work of a task; each save returns the outcomes open at that point and the document the step requires. */
export const taskPort = (taskId: string, after?: (answer: Saved) => void): DraftPort =>
  wholePort(async (body) => (await call(tasks.save, { params: { id: taskId }, body })).body, after)

/** Maps a save error to its result; rethrows one without a meaning, so that the engine retries. */
export function answerTo(error: unknown, keys: readonly string[]): SaveAnswer {
  // no network, an expired session or a server failure: kept on this device and sent later
  if (!(error instanceof CallError) || [0, 401, 429].includes(error.status) || error.status >= 500)
    throw error
  // a conflict carries the work as it is now
  const work = (error.current as { work?: Stored } | undefined)?.work
  if (error.status === 409 && work?.version !== undefined)
    return { kind: 'conflict', version: work.version, theirs: work.data ?? {} }
  const path = error.problems[0]?.path ?? ''
  // task keys contain dots
  const key = keys.find((one) => path === one || path.startsWith(`${one}.`))
  if (error.status === 422 && key !== undefined) return { kind: 'rejected', fields: { [key]: error.message } }
  return { kind: 'refused', message: error.message }
}

/**
 * Saved work of a task: encrypted on this device within a second, then on the server; typed text is never
 * replaced silently. Null while it opens, and for read-only users.
 */
export function useTaskWork(
  task: Workable | undefined,
  userId: string,
): { readonly engine: DraftEngine | null; readonly after: Saved | null } {
  const [after, setAfter] = useState<Saved | null>(null)
  const engine = useEngine(task?.canAct === true ? workId(task.task.id) : null, userId, () =>
    task === undefined
      ? null
      : {
          server: { answers: task.data, version: task.workVersion },
          port: taskPort(task.task.id, setAfter),
        },
  )
  return { engine, after }
}
