import { useEffect, useState } from 'react'
import { onBack } from '../client/network/network.ts'

/** Asks the service worker to cache the form files; true once all are on this device. */
async function keepFiles(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  if (active === null) return false
  return new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = (event) => done(event.data === 'guardado')
    active.postMessage('guardar', [channel.port2])
  })
}

/**
 * True once the screen can be reopened without a network: its files and its data are cached (`data`: they were
 * read). Checked again on reconnection, because an incomplete copy is useless.
 */
export function useOfflineReady(data: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!data || ready || !('serviceWorker' in navigator)) return
    let gone = false
    const keep = (): void =>
      void keepFiles()
        .then((done) => !gone && setReady(done))
        .catch(() => undefined)
    keep()
    const stop = onBack(keep)
    return () => {
      gone = true
      stop()
    }
  }, [data, ready])
  return ready
}
