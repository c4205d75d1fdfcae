/**
 * Data embedded in the page, under the keys of `useLoad`. Serves the first render only; later reads fetch. The
 * ready-page renderer records here the data that a render misses.
 */
let answers: ReadonlyMap<string, unknown> = new Map()
let wishes = new Map<string, () => Promise<unknown>>()

export function bring(given: ReadonlyMap<string, unknown>): void {
  answers = given
  wishes = new Map()
}

export const isBrought = (key: string): boolean => answers.has(key)
export const brought = (key: string): unknown => answers.get(key)

export function wish(key: string, load: (signal: AbortSignal) => Promise<unknown>): void {
  wishes.set(key, () => load(new AbortController().signal))
}

/** Data that the last render missed. */
export const wished = (): ReadonlyMap<string, () => Promise<unknown>> => wishes
