import type * as FinderModule from '../../keeping/procedure/find-procedures.ts'

/** Tolerant procedure search, and hints for requests that are no procedure. */
export type Finder = Pick<typeof FinderModule, 'findProcedures' | 'alternativesFor'>

let finder: Finder | null = null

/** The tolerant search, once loaded. */
export const finderHere = (): Finder | null => finder

export async function fetchFinder(): Promise<Finder> {
  finder = await import('../../keeping/procedure/find-procedures.ts')
  return finder
}

/** Loads the search first, so that an address with a query never flashes the full list. */
export const prepareSearch = (query: URLSearchParams): Promise<unknown> | undefined =>
  (query.get('buscar') ?? '') === '' ? undefined : fetchFinder()
