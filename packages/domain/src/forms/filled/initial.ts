import type { Answers, FormDef } from '../definition.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Profile } from '../profile.ts'
import { fieldsOf } from '../reading.ts'

/** Answers of a new draft: what the profile knows of a field, otherwise its initial value. */
export function initialAnswers(def: FormDef, profile: Partial<Profile>): Answers {
  const entries: [string, unknown][] = []
  for (const field of fieldsOf(def)) {
    if (field.calculated !== undefined) continue
    const known = field.prefill === undefined ? undefined : profile[field.prefill]
    const value = kindOf(field).isEmpty(known) ? field.initial : known
    if (!kindOf(field).isEmpty(value)) entries.push([field.key, value])
  }
  return Object.fromEntries(entries)
}
