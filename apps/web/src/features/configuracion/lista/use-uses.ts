import { useEffects } from '../efectos/effects-data.ts'
import { inUse } from '../efectos/in-use.ts'
import type { ItemRow } from '../item-data.ts'
import type { OpenKind } from '../puertas/doors.ts'

/** How much uses each row of a list, counted once for all; null: not known yet, or nothing can use them. */
export function useUses(kind: OpenKind, rows: readonly ItemRow[]): ReadonlyMap<string, number | null> | null {
  const read = useEffects(rows.map(({ key }) => ({ kind, key })))
  const counted = (read.data ?? []).flatMap((effects) => {
    const count = inUse(effects)
    return count === undefined ? [] : [[effects.key, count] as const]
  })
  return counted.length === 0 ? null : new Map(counted)
}
