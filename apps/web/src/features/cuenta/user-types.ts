import type { accounts as contract } from '@ventanilla/contract/accounts.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'

/** An account as an administrator sees it. */
export type Account = EndpointAnswer<(typeof contract)['readUser']>['body']
/** Level of the headings inside: below a page's title, or a dialog's. */
export type Heading = 'h2' | 'h3'
/** Does the work, says that it is done (in the words that the work answers, if any), or shows why it was refused. */
export type Run = (done: string, work: () => Promise<string | null>) => Promise<void>
