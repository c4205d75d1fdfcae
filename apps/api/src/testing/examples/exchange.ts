/** One recorded call and its response. */
export interface Exchange {
  readonly id: string
  readonly status: number
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer?: unknown
}
