import { useEffect, useState } from 'react'
import { onBack } from '../client/network.ts'

/** Asks the service worker to keep the files of the forms; true once all of them are on this device. */
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
 * True once the screen can be opened again without a network: its files are kept and its data too (`data`: they were
 * read). Asked again when a network comes back, because an unfinished copy is none.
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
