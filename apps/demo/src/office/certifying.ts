import { isServed } from '@ventanilla/domain/workflow/state/notified'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'

/** Steps that continue from something that took effect earlier: a posted notice, the decision on an appeal. */
export const CERTIFIES: ReadonlySet<string> = new Set(['NOT-06', 'REC-06', 'RWF-06'])

/** Whether by that day the notice has taken effect, or the decision on an appeal is final. */
export function mayCertify({ state: { flow } }: LoadedCase, step: string, today: string): boolean {
  const { lastNotifiedOn } = flow
  return lastNotifiedOn === null || today > lastNotifiedOn || (step === 'NOT-06' && isServed(flow, today))
}
