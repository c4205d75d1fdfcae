import { isServed } from '@ventanilla/domain/workflow/notifying'
import type { LoadedCase } from '../db/cases/load.ts'

/** Steps that go on from what must have taken effect before: a notice in hand, the decision on an appeal. */
export const CERTIFIES: ReadonlySet<string> = new Set(['NOT-06', 'REC-06', 'RWF-06'])

/** Whether on that day the notice in hand has taken effect, or the decision on an appeal is final. */
export function mayCertify({ state: { flow } }: LoadedCase, step: string, today: string): boolean {
  const { lastNotifiedOn } = flow
  return lastNotifiedOn === null || today > lastNotifiedOn || (step === 'NOT-06' && isServed(flow, today))
}
