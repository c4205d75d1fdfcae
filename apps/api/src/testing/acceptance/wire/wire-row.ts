import { ACCEPTED_MESSAGES } from '../messages.ts'
import type { Visitor } from './visitor.ts'

/** What is sent for one row. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly token?: string
  /** an address that the server handed out, where the call has none of its own */
  readonly link?: string
  /** bytes instead of a body, with the headers that go with them */
  readonly file?: { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> }
}

/** One answer of one call: how it comes about, and what it is word for word. */
export interface WireRow {
  /** id of the call in `ACCEPTED_CALLS` */
  readonly call: string
  /** the catalogue's name for this status, or ours where it has none */
  readonly when: string
  readonly status: number
  /** the sentence; null: the answer carries none */
  readonly message: string | RegExp | null
  readonly ask: (visitor: Visitor) => Promise<Asked> | Asked
  /** which portal is asked: 'down' is one whose alert 100 is in force */
  readonly portal?: 'down'
}

export const row = (
  call: string,
  when: string,
  status: number,
  message: WireRow['message'],
  ask: WireRow['ask'] = () => ({}),
): WireRow => ({ call, when, status, message, ask })

/** The same on a portal whose alert 100 is in force. */
export const whileDown = (...given: Parameters<typeof row>): WireRow => ({ ...row(...given), portal: 'down' })

/** Words of the table of messages. */
export function worded(id: string): string {
  const found = ACCEPTED_MESSAGES.find((message) => message.id === id)
  if (found === undefined) throw new Error(`${id} is no message`)
  return found.text
}

/** Names of fields in what is asked and in what is answered, as the catalogue gives them; null: it gives none. */
export interface WireFields {
  readonly asks: readonly string[] | null
  readonly answers: readonly string[] | null
}
