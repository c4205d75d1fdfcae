import { useState } from 'react'
import { useDeviceForm, type Written } from '../use-device-form.ts'
import type { NoSecrets } from '../use-tab-form.ts'
import type { RulesFor } from './faults.ts'
import { type FormOptions, type Held, type PlainForm, useFormOver } from './form-over.ts'

interface KeptAs {
  /** name under which its text stays on the device, encrypted, until it was sent; none: on the screen only */
  readonly kept?: string | null
}

const NO_SECRETS: Written = {}

/** A form of a user with a session. */
export function usePlainForm<V extends Written & NoSecrets, R>(
  rules: RulesFor<V>,
  initial: V,
  { kept = null, ...options }: FormOptions<V, R> & KeptAs,
): PlainForm<V> {
  const held = useHeld(kept, initial, NO_SECRETS)
  // it always holds the names of `initial`, and no other
  const values = held.values as V
  return useFormOver<V, R>({ ...held, values }, rules, options)
}

/** Asks for passwords or codes besides, `secrets`: on the screen only, until they were sent. */
export function useSecretForm<V extends Written & NoSecrets, S extends Written, R>(
  rules: RulesFor<V & S>,
  initial: V,
  secrets: S,
  { kept = null, ...options }: FormOptions<V & S, R> & KeptAs,
): PlainForm<V & S> {
  const held = useHeld(kept, initial, secrets)
  // it always holds the names of both, and no other
  const values = held.values as V & S
  return useFormOver<V & S, R>({ ...held, values }, rules, options)
}

/** What was written, over `initial`, which other work on the same page may renew meanwhile. */
function useHeld<V extends Written & NoSecrets>(
  kept: string | null,
  initial: V,
  secrets: Written,
): Held<Written> {
  const [edited, setEdited] = useState<Written>({})
  const [typed, setTyped] = useState<Written>({})
  const lasting = { ...initial, ...edited }
  const forget = useDeviceForm(kept, lasting, initial, (before) => {
    // an earlier release may have kept other fields
    const known = Object.entries(before).filter(([name]) => name in initial)
    setEdited((now) => ({ ...now, ...Object.fromEntries(known) }))
  })
  return {
    values: { ...lasting, ...secrets, ...typed },
    write: (name, text) => {
      const set = name in secrets ? setTyped : setEdited
      set((now) => ({ ...now, [name]: text }))
    },
    reset: () => {
      setEdited({})
      setTyped({})
    },
    forget: () => {
      setTyped({})
      forget()
    },
  }
}
