import { useEffect, useRef } from 'react'
import { useUser } from '../client/session.ts'
import { deviceOf } from './device.ts'
import type { NoSecrets } from './use-tab-form.ts'

/** What is written in a form of fields: never passwords, never codes. */
export type Written = Readonly<Record<string, string>>

interface State {
  /** what was kept earlier has been asked for, or no longer counts */
  readonly looked: boolean
  /** something of this form lies on the device */
  readonly kept: boolean
  /** what was put there last; '' for nothing, null before */
  readonly last: string | null
}
const NEVER: State = { looked: false, kept: false, last: null }

const KIND = 'formulario'

const sameAs = (a: Written, b: Written): boolean =>
  Object.entries(a).every(([name, value]) => b[name] === value)

/**
 * What somebody with a session writes in a small form stays on this device, encrypted as their drafts are, until it is
 * what the server has (`saved`) or `forget` is called: after a reload, the way back or the end of the session it
 * stands there again. Larger works have the saving engine.
 */
export function useDeviceForm(
  form: string,
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
    if (userId === null) return
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
    // what has been written counts more than what was kept earlier
    if (userId === null || last === next || !(changed || (looked && kept))) return
    state.current = { looked: true, kept: changed, last: next }
    keepForm(userId, form, changed ? (JSON.parse(text) as Written) : null)
  }, [userId, form, text, changed])
  return () => {
    // what stands on the screen is not kept again before somebody writes on
    state.current = { looked: true, kept: false, last: text }
    if (userId !== null) keepForm(userId, form, null)
  }
}

async function readForm(userId: string, form: string): Promise<Written | null> {
  try {
    const record = await (await deviceOf(userId)).kept.get(KIND, form)
    return record === null ? null : (record.value as Written)
  } catch {
    return null
  }
}

// one after the other: the last word must be what stays
let writing: Promise<unknown> = Promise.resolve()

function keepForm(userId: string, form: string, written: Written | null): void {
  writing = writing
    .then(() => deviceOf(userId))
    .then(({ kept }) => (written === null ? kept.remove(KIND, form) : kept.put(KIND, form, written)))
    // a device that keeps nothing: what is written stays on the screen
    .catch(() => undefined)
}
