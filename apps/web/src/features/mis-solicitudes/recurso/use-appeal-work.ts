import { useQuery } from '@tanstack/react-query'
import { appeals } from '@ventanilla/contract/generated/appeals'
import { call } from '../../../client/network/http.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { lastKnown } from '../../../keeping/last-known.ts'
import { wholePort } from '../../../keeping/task-work.ts'
import { useEngine } from '../../../keeping/use-engine.ts'

/** Key under which the device keeps the draft appeal. */
export const keptAppeal = (caseId: string): string => `recurso-${caseId}`

export interface AppealWork {
  /** null while it opens */
  readonly engine: DraftEngine | null
  readonly failure: unknown
  readonly retry: () => void
}

/**
 * Draft appeal: its step does not exist before filing, so the server keeps it with the case, and this device
 * keeps an encrypted copy.
 */
export function useAppealWork(caseId: string, userId: string): AppealWork {
  const params = { id: caseId }
  const read = useQuery({
    queryKey: ['recurso', caseId],
    queryFn: ({ signal }) =>
      lastKnown(
        userId,
        `recurso-${caseId}`,
        async () => (await call(appeals.draft, { params }, { signal })).body,
      ),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const held = read.data
  const engine = useEngine(held === undefined ? null : `recurso-${caseId}`, userId, () =>
    held === undefined
      ? null
      : {
          server: { answers: held.data, version: held.version },
          port: wholePort(async (body) => (await call(appeals.saveDraft, { params, body })).body),
        },
  )
  return { engine, failure: held === undefined ? read.error : null, retry: () => void read.refetch() }
}
