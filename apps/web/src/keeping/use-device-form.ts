import { useEffect, useRef } from 'react'
import { useUser } from '../client/session/session.ts'
import { deviceOf } from './device.ts'
import type { NoSecrets } from './use-tab-form.ts'

/** Values of a simple form: never passwords, never codes. */
export type Written = Readonly<Record<string, string>>

interface State {
  /** the earlier copy has been read, or does not matter anymore */
  readonly looked: boolean
  /** this device has a copy of the form */
  readonly kept: boolean
  /** last stored value; '' for none, null before */
  readonly last: string | null
}
const NEVER: State = { looked: false, kept: false, last: null }

const KIND = 'formulario'

const sameAs = (a: Written, b: Written): boolean =>
  Object.entries(a).every(([name, value]) => b[name] === value)

/**
 * Keeps a logged-in user's text in a small form on this device, encrypted like drafts, until it equals the
 * server's (`saved`) or `forget` is called: it survives a reload, navigating back and the end of the session.
 * Larger works use the saving engine. `form` null: nothing is kept.
 */
export function useDeviceForm(
  form: string | null,
  written: Written & NoSecrets,
  saved: Written,
  restore: (kept: Written) => void,
): () => void {
  const userId = useUser()?.id ?? null
  const state = useRef(NEVER)
  const latest = useRef(restore)
  latest.current = restore
  const text = JSON.stringify(written)
  const changed = !sameAs(written, saved)
  useEffect(() => {
    if (userId === null || form === null) return
    let here = true
    state.current = NEVER
    void readForm(userId, form).then((kept) => {
      if (!here || state.current.looked) return
      state.current = { looked: true, kept: kept !== null, last: null }
      if (kept !== null) latest.current(kept)
    })
    return () => {
      here = false
    }
  }, [userId, form])
  useEffect(() => {
    const { looked, kept, last } = state.current
    const next = changed ? text : ''
    // new input wins over the earlier copy
    if (userId === null || form === null || last === next || !(changed || (looked && kept))) return
    state.current = { looked: true, kept: changed, last: next }
    // the same values as text
    keepForm(userId, form, changed ? (JSON.parse(text) as Written) : null)
  }, [userId, form, text, changed])
  return () => {
    // avoids saving the same text again until the user types
    state.current = { looked: true, kept: false, last: text }
    if (userId !== null && form !== null) keepForm(userId, form, null)
  }
}

async function readForm(userId: string, form: string): Promise<Written | null> {
  try {
    const record = await (await deviceOf(userId)).kept.get(KIND, form)
    // only keepForm stores values of this kind
    return record === null ? null : (record.value as Written)
  } catch {
    return null
  }
}

// serialised: the last write must win
let writing: Promise<unknown> = Promise.resolve()

function keepForm(userId: string, form: string, written: Written | null): void {
  writing = writing
    .then(() => deviceOf(userId))
    .then(({ kept }) => (written === null ? kept.remove(KIND, form) : kept.put(KIND, form, written)))
    // a device without storage: the text stays on the screen only
    .catch(() => undefined)
}
