import type { ownAccount as contract } from '@ventanilla/contract/profile.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'

export type OwnProfile = EndpointAnswer<(typeof contract)['readProfile']>['body']
