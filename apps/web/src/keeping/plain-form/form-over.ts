import type { FieldRule } from '@ventanilla/contract/field-rules'
import { useRef, useState } from 'react'
import { type CallOptions, refusalOf } from '../../client/network/http.ts'
import { useIntention } from '../../client/network/intention.ts'
import type { Refusal } from '../../ui/fields/form.tsx'
import type { Written } from '../use-device-form.ts'
import { type Checks, faultsOf, type Name, namesOf, notSent, placed, type RulesFor } from './faults.ts'

/** Where a form's text is held: on the screen, in the tab (`useTabForm`), on the device. */
export interface Held<V> {
  readonly values: V
  readonly write: (name: Name<V>, text: string) => void
  readonly reset: () => void
  /** once it was sent, or given up */
  readonly forget: () => void
}

export interface FormOptions<V, R> {
  /** the call, under a key that lives until the server has answered, and with `version` as it was then */
  readonly send: (values: V, options: CallOptions, version: number) => Promise<R>
  readonly onDone: (answer: R, values: V) => void
  /** of what the call changes */
  readonly version?: number
  /** what the contract cannot say of a field */
  readonly checks?: Checks<V>
}

/** Current state of one form of plain fields. */
export interface PlainForm<V> {
  readonly values: V
  readonly write: (name: Name<V>, text: string) => void
  /** props of a text, select or area field */
  readonly field: (name: Name<V>) => {
    readonly name: Name<V>
    readonly value: string
    readonly required: boolean
    readonly maxLength: number | undefined
    readonly error: string | undefined
    readonly onChange: (text: string) => void
    readonly onBlur: () => void
  }
  /** props of `Form` */
  readonly form: {
    readonly ready: boolean
    readonly busy: boolean
    readonly refusal: Refusal | null
    readonly onSubmit: () => void
  }
  /** back to the initial text */
  readonly reset: () => void
  /** the text is no longer kept on the device */
  readonly forget: () => void
}

const NOTHING = {}

/**
 * A form over the fields of one call: `rules` are the generated ones of its body. Says the server's sentences
 * at the fields before anything is sent, sends once, and shows a rejection at the fields it names. The text
 * stays until the server has taken it.
 */
export function useFormOver<V extends Written, R>(
  held: Held<V>,
  rules: RulesFor<V>,
  { send, onDone, checks = NOTHING, version = 0 }: FormOptions<V, R>,
): PlainForm<V> {
  const { values, write } = held
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const running = useRef(false)
  const intention = useIntention()
  const names = namesOf(values)
  const faults = faultsOf(values, rules, checks)
  const submit = async (): Promise<void> => {
    // Race: `busy` takes effect with the next render
    if (running.current) return
    if (faults.size > 0) {
      setLeft(new Set(names))
      return setRefusal(notSent([...faults].map(([path, message]) => ({ path, message }))))
    }
    running.current = true
    setBusy(true)
    setRefusal(null)
    const meant = { values, version }
    const sending = intention.send(meant, (first, options) => send(first.values, options, first.version))
    const outcome = await sending.then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    running.current = false
    setBusy(false)
    if ('error' in outcome) {
      const why = refusalOf(outcome.error)
      return setRefusal(why === null ? null : placed(why, names))
    }
    held.forget()
    onDone(outcome.answer, values)
  }
  return {
    values,
    write,
    field: (name) => {
      const { required, maxLength }: FieldRule = rules[name]
      const value = values[name] ?? ''
      return {
        name,
        value,
        required,
        maxLength,
        // that a required field is empty is said by the field itself
        error: left.has(name) && value.trim() !== '' ? faults.get(name) : undefined,
        onChange: (text) => write(name, text),
        onBlur: () => setLeft((now) => new Set([...now, name])),
      }
    },
    form: { ready: faults.size === 0, busy, refusal, onSubmit: () => void submit() },
    reset: () => {
      held.reset()
      setLeft(new Set())
      setRefusal(null)
    },
    forget: held.forget,
  }
}
