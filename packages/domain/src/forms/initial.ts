import type { Answers, FormDef } from './definition.ts'
import { kindOf } from './kinds/registry.ts'
import { fieldsOf } from './reading.ts'

/** Profile data of the user who opens a draft; keys are the fields' `prefill` names. */
export type Profile = Readonly<Record<string, unknown>>

/** Answers of a new draft: initial values of the definition, then profile data. */
export function initialAnswers(def: FormDef, profile: Profile = {}): Answers {
  const entries: [string, unknown][] = []
  for (const field of fieldsOf(def)) {
    if (field.calculated !== undefined) continue
    const known =
      field.prefill !== undefined && Object.hasOwn(profile, field.prefill)
        ? profile[field.prefill]
        : undefined
    const value = kindOf(field).isEmpty(known) ? field.initial : known
    if (!kindOf(field).isEmpty(value)) entries.push([field.key, value])
  }
  return Object.fromEntries(entries)
}
