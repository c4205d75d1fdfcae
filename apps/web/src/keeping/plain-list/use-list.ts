import type { EndpointAnswer, EndpointCall, EndpointShape } from '@ventanilla/contract/endpoint'
import type { EndpointRef } from '@ventanilla/contract/reference'
import { type Mark, type Part, partsOf, useRows } from '../../client/use-rows.ts'

/** Answer of a list endpoint. */
type PageOf<E extends EndpointShape> = EndpointAnswer<E>['body'] & Part<unknown>

interface ListOptions {
  /** name of the cursor parameter */
  readonly mark?: string
  /** keeps the rows of the previous filters until the new ones arrive */
  readonly keep?: boolean
  /** key of several queries that are refreshed together */
  readonly under?: readonly unknown[]
}

/**
 * Rows of a list endpoint with the state of the call and the way to further pages, for `PlainList`. `input`:
 * parameters and filters. Other screens refresh it by the key `[endpoint.id]`, or by the one it is `under`.
 */
export function useList<E extends EndpointShape>(
  endpoint: EndpointRef<E>,
  input: EndpointCall<E>,
  { mark, keep = false, under = [] }: ListOptions = {},
) {
  const read = partsOf(endpoint, input, mark)
  return useRows<PageOf<E>>({
    key: [...under, endpoint.id, input],
    // the answer of a list endpoint has rows; using their fields in a row fails for any other
    read: read as (from: Mark | undefined, signal: AbortSignal) => Promise<PageOf<E>>,
    keep,
  })
}
