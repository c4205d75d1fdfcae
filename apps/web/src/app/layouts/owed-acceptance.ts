import { useState } from 'react'
import type { SessionUser } from '../../client/session/session-user.ts'
import { type OwedTextRow, useOwedTexts } from '../../features/cuenta/aceptar/use-owed-texts.ts'

interface OwedAcceptance {
  /** to accept now; none, where they were left for later */
  readonly texts: readonly OwedTextRow[]
  /** everything else waits: the server answers nothing else */
  readonly waits: boolean
  readonly later: () => void
}

/**
 * Legal texts that changed and that the user accepts before going on; until they are known the page opens, because
 * the server refuses what must wait. What the law does not demand can be left
 * for later; it is asked again with the next page that loads. @param ready false: something else comes first
 */
export function useOwedAcceptance(user: SessionUser, ready: boolean): OwedAcceptance {
  const owed = useOwedTexts(user.id)
  const [left, setLeft] = useState(false)
  const texts = owed.data ?? []
  const waits = texts.some((one) => one.waits)
  return {
    texts: !ready || (left && !waits) ? [] : texts,
    waits,
    later: () => setLeft(true),
  }
}
