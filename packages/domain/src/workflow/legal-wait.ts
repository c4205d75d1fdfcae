import type { Logic } from '../forms/definition.ts'
import type { StepDef } from './definition.ts'

/** Whether a guard only opens once the term of its step is over. */
export function readsExpiredTerm(guard: Logic | undefined): boolean {
  if (typeof guard !== 'object' || guard === null) return false
  const [operator, parts] = Object.entries(guard)[0] ?? []
  if (operator === 'var') return parts === 'termino.vencido'
  if (operator !== 'and' && operator !== 'or') return false
  return Array.isArray(parts) && parts.some((part) => readsExpiredTerm(part as Logic))
}

/**
 * Whether the term of a step is one that the law lets run out: the days of a notice, the days to appeal, to come or to
 * open an act. The office cannot be quicker than it, and is late only with what it does once it is over.
 */
export const runsOut = (step: Pick<StepDef, 'kind' | 'term' | 'posts' | 'outcomes' | 'actChoice'>): boolean =>
  step.term !== undefined &&
  (step.kind === 'firmness' ||
    step.posts !== undefined ||
    step.outcomes.some(({ automatic, guard }) => automatic === 'expiry' || readsExpiredTerm(guard)) ||
    step.actChoice?.some(({ when }) => readsExpiredTerm(when)) === true)
