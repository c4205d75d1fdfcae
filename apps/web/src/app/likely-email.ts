import { likelyEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { askOfAddresses } from '../ui/fields/likely-hint.ts'

/** Suggests a correction for a mistyped address before mail goes to the wrong person. */
askOfAddresses((typed) => {
  const meant = likelyEmail(normalizeEmail(typed))
  return meant === null ? undefined : `¿Quiso decir ${meant}?`
})
