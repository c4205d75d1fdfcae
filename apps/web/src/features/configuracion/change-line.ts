/** A place where two contents differ, as the server sends it. */
export interface Change {
  readonly path: readonly string[]
  readonly kind: string
  readonly before?: unknown
  readonly after?: unknown
}

/** One change in words. */
export interface ChangeLine {
  readonly label: string
  /** null: it was not there */
  readonly before: string | null
  readonly after: string | null
}
