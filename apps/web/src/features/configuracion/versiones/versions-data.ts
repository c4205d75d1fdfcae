import type { definitionsInUse } from '@ventanilla/contract/definitions-in-use.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'

/** Everything read of the versions in use, refreshed together. */
export const VERSIONS_KEY = ['configuracion', 'versiones en uso'] as const

/** Cases of one procedure, or of one family of linked cases, that go by one version. */
export type Group = EndpointAnswer<(typeof definitionsInUse)['list']>['body']['rows'][number]
export type CaseRow = EndpointAnswer<(typeof definitionsInUse)['cases']>['body']['rows'][number]
