import { useEffect, useState } from 'react'
import { type OwnMap, readOwnMap } from './own-layers.ts'

const NOTHING_YET: OwnMap = { layers: [], tiles: null }

/** What the portal itself shows on every map, once it was read; what could not be read is read by the next map. */
export function useOwnMap(): { readonly own: OwnMap; readonly state: 'reading' | 'read' | 'failed' } {
  const [found, setFound] = useState<ReturnType<typeof useOwnMap>>({ own: NOTHING_YET, state: 'reading' })
  useEffect(() => {
    let gone = false
    readOwnMap().then(
      (own) => {
        if (!gone) setFound({ own, state: 'read' })
      },
      () => {
        if (!gone) setFound({ own: NOTHING_YET, state: 'failed' })
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return found
}
