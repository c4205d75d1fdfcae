import { openRemarksSentence } from '../../acts/open-remarks.ts'
import { isOpen } from '../../acts/remarks.ts'
import { Refusal } from '../../kernel/problem.ts'
import type { World } from './state.ts'

/** Why an act cannot be approved or signed; null: no remark is open (decision 64). */
export const whyRemarksHold = (world: Pick<World, 'remarksOn'>, actId: string | null): string | null =>
  actId === null ? null : openRemarksSentence(world.remarksOn(actId).filter(isOpen).length)

/**
 * Attack: signing an act with the defect that its reviewer named, by any route to the signature. Throws
 * `Refusal` (conflict).
 */
export function refuseOpenRemarks(world: Pick<World, 'remarksOn'>, actId: string): void {
  const why = whyRemarksHold(world, actId)
  if (why !== null) throw new Refusal('conflict', why, { code: 'observaciones' })
}
