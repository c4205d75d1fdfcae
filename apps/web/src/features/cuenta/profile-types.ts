import type { accounts as contract } from '@ventanilla/contract/accounts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'

export type OwnProfile = EndpointAnswer<(typeof contract)['readProfile']>['body']
