import type { Logic } from '../../forms/definition.ts'
import type { StepDef } from './definition.ts'

/** Whether a guard opens only after its step's term. */
export function readsExpiredTerm(guard: Logic | undefined): boolean {
  if (typeof guard !== 'object' || guard === null) return false
  const [operator, parts] = Object.entries(guard)[0] ?? []
  if (operator === 'var') return parts === 'termino.vencido'
  if (operator !== 'and' && operator !== 'or') return false
  return Array.isArray(parts) && parts.some((part) => readsExpiredTerm(part))
}

/**
 * Whether a step's term must run out by law: the days of a notice, or those to appeal, appear or open an act.
 * The office cannot act before its end; only later action counts as delay.
 */
export const runsOut = (step: Pick<StepDef, 'kind' | 'term' | 'posts' | 'outcomes' | 'actChoice'>): boolean =>
  step.term !== undefined &&
  (step.kind === 'firmness' ||
    step.posts !== undefined ||
    step.outcomes.some(({ automatic, guard }) => automatic === 'expiry' || readsExpiredTerm(guard)) ||
    step.actChoice?.some(({ when }) => readsExpiredTerm(when)) === true)
