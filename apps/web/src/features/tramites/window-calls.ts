import { atWindow } from '@ventanilla/contract/generated/atWindow'
import { call } from '../../client/http.ts'
import type { DraftCalls } from './use-application.ts'

/** The case of an address that begins one. */
export const NEW_CASE = 'nueva'
/** The office of an address that leaves it to the session. */
export const OWN_OFFICE = 'propia'

async function read(id: string, signal?: AbortSignal) {
  return (await call(atWindow.read, { params: { id } }, signal === undefined ? {} : { signal })).body
}
export type WindowDraft = Awaited<ReturnType<typeof read>>

/** A draft as the official of the window reads and keeps it. */
export const WINDOW_DRAFT: DraftCalls<WindowDraft> = {
  door: 'borrador de ventanilla',
  read,
  save: (id, body) => call(atWindow.save, { params: { id }, body }),
}
