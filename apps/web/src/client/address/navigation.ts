import { useSyncExternalStore } from 'react'

/**
 * Current location. Screens read parameters and query from here and move with `navigate`; a plain `<a href>`
 * inside the product is followed without reloading, so that every link is a real link.
 */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly params: Readonly<Record<string, string>>
}

export interface Navigator {
  go(to: string, options: { replace: boolean; keepScroll: boolean }): void
  place(): Place
  subscribe(listener: () => void): () => void
}

const nowhere: Place = { pathname: '/', search: '', hash: '', params: {} }
let navigator: Navigator = { go: () => undefined, place: () => nowhere, subscribe: () => () => undefined }

/** Installs the app's router; called once before the first render. */
export function installNavigator(installed: Navigator): void {
  navigator = installed
}

/**
 * Navigates to an internal address. `keepScroll` is for query changes on the same screen (filters, toggles).
 */
export function navigate(to: string, options: { replace?: boolean; keepScroll?: boolean } = {}): void {
  navigator.go(to, { replace: options.replace ?? false, keepScroll: options.keepScroll ?? false })
}

export function usePlace(): Place {
  return useSyncExternalStore(
    (listener) => navigator.subscribe(listener),
    () => navigator.place(),
    () => navigator.place(),
  )
}

/** Value of a path parameter; '' when the pattern lacks it or it was omitted. */
export function useParam(name: string): string {
  return usePlace().params[name] ?? ''
}

export type QueryValues = Readonly<Record<string, string | undefined>>

/** State kept in the address: the current query, and a function that changes part of it (undefined removes). */
export function useQueryState(): [URLSearchParams, (change: QueryValues, how?: { push?: boolean }) => void] {
  const place = usePlace()
  const current = new URLSearchParams(place.search)
  return [
    current,
    (change, how = {}) => {
      const next = new URLSearchParams(navigator.place().search)
      for (const [key, value] of Object.entries(change)) {
        if (value === undefined || value === '') next.delete(key)
        else next.set(key, value)
      }
      const text = next.toString()
      const here = navigator.place().pathname
      navigate(text === '' ? here : `${here}?${text}`, { replace: how.push !== true, keepScroll: true })
    },
  ]
}
