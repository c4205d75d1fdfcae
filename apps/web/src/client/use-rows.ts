import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointAnswer, EndpointCall, EndpointShape } from '@ventanilla/contract/endpoint'
import type { EndpointRef } from '@ventanilla/contract/reference'
import { call, CallError, failureText } from './network/http.ts'

/** Cursor of the next page of a list, from the previous page. */
export type Mark = string | number

export interface Part<Row> {
  readonly rows: readonly Row[]
  /** null: last page; absent: the list comes in one part */
  readonly next?: Mark | null
}

interface Asked<P> {
  readonly key: readonly unknown[]
  readonly read: (from: Mark | undefined, signal: AbortSignal) => Promise<P>
  /** keeps the previous query's rows until the new ones arrive */
  readonly keep?: boolean
}

/** A paginated list: rows so far, state of the call, and how to load more. */
export function useRows<P extends Part<unknown>>({ key, read, keep = false }: Asked<P>) {
  const client = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: key,
    // the first page has no cursor, the others do
    initialPageParam: undefined as Mark | undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (last) => last.next ?? null,
    ...(keep && { placeholderData: keepPreviousData }),
  })
  const { error, isFetchingNextPage: busy, isFetchNextPageError } = list
  return {
    rows: list.data?.pages.flatMap((part): readonly P['rows'][number][] => part.rows) ?? [],
    /** page data other than rows */
    parts: list.data?.pages ?? [],
    /** rows of this query arrived, possibly none */
    loaded: list.data !== undefined,
    /** the rows belong to the previous query */
    outdated: list.isPlaceholderData,
    forbidden: error instanceof CallError && error.status === 403,
    /** why the list could not be read; a failed further page is reported in `more` */
    failure: error === null || isFetchNextPageError ? null : failureText(error),
    /** the raw error, for a page that distinguishes not found from failure */
    error: isFetchNextPageError ? null : error,
    again: () => void list.refetch(),
    /** shows the list that the answer to a change carries, instead of reading it again */
    put: (only: P) =>
      void client.setQueryData<InfiniteData<P, Mark | undefined>>(key, {
        pages: [only],
        pageParams: [undefined],
      }),
    more: {
      exists: list.hasNextPage,
      busy,
      failure: isFetchNextPageError && !busy ? failureText(error) : null,
      ask: () => void list.fetchNextPage(),
    },
  }
}

/** Reads the pages of a list endpoint; `mark` is the name of its cursor parameter. */
export function partsOf<E extends EndpointShape>(
  endpoint: EndpointRef<E>,
  input: EndpointCall<E>,
  mark = 'cursor',
): (from: Mark | undefined, signal: AbortSignal) => Promise<EndpointAnswer<E>['body']> {
  return async (from, signal) => {
    const query = { ...input.query, ...(from !== undefined && { [mark]: from }) }
    // the cursor is one of the parameters of a list
    return (await call(endpoint, { ...input, query } as EndpointCall<E>, { signal })).body
  }
}
