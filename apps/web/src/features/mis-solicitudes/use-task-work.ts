import { useQuery } from '@tanstack/react-query'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { tasks } from '@ventanilla/contract/generated/tasks'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { useEffect, useRef, useState } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { call, CallError } from '../../client/http.ts'
import { browserClock } from '../../forms/draft/browser-clock.ts'
import { type DraftEngine, type DraftOptions, startDraft } from '../../forms/draft/engine.ts'
import { openDeviceStore } from '../../forms/draft/open-device-store.ts'
import type { DraftPort, SaveAnswer } from '../../forms/draft/ports.ts'
import { tabChannel } from '../../forms/draft/tab-channel.ts'
import type { TaskDetail } from './case-data.ts'

interface Stored {
  readonly data?: Answers
  readonly version?: number
}

/** The server keeps the whole work of a task under one version: changes are put on top of what it held. */
function taskPort(task: TaskDetail): DraftPort {
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
        return { kind: 'saved', version: body.version }
      } catch (error) {
        // no network, an ended session or a failing server: kept on this device and sent later
        if (!(error instanceof CallError) || [0, 401, 429].includes(error.status) || error.status >= 500)
          throw error
        const work = (error.current as { work?: Stored } | undefined)?.work
        if (error.status === 409 && work?.version !== undefined) {
          held = work.data ?? {}
          return { kind: 'conflict', version: work.version, theirs: held }
        }
        const path = error.problems[0]?.path.split('.').slice(0, 2).join('.')
        const key = path === undefined ? undefined : Object.keys(changes).find((one) => path.startsWith(one))
        if (error.status === 422 && key !== undefined)
          return { kind: 'rejected', fields: { [key]: error.message } }
        return { kind: 'refused', message: error.message }
      }
    },
  }
}

/** An engine that lives as long as the screen; null while it opens. `options` null: nothing to keep. */
function useEngine(
  id: string | null,
  userId: string,
  options: () => Pick<DraftOptions, 'server' | 'port'> | null,
): DraftEngine | null {
  const [engine, setEngine] = useState<DraftEngine | null>(null)
  const latest = useRef(options)
  latest.current = options
  const session = useQuery({
    queryKey: ['sessions', 'read'],
    queryFn: ({ signal }) => call(sessions.read, {}, { signal }),
  })
  const settled = session.data !== undefined || session.error !== null
  const deviceKey = session.data?.body.deviceKey
  useEffect(() => {
    const given = latest.current()
    if (id === null || given === null || !settled) return
    let gone = false
    let started: DraftEngine | null = null
    void openDeviceStore(userId, deviceKey)
      .then((store) =>
        startDraft({ id, ...given, store, channel: tabChannel(userId, id), clock: browserClock(deviceNow) }),
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
  return engine
}

/** The saved work of an applicant's task: on this device within a second, encrypted, then on the server. */
export function useTaskWork(task: TaskDetail | undefined, userId: string): DraftEngine | null {
  return useEngine(task?.canAct === true ? `tarea-${task.task.id}` : null, userId, () =>
    task === undefined
      ? null
      : { server: { answers: task.data, version: task.workVersion }, port: taskPort(task) },
  )
}

/**
 * What is written before its step exists (an appeal): kept on this device only, encrypted, until it is filed. The screen
 * says so in words of its own.
 */
export function useDeviceWork(id: string, userId: string): DraftEngine | null {
  return useEngine(id, userId, () => ({
    server: null,
    port: { save: ({ baseVersion }) => Promise.resolve({ kind: 'saved', version: baseVersion }) },
  }))
}
