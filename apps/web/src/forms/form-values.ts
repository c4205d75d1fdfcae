import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react'
import type { Facts } from '@ventanilla/domain/forms/reading'

interface FormValues {
  readonly get: () => Facts
  readonly set: (values: Facts) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function formValues(initial: Facts): FormValues {
  let values = initial
  const listeners = new Set<() => void>()
  return {
    get: () => values,
    set(next) {
      values = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const Values = createContext<FormValues>(formValues({}))

/**
 * Visible answers around a field, calculated ones included, for table rows and maps. A store instead of a
 * value: a keystroke re-renders only the readers of what it changed.
 */
export const FormValuesProvider = Values.Provider

const same = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean => {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]))
}

/** Selects from the surrounding answers; returns the same object (or list) while its entries are equal. */
export function useFormValues<T extends object>(select: (values: Facts) => T): T {
  const store = useContext(Values)
  const latest = useRef(select)
  latest.current = select
  const kept = useRef<T | null>(null)
  const get = useCallback((): T => {
    const next = latest.current(store.get())
    // any object can be compared name by name
    if (kept.current === null || !same(kept.current as Facts, next as Facts)) kept.current = next
    return kept.current
  }, [store])
  return useSyncExternalStore(store.subscribe, get, get)
}
