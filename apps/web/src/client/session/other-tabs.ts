import type { Remembered } from '../remembered.ts'

/** Messages about the session between the tabs of one browser (decision 49). */
export type TabMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'token'; readonly token: string; readonly known?: Remembered }
  | { readonly kind: 'activity' }
  /** activity so far has been reported to the server */
  | { readonly kind: 'reported' }
  | { readonly kind: 'end'; readonly to: string; readonly comeBack: boolean }

/** How long (ms) a new tab waits for an open one to share its session. */
const ASK_MS = 180

let channel: BroadcastChannel | null = null

export function hearOtherTabs(hear: (message: TabMessage) => void): void {
  if (!('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('ventanilla-sesion')
  channel.onmessage = (event: MessageEvent<TabMessage>) => hear(event.data)
}

export const notifyOtherTabs = (message: TabMessage): void => channel?.postMessage(message)

/** Asks the open tabs for their session, and waits as long as an answer may take. */
export async function askOtherTabs(): Promise<void> {
  notifyOtherTabs({ kind: 'ask' })
  await new Promise((done) => setTimeout(done, channel === null ? 0 : ASK_MS))
}
