import { likelyEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { askOfAddresses } from '../ui/fields/likely-hint.ts'

/** What is sent to a mistyped address reaches nobody or somebody else, so its field asks. */
askOfAddresses((typed) => {
  const meant = likelyEmail(normalizeEmail(typed))
  return meant === null ? undefined : `¿Quiso decir ${meant}?`
})
