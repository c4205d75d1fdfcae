import { useEffect, useState } from 'react'
import { UpdateBar } from '../ui/states/update-bar.tsx'

/**
 * Registers the service worker and offers a new version once ready. Never reloads without consent: the user may
 * be typing.
 */
export function UpdatePrompt() {
  const [ready, setReady] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const container = navigator.serviceWorker
    // the first worker of a visit takes control silently; only a replaced worker needs a reload
    let mayReload = false
    container.addEventListener('controllerchange', () => mayReload && location.reload())
    const register = async (): Promise<void> => {
      const registration = await container.register('/sw.js')
      const offer = (worker: ServiceWorker | null): void => {
        if (worker === null || container.controller === null) return
        mayReload = true
        setReady(worker)
      }
      offer(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
      })
    }
    const timer = setTimeout(() => void register().catch(() => undefined), 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <UpdateBar
      shown={ready !== null}
      onUpdate={() => ready?.postMessage('actualizar')}
      onLater={() => setReady(null)}
    />
  )
}
