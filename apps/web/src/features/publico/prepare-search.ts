import type { ProcedureRow } from './procedure.ts'

export type Finder = (rows: readonly ProcedureRow[], text: string) => readonly ProcedureRow[]

let finder: Finder | null = null

/** The tolerant search, once it is here. */
export const finderHere = (): Finder | null => finder

export async function fetchFinder(): Promise<Finder> {
  finder = (await import('./find-procedures.ts')).findProcedures
  return finder
}

/** An address that searches is drawn with what it finds, not with everything first. */
export const prepareSearch = (query: URLSearchParams): Promise<unknown> | undefined =>
  (query.get('buscar') ?? '') === '' ? undefined : fetchFinder()
