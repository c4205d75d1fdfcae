import { ACCEPTED_MESSAGES } from '../messages.ts'
import type { Visitor } from './visitor.ts'

/** Request of one row. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly token?: string
  /** an address handed out by the server, where the call has none */
  readonly link?: string
  /** raw bytes instead of a body, with their headers */
  readonly file?: { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> }
}

/** One response of one call: how to produce it, and its exact wording. */
export interface WireRow {
  /** id of the call in `ACCEPTED_CALLS` */
  readonly call: string
  /** the catalogue's name for this status, or ours where it has none */
  readonly when: string
  readonly status: number
  /** the message; null: the response carries none */
  readonly message: string | RegExp | null
  readonly ask: (visitor: Visitor) => Promise<Asked> | Asked
  /** 'down': a portal with alert 100 in force */
  readonly portal?: 'down'
}

export const row = (
  call: string,
  when: string,
  status: number,
  message: WireRow['message'],
  ask: WireRow['ask'] = () => ({}),
): WireRow => ({ call, when, status, message, ask })

/** The same row on a portal with alert 100 in force. */
export const whileDown = (...given: Parameters<typeof row>): WireRow => ({ ...row(...given), portal: 'down' })

/** Exact text from the table of messages. */
export function worded(id: string): string {
  const found = ACCEPTED_MESSAGES.find((message) => message.id === id)
  if (found === undefined) throw new Error(`${id} is no message`)
  return found.text
}

/** Request and response field names given by the catalogue; null: it gives none. */
export interface WireFields {
  readonly asks: readonly string[] | null
  readonly answers: readonly string[] | null
}
