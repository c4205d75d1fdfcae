import { useQuery } from '@tanstack/react-query'
import { drafts } from '@ventanilla/contract/generated/drafts'
import { sessions } from '@ventanilla/contract/generated/sessions'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { useEffect, useRef, useState } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { call, CallError, failureText } from '../../client/http.ts'
import { browserClock } from '../../forms/draft/browser-clock.ts'
import { type DraftEngine, startDraft } from '../../forms/draft/engine.ts'
import { openDeviceStore } from '../../forms/draft/open-device-store.ts'
import type { DraftPort, SaveAnswer } from '../../forms/draft/ports.ts'
import { tabChannel } from '../../forms/draft/tab-channel.ts'

async function readDraft(id: string, signal?: AbortSignal) {
  return (await call(drafts.read, { params: { id } }, signal === undefined ? {} : { signal })).body
}
export type Draft = Awaited<ReturnType<typeof readDraft>>

/** The server's side of an application. */
function draftPort(id: string, seen: (version: number) => void): DraftPort {
  return {
    async save({ baseVersion, changes }): Promise<SaveAnswer> {
      try {
        const answer = await call(drafts.save, { params: { id }, body: { baseVersion, changes } })
        if (answer.status === 409)
          return { kind: 'conflict', version: answer.body.version, theirs: answer.body.theirs }
        seen(answer.body.version)
        return { kind: 'saved', version: answer.body.version, rejected: answer.body.rejected }
      } catch (error) {
        // no network, an ended session or a failing server: the answers stay on this device and are sent later
        if (
          !(error instanceof CallError) ||
          error.status === 0 ||
          error.status === 401 ||
          error.status === 429 ||
          error.status >= 500
        )
          throw error
        return { kind: 'refused', message: failureText(error) }
      }
    },
  }
}

export interface Application {
  readonly draft: Draft | undefined
  readonly engine: DraftEngine | null
  readonly failure: unknown
  readonly retry: () => void
  /** version of the draft that the server holds, for filing */
  readonly version: () => number
}

/** A draft with its saving engine; what this device still had to send is joined when it opens. */
export function useApplication(id: string, userId: string): Application {
  const [engine, setEngine] = useState<DraftEngine | null>(null)
  const version = useRef(0)
  const draft = useQuery({
    queryKey: ['borrador', id],
    queryFn: ({ signal }) => readDraft(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // opened again, the form begins with what the server holds then
    gcTime: 0,
  })
  const session = useQuery({
    queryKey: ['sessions', 'read'],
    queryFn: ({ signal }) => call(sessions.read, {}, { signal }),
  })
  const settled = session.data !== undefined || session.error !== null
  const deviceKey = session.data?.body.deviceKey
  const data = draft.data
  const first = useRef(data)
  if (data !== undefined && first.current?.id !== data.id) first.current = data
  useEffect(() => {
    const opened = first.current
    if (opened === undefined || opened.filed || !settled) return
    version.current = opened.version
    let gone = false
    let started: DraftEngine | null = null
    void openDeviceStore(userId, deviceKey)
      .then((store) =>
        startDraft({
          id,
          server: { answers: opened.answers as Answers, version: opened.version },
          store,
          port: draftPort(id, (seen) => {
            version.current = seen
          }),
          channel: tabChannel(userId, id),
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
  }, [id, settled, deviceKey, userId, data === undefined])
  return {
    draft: data,
    engine,
    failure: draft.error,
    retry: () => void draft.refetch(),
    version: () => version.current,
  }
}
