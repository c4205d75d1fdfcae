import type { Kind } from '../kind.ts'
import { checkText, text } from '../text/text.ts'

/** Several lines of text. */
export const longText: Kind = {
  ...text,
  check: (value, field) => checkText(value, field, 'longText'),
}
