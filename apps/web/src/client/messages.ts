import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { createStore } from './external-store.ts'

/** Toast messages (specification: hidden after 6000 ms, at most 5 at once). */
export type MessageVariant = 'success' | 'error' | 'info' | 'warning'
export interface Message {
  readonly id: number
  readonly text: string
  readonly variant: MessageVariant
  /** an own sentence in addition to a specified one */
  readonly more?: string
}

export const MESSAGE_HIDE_MS = SPECIFIED.messageMs
export const MESSAGES_AT_ONCE = SPECIFIED.messagesAtOnce

export const messages = createStore<readonly Message[]>([])
let lastId = 0

/** Shows a message; a sixth evicts the oldest. An important result must also be shown elsewhere. */
export function showMessage(text: string, variant: MessageVariant = 'info', more?: string): number {
  lastId += 1
  const id = lastId
  messages.set(
    [...messages.get(), { id, text, variant, ...(more !== undefined && { more }) }].slice(-MESSAGES_AT_ONCE),
  )
  setTimeout(() => closeMessage(id), MESSAGE_HIDE_MS)
  return id
}

export function closeMessage(id: number): void {
  messages.set(messages.get().filter((message) => message.id !== id))
}
