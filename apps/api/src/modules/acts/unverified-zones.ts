import { Refusal } from '@ventanilla/domain/kernel/problem'
import { pendingZones } from '@ventanilla/domain/places/place-checks'
import { UNKNOWN_WHEN_WRITTEN } from '@ventanilla/domain/places/zone-words'
import { divides } from '@ventanilla/domain/places/zone-classes'
import type { LoadedCase } from '../../db/cases/load.ts'
import { zoneChecksOf } from '../../db/places/zone-checks.ts'
import type { Db } from '../../db/connection/sql.ts'

/**
 * Refuses to sign an opinion while nobody knows whether its case crosses a zone, or while its text still says so. Mistake: a
 * layer that was away taken for one that is not crossed.
 */
export async function refuseUnverified(tx: Db, { row }: LoadedCase, text: string): Promise<void> {
  const checks = await zoneChecksOf(tx, row.parent_id ?? row.id)
  const pending = pendingZones(checks.filter((check) => !divides(check.class)))
  const names = [...new Set(checks.filter(({ zone }) => pending.includes(zone)).map(({ name }) => name))]
  if (names.length > 0)
    throw new Refusal(
      'conflict',
      `Nadie sabe todavía si el lugar cruza: ${names.join(', ')}. Compruébelo y dígalo en la pestaña Mapa del caso antes de firmar.`,
      { code: 'zona_sin_verificar' },
    )
  if (text.includes(UNKNOWN_WHEN_WRITTEN))
    throw new Refusal(
      'conflict',
      'El documento todavía dice que una zona está sin verificar, y ya se verificó. Devuélvalo para que se corrija.',
      { code: 'zona_desactualizada' },
    )
}
