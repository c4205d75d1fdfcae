import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { call } from '../../client/http.ts'
import { timelineKey } from './case-data.ts'

/** Steps of a case: done, current and to come. */
export function useTimeline(id: string) {
  return useQuery({
    queryKey: timelineKey(id),
    queryFn: async ({ signal }) => (await call(cases.timeline, { params: { id } }, { signal })).body,
  })
}
