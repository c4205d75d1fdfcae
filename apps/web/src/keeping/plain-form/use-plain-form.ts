import type { FieldRules } from '@ventanilla/contract/field-rules'
import { useState } from 'react'
import { useDeviceForm, type Written } from '../use-device-form.ts'
import type { NoSecrets } from '../use-tab-form.ts'
import { type FormOptions, type Held, type PlainForm, useFormOver } from './form-over.ts'

/**
 * A form of a user with a session. `kept`: name under which its text stays on the device, encrypted, until it
 * was sent; none: on the screen only.
 */
export function usePlainForm<V extends Written & NoSecrets, R>(
  rules: FieldRules,
  initial: V,
  { kept = null, ...options }: FormOptions<V, R> & { readonly kept?: string | null },
): PlainForm<V> {
  const [written, setWritten] = useState<Written>(initial)
  // it always holds the names of `initial`, and no other
  const values = written as V
  const forget = useDeviceForm(kept, values, initial, (before) => {
    // an earlier release may have kept other fields
    const known = Object.entries(before).filter(([name]) => name in initial)
    setWritten((now) => ({ ...now, ...Object.fromEntries(known) }))
  })
  const held: Held<V> = {
    values,
    write: (name, text) => setWritten((now) => ({ ...now, [name]: text })),
    reset: () => setWritten(initial),
    forget,
  }
  return useFormOver(held, rules, options)
}
