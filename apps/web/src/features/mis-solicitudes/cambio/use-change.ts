import { useQuery } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { call } from '../../../client/network/http.ts'
import { changeKey, changesKey, FORMER_KEY, readChange } from '../case-data.ts'

/** A change of applicant, polled every minute like its case. */
export function useChange(id: string) {
  return useQuery({
    queryKey: changeKey(id),
    queryFn: ({ signal }) => readChange(id, signal),
    refetchInterval: 60_000,
  })
}

/** Changes of applicant of a case, and whether the user may request one. */
export function useChanges(caseId: string) {
  return useQuery({
    queryKey: changesKey(caseId),
    queryFn: async ({ signal }) => (await call(changes.ofCase, { params: { id: caseId } }, { signal })).body,
  })
}

/** Cases transferred away from the user. */
export function useFormerCases(enabled: boolean) {
  return useQuery({
    queryKey: FORMER_KEY,
    queryFn: async ({ signal }) => (await call(changes.formerCases, {}, { signal })).body.rows,
    enabled,
  })
}
