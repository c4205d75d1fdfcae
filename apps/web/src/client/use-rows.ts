import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { EndpointAnswer, EndpointCall, EndpointShape } from '@ventanilla/contract/endpoint'
import type { EndpointRef } from '@ventanilla/contract/reference'
import { call, CallError, failureText } from './http.ts'

/** Where the next part of a list goes on, as the part before it said. */
type Mark = string | number

interface Part<Row> {
  readonly rows: readonly Row[]
  /** null: that was all */
  readonly next: Mark | null
}

interface Asked<P> {
  readonly key: readonly unknown[]
  readonly read: (from: Mark | undefined, signal: AbortSignal) => Promise<P>
  /** rows of the question before stay until the new ones are here */
  readonly keep?: boolean
}

/** A list that comes part by part: its rows so far, what became of the call, and the way to the next ones. */
export function useRows<P extends Part<unknown>>({ key, read, keep = false }: Asked<P>) {
  const list = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as Mark | undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (last) => last.next,
    ...(keep && { placeholderData: keepPreviousData }),
  })
  const { error, isFetchingNextPage: busy, isFetchNextPageError } = list
  return {
    rows: list.data?.pages.flatMap((part): readonly P['rows'][number][] => part.rows) ?? [],
    /** what the parts say besides their rows */
    parts: list.data?.pages ?? [],
    loading: list.isPending,
    /** rows of this question are here, maybe none */
    loaded: list.data !== undefined,
    /** the rows are those of the question before */
    outdated: list.isPlaceholderData,
    forbidden: error instanceof CallError && error.status === 403,
    /** why the list itself could not be read; what the next part met is said by `more` */
    failure: error === null || isFetchNextPageError ? null : failureText(error),
    /** the same as it came, for a page that tells what is missing from what failed */
    error: isFetchNextPageError ? null : error,
    again: () => void list.refetch(),
    more: {
      exists: list.hasNextPage,
      busy,
      failure: isFetchNextPageError && !busy ? failureText(error) : null,
      ask: () => void list.fetchNextPage(),
    },
  }
}

/** Reads the parts of a list that one call answers; `mark` is the name under which it takes where to go on. */
export function partsOf<E extends EndpointShape>(
  endpoint: EndpointRef<E>,
  input: EndpointCall<E>,
  mark = 'cursor',
): (from: Mark | undefined, signal: AbortSignal) => Promise<EndpointAnswer<E>['body']> {
  return async (from, signal) => {
    const query = { ...input.query, ...(from !== undefined && { [mark]: from }) }
    return (await call(endpoint, { ...input, query } as EndpointCall<E>, { signal })).body
  }
}
