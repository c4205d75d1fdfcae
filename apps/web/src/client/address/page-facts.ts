/** Metadata of a page, for search engines and link previews. */
export interface PageFacts {
  readonly title?: string
  readonly description?: string
  /** not found: sets the response's status */
  readonly missing?: boolean
  /** schema.org data; several parts of a page may each add some */
  readonly structured?: readonly Readonly<Record<string, unknown>>[]
}

let told: PageFacts = {}

/**
 * Adds metadata during render. Only the renderer of ready pages reads it: call it behind `import.meta.env.SSR`.
 */
export function describePage(facts: PageFacts): void {
  told = { ...told, ...facts, structured: [...(told.structured ?? []), ...(facts.structured ?? [])] }
}

/** Metadata collected since the last call. */
export function takePageFacts(): PageFacts {
  const facts = told
  told = {}
  return facts
}
