import { ACCEPTED_CALLS } from '../calls.ts'
import { ACCOUNT_FIELDS, ACCOUNT_ROWS } from './account-rows.ts'
import { DOCUMENT_FIELDS, DOCUMENT_ROWS } from './document-rows.ts'
import { PUBLIC_FIELDS, PUBLIC_ROWS } from './public-rows.ts'
import type { WireFields, WireRow } from './wire-row.ts'

/** Every response produced over the wire. Rows of one call can build on each other, in this order. */
export const WIRE_ROWS: readonly WireRow[] = [...PUBLIC_ROWS, ...ACCOUNT_ROWS, ...DOCUMENT_ROWS]

export const WIRE_FIELDS: Readonly<Record<string, WireFields>> = {
  ...PUBLIC_FIELDS,
  ...ACCOUNT_FIELDS,
  ...DOCUMENT_FIELDS,
}

/** Calls a visitor or an account needs: the first four groups, in the catalogue's order. */
export const FRONT_DOOR_CALLS = ACCEPTED_CALLS.slice(
  0,
  ACCEPTED_CALLS.findIndex(({ id }) => id === 'workflow.continueNextComponent'),
)
