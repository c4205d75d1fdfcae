import { EMAIL_INVALID } from '@ventanilla/domain/identity/email'
import {
  MALFORMED,
  NOT_A_NUMBER,
  REQUIRED,
  tooHigh,
  tooLong,
  tooLow,
  tooShort,
} from '@ventanilla/domain/kernel/field-sentences'
import type { z } from 'zod'

/** Names the values of a closed list. */
export const acceptedOnly = (values: readonly unknown[]): string =>
  `Se acepta ${values.length === 1 ? 'solamente' : 'uno de estos valores'}: ${values.map((value) => `«${String(value)}»`).join(', ')}.`

/**
 * Actionable sentences for common form errors, the same that the browser says before sending
 * (`contract/field-rules`); zod's Spanish locale covers the rest.
 */
export const sentenceOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return REQUIRED
  if (issue.code === 'invalid_type' && issue.expected === 'number') return NOT_A_NUMBER
  if (issue.code === 'invalid_value') return acceptedOnly(issue.values)
  if (issue.code === 'invalid_union') return 'Este dato no es válido. Revíselo.'
  if (issue.code === 'invalid_format' && issue.format === 'regex') return MALFORMED
  if (issue.code === 'invalid_format' && issue.format === 'email') return EMAIL_INVALID
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return tooLong(Number(issue.maximum))
    return issue.origin === 'number' ? tooHigh(Number(issue.maximum)) : undefined
  }
  if (issue.code !== 'too_small') return undefined
  if (issue.origin === 'number') return tooLow(Number(issue.minimum))
  if (issue.origin !== 'string') return undefined
  return issue.input === '' || Number(issue.minimum) <= 1 ? REQUIRED : tooShort(Number(issue.minimum))
}
