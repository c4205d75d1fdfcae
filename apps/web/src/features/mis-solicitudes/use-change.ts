import { useQuery } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { call } from '../../client/http.ts'
import { changeKey, changesKey, FORMER_KEY, readChange } from './case-data.ts'

/** A request to change the applicant, read again every minute as its case is. */
export function useChange(id: string) {
  return useQuery({
    queryKey: changeKey(id),
    queryFn: ({ signal }) => readChange(id, signal),
    refetchInterval: 60_000,
  })
}

/** The changes that were asked for in a case, and whether the reader may ask for one. */
export function useChanges(caseId: string) {
  return useQuery({
    queryKey: changesKey(caseId),
    queryFn: async ({ signal }) => (await call(changes.ofCase, { params: { id: caseId } }, { signal })).body,
  })
}

/** Cases that were the reader's and passed to somebody else. */
export function useFormerCases(enabled: boolean) {
  return useQuery({
    queryKey: FORMER_KEY,
    queryFn: async ({ signal }) => (await call(changes.formerCases, {}, { signal })).body.rows,
    enabled,
  })
}
