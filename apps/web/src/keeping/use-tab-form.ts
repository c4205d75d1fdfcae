import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'

/** Passwords and codes have no place in what is kept. */
export interface NoSecrets {
  readonly password?: never
  readonly code?: never
}

/**
 * What somebody without a session writes in a form stays in the tab: it survives a reload, the way back, and a telephone
 * that closes the page while its owner looks up a code elsewhere. It goes when it was sent, or with the tab.
 */
export function useTabForm<T extends object & NoSecrets>(
  form: string,
  initial: T,
): [T, Dispatch<SetStateAction<T>>, () => void] {
  const [values, setValues] = useState(initial)
  // only the browser knows: a page that arrives with its content is drawn as if nothing had been written
  const [opened, setOpened] = useState('')
  const drawn = useRef(false)
  useEffect(() => {
    const kept = read(form, initial)
    const begins = Object.keys(kept).length > 0 ? { ...initial, ...kept } : initial
    // the race: a quick hand, or a keeper of passwords, writes before the browser comes to this
    const early = !drawn.current
    drawn.current = true
    setValues((now) => (early && now !== initial ? { ...begins, ...written(now, initial) } : begins))
    setOpened(form)
    // what it begins with is read once
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

/** What differs from how a form began. */
function written<T extends object>(now: T, initial: T): Partial<T> {
  const changed = Object.entries(now).filter(([name, value]) => value !== initial[name as keyof T])
  return Object.fromEntries(changed) as Partial<T>
}

const placeOf = (form: string): string => `ventanilla.escrito.${form}`

/** Only what the form knows, in the shape in which it knows it: a former release may have kept something else. */
function read<T extends object>(form: string, initial: T): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(form)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    const known = Object.entries(kept).filter(([name, value]) => {
      const begins = initial[name as keyof T]
      return typeof value === typeof begins && Array.isArray(value) === Array.isArray(begins)
    })
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
    // a browser that keeps nothing: what is written stays on the screen
  }
}
