import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { CHANGE_FAMILY } from '@ventanilla/domain/cases/applicant-change'
import { call } from '../../client/network/http.ts'
import { timelineKey } from './case-data.ts'

/** Steps of a case: done, current and upcoming. */
export function useTimeline(id: string) {
  return useQuery({
    queryKey: timelineKey(id),
    queryFn: async ({ signal }) => (await call(cases.timeline, { params: { id } }, { signal })).body,
  })
}

type Steps = NonNullable<ReturnType<typeof useTimeline>['data']>['steps']

/** Who holds the step, worded for the user; a case shared by two parties names each. */
export function whoActs(
  step: Pick<Steps[number], 'turn' | 'holder'>,
  family: string | null,
  authority: string,
): string {
  if (step.turn === 'corporacion') return authority
  if (family !== CHANGE_FAMILY) return 'Usted'
  // without a name: the person the request waits for is not a party yet
  return step.holder ?? 'Quien recibe el trámite'
}
