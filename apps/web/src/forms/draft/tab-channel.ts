import type { TabChannel, TabMessage } from './ports.ts'

/**
 * Tabs of one browser that share a draft of one user. Without BroadcastChannel a tab is alone, and the server
 * merges.
 */
export function tabChannel(userId: string, draftId: string): TabChannel {
  const tab = crypto.randomUUID()
  if (typeof BroadcastChannel === 'undefined')
    return { tab, post: () => undefined, listen: () => () => undefined }
  const channel = new BroadcastChannel(`ventanilla-borrador/${userId}/${draftId}`)
  return {
    tab,
    post: (message) => channel.postMessage(message),
    listen(receive) {
      const take = (event: MessageEvent<TabMessage>): void => receive(event.data)
      channel.addEventListener('message', take)
      return () => {
        channel.removeEventListener('message', take)
        channel.close()
      }
    },
  }
}
