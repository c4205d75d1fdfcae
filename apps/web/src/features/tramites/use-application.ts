import { useQuery } from '@tanstack/react-query'
import { drafts } from '@ventanilla/contract/generated/drafts'
import type { EndpointCall } from '@ventanilla/contract/endpoint'
import type { ShapeOf } from '@ventanilla/contract/reference'
import { useRef } from 'react'
import { call, CallError, failureText } from '../../client/network/http.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import type { DraftPort, SaveAnswer } from '../../forms/draft/ports.ts'
import { lastKnown } from '../../keeping/last-known.ts'
import { useEngine } from '../../keeping/use-engine.ts'

async function readDraft(id: string, signal?: AbortSignal) {
  return (await call(drafts.read, { params: { id } }, signal === undefined ? {} : { signal })).body
}
export type Draft = Awaited<ReturnType<typeof readDraft>>
export type Charge = NonNullable<Draft['charge']>

const saveDraft = (id: string, body: EndpointCall<ShapeOf<typeof drafts.save>>['body']) =>
  call(drafts.save, { params: { id }, body })

/** How a draft is read and saved: by its author, or by the official who writes it at the window. */
export interface DraftCalls<D extends Draft = Draft> {
  /** prefix of the key under which this device keeps it */
  readonly door: string
  readonly read: (id: string, signal?: AbortSignal) => Promise<D>
  readonly save: typeof saveDraft
}
export const OWN_DRAFT: DraftCalls = { door: 'borrador', read: readDraft, save: saveDraft }

/** Key of the server's response kept for opening a form offline. */
export const keptDraft = (id: string, door = OWN_DRAFT.door): string => `${door}-${id}`

/** Server port of an application. */
function draftPort(id: string, save: DraftCalls['save'], seen: (version: number) => void): DraftPort {
  return {
    async save({ baseVersion, changes }): Promise<SaveAnswer> {
      try {
        const answer = await save(id, { baseVersion, changes })
        if (answer.status === 409)
          return { kind: 'conflict', version: answer.body.version, theirs: answer.body.theirs }
        seen(answer.body.version)
        return { kind: 'saved', version: answer.body.version, rejected: answer.body.rejected }
      } catch (error) {
        // no network, an expired session or a server failure: the answers stay on this device and are sent
        // later
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

export interface Application<D extends Draft = Draft> {
  readonly draft: D | undefined
  readonly engine: DraftEngine | null
  readonly failure: unknown
  readonly retry: () => void
  /** draft version held by the server, for filing */
  readonly version: () => number
}

/**
 * A draft with its saving engine; unsent changes of this device are merged on opening. Offline it opens with
 * the last known response.
 */
export function useApplication<D extends Draft>(
  id: string,
  userId: string,
  calls: DraftCalls<D>,
): Application<D> {
  const version = useRef(0)
  const draft = useQuery({
    queryKey: [calls.door, id],
    queryFn: ({ signal }) => lastKnown(userId, keptDraft(id, calls.door), () => calls.read(id, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // a draft opened from this device is compared with the server on reconnection
    refetchOnReconnect: 'always',
    // reopening always starts from the server's current state
    gcTime: 0,
  })
  const data = draft.data
  const engine = useEngine(data === undefined || data.filed ? null : id, userId, () => {
    if (data === undefined) return null
    version.current = Math.max(version.current, data.version)
    return {
      server: { answers: data.answers, version: data.version },
      port: draftPort(id, calls.save, (seen) => {
        version.current = seen
      }),
    }
  })
  return {
    draft: data,
    engine,
    failure: draft.error,
    retry: () => void draft.refetch(),
    version: () => version.current,
  }
}
