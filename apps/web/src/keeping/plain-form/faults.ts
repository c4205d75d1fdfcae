import { type FieldRule, fieldFault } from '@ventanilla/contract/field-rules'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { Refusal } from '../../ui/fields/form.tsx'
import type { Written } from '../use-device-form.ts'

export type Name<V> = Extract<keyof V, string>

/** What the contract cannot say of a field: a sentence, or nothing. */
export type Checks<V> = {
  readonly [N in Name<V>]?: (written: string, values: V) => string | null
}

/**
 * A rule for every field of the form: the call's, or one of the form's own for text that the call does not have,
 * as that from which a list is made. A misspelled name has none and does not compile.
 */
export type RulesFor<V> = { readonly [N in Name<V>]: FieldRule }

/** The first fault of each field that has one, in the order of the fields. */
export function faultsOf<V extends Written>(
  values: V,
  rules: RulesFor<V>,
  checks: Checks<V>,
): ReadonlyMap<Name<V>, string> {
  const found = new Map<Name<V>, string>()
  for (const name of namesOf(values)) {
    const written = values[name] ?? ''
    const own = written.trim() === '' ? null : (checks[name]?.(written, values) ?? null)
    const fault = fieldFault(rules[name], written) ?? own
    if (fault !== null) found.set(name, fault)
  }
  return found
}

export const namesOf = <V extends object>(values: V): readonly Name<V>[] => keysIn(values)

interface Problem {
  readonly path: string
  readonly message: string
}

/** The rejection of a form that was not sent, because of these fields. */
export function notSent(problems: readonly Problem[]): Refusal {
  const count = new Set(problems.map(({ path }) => path)).size
  const message =
    count === 1
      ? (problems[0]?.message ?? '')
      : `Hay ${count} datos por corregir. Están señalados en el formulario.`
  return { message, problems, cause: {} }
}

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

/** The server's rejection for this form: messages for fields that are not on it join the form's own. */
export function placed(refusal: Refusal, names: readonly string[]): Refusal {
  const homeless = refusal.problems.filter(({ path }) => !names.includes(path.replace(/^body\./, '')))
  const said = new Set(homeless.map(({ message }) => ended(message)))
  return said.size === 0 ? refusal : { ...refusal, message: [ended(refusal.message), ...said].join(' ') }
}
