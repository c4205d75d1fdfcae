/** What a page says about itself to those who do not see it: search engines, and whoever shows a link to it. */
export interface PageFacts {
  readonly title?: string
  readonly description?: string
  /** nothing is here: the answer says so with its status */
  readonly missing?: boolean
  /** what schema.org has words for; several parts of a page may each say something */
  readonly structured?: readonly Readonly<Record<string, unknown>>[]
}

let told: PageFacts = {}

/** Told while the page is drawn. Only the renderer of ready pages listens: call it behind `import.meta.env.SSR`. */
export function describePage(facts: PageFacts): void {
  told = { ...told, ...facts, structured: [...(told.structured ?? []), ...(facts.structured ?? [])] }
}

/** What was told since the last time. */
export function takePageFacts(): PageFacts {
  const facts = told
  told = {}
  return facts
}
