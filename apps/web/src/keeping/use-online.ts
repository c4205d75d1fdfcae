import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. It may still lead nowhere: a call says so. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
