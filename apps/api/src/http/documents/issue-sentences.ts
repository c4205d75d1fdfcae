import { REQUIRED, tooLong } from '@ventanilla/domain/identity/names'
import type { z } from 'zod'

/** Names the values of a closed list. */
export const acceptedOnly = (values: readonly unknown[]): string =>
  `Se acepta ${values.length === 1 ? 'solamente' : 'uno de estos valores'}: ${values.map((value) => `«${String(value)}»`).join(', ')}.`

/** Actionable sentences for common form errors; zod's Spanish locale covers the rest. */
export const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return REQUIRED
  if (issue.code === 'invalid_value') return acceptedOnly(issue.values)
  if (issue.code === 'invalid_union') return 'Este dato no es válido. Revíselo.'
  if (issue.code === 'too_big' && issue.origin === 'string') return tooLong(Number(issue.maximum))
  if (issue.code !== 'too_small' || issue.origin !== 'string') return undefined
  return Number(issue.minimum) <= 1 ? REQUIRED : `Escriba al menos ${issue.minimum} caracteres`
}
