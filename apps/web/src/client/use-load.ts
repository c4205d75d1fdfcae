import { useCallback, useEffect, useRef, useState } from 'react'
import { brought, isBrought, wish } from './brought.ts'
import { failureText } from './network/http.ts'

/** State of a fetch. `stale` data may still be shown while the next load is pending. */
export interface Loaded<T> {
  readonly data: T | undefined
  readonly loading: boolean
  /** sentence for the user; null without a failure */
  readonly failure: string | null
  readonly retry: () => void
}

const NOTHING = { key: '', data: undefined, failure: null }

/**
 * Fetches data for a public page: small, without its own cache (the service worker caches the public
 * catalogue). Logged-in screens use TanStack Query. `key` identifies the data; a new key fetches again and
 * discards a late response to the old one. Data embedded in the page is shown at once without fetching.
 */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; data: T | undefined; failure: string | null }>(() =>
    // the server brought it with the same key and the same call
    isBrought(key) ? { key, data: brought(key) as T, failure: null } : NOTHING,
  )
  const [attempt, setAttempt] = useState(0)
  const here = useRef(state.key === key)
  if (import.meta.env.SSR && !here.current) wish(key, load)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (here.current) {
      here.current = false
      return undefined
    }
    const abort = new AbortController()
    latest.current(abort.signal).then(
      (data) => abort.signal.aborted || setState({ key, data, failure: null }),
      (error: unknown) =>
        abort.signal.aborted || setState({ key, data: undefined, failure: failureText(error) }),
    )
    return () => abort.abort()
  }, [key, attempt])
  const retry = useCallback(() => {
    setState(NOTHING)
    setAttempt((count) => count + 1)
  }, [])
  const current = state.key === key
  return {
    data: current ? state.data : undefined,
    loading: !current,
    failure: current ? state.failure : null,
    retry,
  }
}
