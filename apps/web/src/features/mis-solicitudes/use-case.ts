import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type CaseDetail, caseKey, readCase, readTask, taskKey, timelineKey } from './case-data.ts'

/** Somebody waits for the paper of what was signed, most of all for the receipt that they have to pay: a job prints it. */
const waitsForPaper = ({ acts, receipts }: CaseDetail): boolean =>
  acts.some((one) => one.state === 'signed') ||
  receipts.some((one) => one.state === 'issued' && one.fileId === null)

/** A case of the person, read again every minute: officials move it while it is being looked at. */
export function useCase(id: string) {
  return useQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) => readCase(id, signal),
    refetchInterval: ({ state: { data } }) => (data !== undefined && waitsForPaper(data) ? 3_000 : 60_000),
  })
}

/** A task with its saved work; not read again behind the person's back, because it is being written. */
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

/** Reads everything about a case again, after the person did something in it. */
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
