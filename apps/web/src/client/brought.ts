/**
 * Answers that came inside the page, under the keys of `useLoad`. They serve its first drawing only: whatever is shown
 * later is asked anew. In the renderer of ready pages, what a drawing wants and does not find is noted down here.
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

/** What the last drawing wanted and did not find. */
export const wished = (): ReadonlyMap<string, () => Promise<unknown>> => wishes
