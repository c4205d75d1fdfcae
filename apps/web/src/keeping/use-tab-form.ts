import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'

/** Rejects passwords and codes at compile time: they must not be stored. */
export interface NoSecrets {
  readonly password?: never
  readonly code?: never
}

/**
 * Keeps a guest's text of a form in the tab: it survives a reload, navigating back, and a phone that closes the
 * page while the user looks up a code elsewhere. Deleted after submission, or with the tab.
 */
export function useTabForm<T extends object & NoSecrets>(
  form: string,
  initial: T,
): [T, Dispatch<SetStateAction<T>>, () => void] {
  const [values, setValues] = useState(initial)
  // only the browser has the stored text: a page served with its content renders the initial values
  const [opened, setOpened] = useState('')
  const drawn = useRef(false)
  useEffect(() => {
    const kept = read(form, initial)
    const begins = Object.keys(kept).length > 0 ? { ...initial, ...kept } : initial
    // Race: a fast user, or a password manager, types before this effect runs
    const early = !drawn.current
    drawn.current = true
    setValues((now) => (early && now !== initial ? { ...begins, ...written(now, initial) } : begins))
    setOpened(form)
    // initial values are read once
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form])
  useEffect(() => {
    if (opened === form) write(form, values === initial ? null : values)
  }, [form, opened, initial, values])
  return [
    values,
    setValues,
    () => {
      setOpened('')
      write(form, null)
    },
  ]
}

/** Values that differ from the initial ones. */
function written<T extends object>(now: T, initial: T): Partial<T> {
  // the names are those of T, and each keeps its value
  const changed = Object.entries(now).filter(([name, value]) => value !== initial[name as keyof T])
  return Object.fromEntries(changed) as Partial<T>
}

const placeOf = (form: string): string => `ventanilla.escrito.${form}`

/** Restores only known fields of the expected type: an earlier release may have stored another shape. */
function read<T extends object>(form: string, initial: T): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(form)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    const known = Object.entries(kept).filter(([name, value]) => {
      // undefined for a name that T does not have
      const begins = initial[name as keyof T]
      return typeof value === typeof begins && Array.isArray(value) === Array.isArray(begins)
    })
    // what is left has the names of T, and values of their kinds
    return Object.fromEntries(known) as Partial<T>
  } catch {
    return {}
  }
}

function write(form: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(placeOf(form))
    else sessionStorage.setItem(placeOf(form), JSON.stringify(values))
  } catch {
    // a browser without storage: the text stays on the screen only
  }
}
