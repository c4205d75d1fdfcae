import type { AccountField } from './registro/account-fields.ts'
import { text } from './cuenta.text.ts'

/** Above this number, missing fields are counted instead of named. */
const NAMED = 3

/** Explains why the button is disabled. */
export function missingWords(missing: readonly AccountField[], company: boolean): string {
  if (missing.length === 0) return text.register.correct
  if (missing.length > NAMED) return text.register.missingMany(missing.length)
  const names = missing.map((field) => text.register.fieldNames(company)[field] ?? '')
  return text.register.missing(new Intl.ListFormat('es').format(names))
}
