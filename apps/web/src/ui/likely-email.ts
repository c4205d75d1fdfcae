import { likelyEmail, normalizeEmail } from '@ventanilla/domain/identity/email'

/**
 * The question under every field for an address, for one that looks mistyped; undefined without one. What is sent
 * to a mistyped address reaches nobody or somebody else.
 */
export function likelyHint(typed: string): string | undefined {
  const meant = likelyEmail(normalizeEmail(typed))
  return meant === null ? undefined : `¿Quiso decir ${meant}?`
}
