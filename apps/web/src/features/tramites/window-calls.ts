import { atWindow } from '@ventanilla/contract/generated/atWindow'
import { call } from '../../client/network/http.ts'
import type { DraftCalls } from './use-application.ts'

/** Case segment of an address that starts one. */
export const NEW_CASE = 'nueva'
/** Office segment of an address that leaves the office to the session. */
export const OWN_OFFICE = 'propia'

async function read(id: string, signal?: AbortSignal) {
  return (await call(atWindow.read, { params: { id } }, signal === undefined ? {} : { signal })).body
}
export type WindowDraft = Awaited<ReturnType<typeof read>>

/** Draft calls of an official at the window. */
export const WINDOW_DRAFT: DraftCalls<WindowDraft> = {
  door: 'borrador de ventanilla',
  read,
  save: (id, body) => call(atWindow.save, { params: { id }, body }),
}
