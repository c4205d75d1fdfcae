import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { CHANGE_FAMILY } from '@ventanilla/domain/cases/applicant-change'
import { call } from '../../client/http.ts'
import { timelineKey } from './case-data.ts'

/** Steps of a case: done, current and to come. */
export function useTimeline(id: string) {
  return useQuery({
    queryKey: timelineKey(id),
    queryFn: async ({ signal }) => (await call(cases.timeline, { params: { id } }, { signal })).body,
  })
}

type Steps = NonNullable<ReturnType<typeof useTimeline>['data']>['steps']

/** Whose step it is, to the reader: in a case that two people share, each by their name. */
export function whoActs(
  step: Pick<Steps[number], 'step' | 'turn' | 'holder'>,
  family: string | null,
  authority: string,
): string {
  if (step.turn === 'corporacion') return authority
  if (family !== CHANGE_FAMILY) return 'Usted'
  // who opens the link is no party yet: the step stands in the name of who may send another
  return step.step === 'CAM-02' || step.holder === null ? 'Quien recibe el trámite' : step.holder
}
