import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type CaseDetail, caseKey, readCase, readTask, taskKey, timelineKey } from './case-data.ts'

/**
 * A signed act or a receipt without its document yet: a job renders it and the user, above all one who must
 * pay, is waiting.
 */
const waitsForPaper = ({ acts, receipts }: CaseDetail): boolean =>
  acts.some((one) => one.state === 'signed') ||
  receipts.some((one) => one.state === 'issued' && one.fileId === null)

/** A case of the user, polled every minute because officials advance it meanwhile. */
export function useCase(id: string) {
  return useQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => readCase(id, signal),
    refetchInterval: ({ state: { data } }) => (data !== undefined && waitsForPaper(data) ? 3_000 : 60_000),
  })
}

/** A task with its draft; never refetched while the user types. */
export function useTask(id: string | null) {
  return useQuery({
    queryKey: taskKey(id ?? ''),
    queryFn: ({ signal }) => readTask(id ?? '', signal),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Refetches everything about a case after the user's action. */
export function useRefreshCase(id: string): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: caseKey(id) }),
      client.invalidateQueries({ queryKey: timelineKey(id) }),
      client.invalidateQueries({ queryKey: ['mis-solicitudes'] }),
    ])
  }, [client, id])
}
