import type { accounts as contract } from '@ventanilla/contract/accounts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'

/** An account as an administrator sees it. */
export type Account = EndpointAnswer<(typeof contract)['readUser']>['body']
/** Heading level inside: below a page title or a dialog title. */
export type Heading = 'h2' | 'h3'
