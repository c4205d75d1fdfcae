import type { TrialOutdated } from '@ventanilla/domain/configuration/words'
import type { ItemNow } from '../../../db/configuration/item-state.ts'
import type { TrialRow } from '../../../db/configuration/trials.ts'
import { draftHash } from '../shown.ts'

/**
 * Why a trial says nothing of the draft that there is; null: it tried just this draft, against what is in force.
 * Attack: a draft is tried, changed, and handed to the second person as tried.
 */
export function outdatedBy(
  trial: Pick<TrialRow, 'draft' | 'release'>,
  { draft }: Pick<ItemNow, 'draft'>,
  release: number,
): TrialOutdated | null {
  if (draft === null || draftHash(draft) !== trial.draft) return 'borrador'
  return release === trial.release ? null : 'vigente'
}
