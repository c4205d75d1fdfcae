import type { Logic } from '@ventanilla/domain/forms/definition'

/** Whether a guard only opens once the term of its step is over. */
export function readsExpiredTerm(guard: Logic | undefined): boolean {
  if (typeof guard !== 'object' || guard === null) return false
  const [operator, parts] = Object.entries(guard)[0] ?? []
  if (operator === 'var') return parts === 'termino.vencido'
  if (operator !== 'and' && operator !== 'or') return false
  return Array.isArray(parts) && parts.some((part) => readsExpiredTerm(part as Logic))
}
