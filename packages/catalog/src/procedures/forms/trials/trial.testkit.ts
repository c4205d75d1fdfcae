/** One value that somebody sends for a question, and what must be said of it. */
export interface Trial {
  readonly value: unknown
  /** code of the problem; null where the value lies at a limit and is good */
  readonly code: string | null
  /** continues the question's path: '0', '0.columna_rara' */
  readonly at?: string
  /** the problem warns and does not stop the filing */
  readonly warning?: true
}

export const good = (value: unknown): Trial => ({ value, code: null })

export const bad = (code: string, value: unknown, at?: string): Trial =>
  at === undefined ? { value, code } : { value, code, at }
