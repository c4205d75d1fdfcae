import { useQuery } from '@tanstack/react-query'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { tasks } from '@ventanilla/contract/generated/tasks'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { useEffect, useRef, useState } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { call, CallError } from '../../client/http.ts'
import { browserClock } from '../../forms/draft/browser-clock.ts'
import { deviceStore, memoryStore } from '../../forms/draft/device-store.ts'
import { type DraftEngine, startDraft } from '../../forms/draft/engine.ts'
import type { DraftPort, DraftStore, SaveAnswer } from '../../forms/draft/ports.ts'
import { importKey } from '../../forms/draft/seal.ts'
import { tabChannel } from '../../forms/draft/tab-channel.ts'
import type { Outcome, TaskDetail } from './task-data.ts'

/** What the server said with the last save: which outcomes are open now and which document the step asks for. */
export interface AfterSave {
  readonly outcomes: readonly Outcome[]
  readonly actToStart: TaskDetail['actToStart']
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

async function openStore(userId: string, deviceKey: string | undefined): Promise<DraftStore> {
  if (deviceKey === undefined || !('indexedDB' in globalThis)) return memoryStore()
  return deviceStore(userId, await importKey(bytesOf(deviceKey)))
}

interface Stored {
  readonly data?: Answers
  readonly version?: number
}

/** The server keeps the whole work of a task under one version: changes are put on top of what it held. */
function taskPort(task: TaskDetail, after: (answer: AfterSave) => void): DraftPort {
  let held: Answers = task.data
  return {
    async save({ baseVersion, changes }): Promise<SaveAnswer> {
      const whole = Object.fromEntries(
        Object.entries({ ...held, ...changes }).filter(([, value]) => value !== null && value !== undefined),
      )
      try {
        const { body } = await call(tasks.save, {
          params: { id: task.task.id },
          body: { data: whole, version: baseVersion },
        })
        held = whole
        after({ outcomes: body.outcomes, actToStart: body.actToStart })
        return { kind: 'saved', version: body.version }
      } catch (error) {
        if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) throw error
        const work = (error.current as { work?: Stored } | undefined)?.work
        if (error.status === 409 && work?.version !== undefined) {
          held = work.data ?? {}
          return { kind: 'conflict', version: work.version, theirs: held }
        }
        const path = error.problems[0]?.path.split('.')[0]
        if (error.status === 422 && path !== undefined)
          return { kind: 'saved', version: baseVersion, rejected: { [path]: error.message } }
        return { kind: 'refused', message: error.message }
      }
    },
  }
}

/**
 * The saved work of a task: on this device within a second (encrypted), then on the server; nothing typed is replaced
 * without telling. Null while it opens, and for somebody who may only read.
 */
export function useWork(
  task: TaskDetail | undefined,
  userId: string,
): { engine: DraftEngine | null; after: AfterSave | null } {
  const [engine, setEngine] = useState<DraftEngine | null>(null)
  const [after, setAfter] = useState<AfterSave | null>(null)
  const first = useRef(task)
  first.current ??= task
  const session = useQuery({
    queryKey: ['sessions', 'read'],
    queryFn: ({ signal }) => call(sessions.read, {}, { signal }),
  })
  const settled = session.data !== undefined || session.error !== null
  const deviceKey = session.data?.body.deviceKey
  const id = task?.canAct === true ? task.task.id : null
  useEffect(() => {
    const opened = first.current
    if (id === null || opened === undefined || !settled) return
    let gone = false
    let started: DraftEngine | null = null
    void openStore(userId, deviceKey)
      .catch(() => memoryStore())
      .then((store) =>
        startDraft({
          id: `tarea-${id}`,
          server: { answers: opened.data, version: opened.workVersion },
          store,
          port: taskPort(opened, setAfter),
          channel: tabChannel(userId, `tarea-${id}`),
          clock: browserClock(deviceNow),
        }),
      )
      .then((next) => {
        if (gone) return next.stop()
        started = next
        setEngine(next)
      })
    return () => {
      gone = true
      started?.stop()
      setEngine(null)
    }
  }, [id, settled, deviceKey, userId])
  return { engine, after }
}
