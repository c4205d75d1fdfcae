/** One value sent for a question, and the expected problem. */
export interface Trial {
  readonly value: unknown
  /** code of the problem; null: a valid value at a limit */
  readonly code: string | null
  /** appended to the question's path: '0', '0.columna_rara' */
  readonly at?: string
  /** the problem is a warning and does not prevent filing */
  readonly warning?: true
}

export const good = (value: unknown): Trial => ({ value, code: null })

export const bad = (code: string, value: unknown, at?: string): Trial =>
  at === undefined ? { value, code } : { value, code, at }
