import { isSingle, type ZoneClassId, zoneClassName } from '../../places/zone-classes.ts'
import type { Between } from '../kind.ts'
import { error, type Listed, quoted, shared } from './contradictions.ts'

interface OfClass extends Listed {
  readonly class: ZoneClassId
}

/** One layer of what divides the territory, and one of streams. */
export const DIVISIONS_ONCE: Between<OfClass> = {
  name: 'division',
  find({ items }) {
    const dividing = [...items].filter(([, zone]) => zone.active && isSingle(zone.class))
    return shared(dividing, (zone) => zone.class).map(([id, keys]) => {
      const of = items.get(keys[0] ?? '')?.class
      return error(
        String(id),
        `Hay ${keys.length} capas vigentes de ${quoted(of === undefined ? '' : zoneClassName(of))}: deje una.`,
        keys,
      )
    })
  },
}
