import type * as FinderModule from '../../keeping/procedure/find-procedures.ts'

/** Finds procedures by a person's words, and says what is none. */
export type Finder = Pick<typeof FinderModule, 'findProcedures' | 'otherWays'>

let finder: Finder | null = null

/** The tolerant search, once it is here. */
export const finderHere = (): Finder | null => finder

export async function fetchFinder(): Promise<Finder> {
  finder = await import('../../keeping/procedure/find-procedures.ts')
  return finder
}

/** An address that searches is drawn with what it finds, not with everything first. */
export const prepareSearch = (query: URLSearchParams): Promise<unknown> | undefined =>
  (query.get('buscar') ?? '') === '' ? undefined : fetchFinder()
