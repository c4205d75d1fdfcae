import type { accounts as contract } from '@ventanilla/contract/accounts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'

/** An account as an administrator sees it. */
export type Account = EndpointAnswer<(typeof contract)['readUser']>['body']
/** Heading level inside: below a page title or a dialog title. */
export type Heading = 'h2' | 'h3'
/** Runs the work; shows success (in the words it returns, if any) or the reason for a rejection. */
export type Run = (done: string, work: () => Promise<string | null>) => Promise<void>
