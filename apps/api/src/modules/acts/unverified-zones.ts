import { Refusal } from '@ventanilla/domain/kernel/problem'
import { pendingZones } from '@ventanilla/domain/places/place-checks'
import { UNKNOWN_WHEN_WRITTEN } from '@ventanilla/domain/places/zone-words'
import { divides } from '@ventanilla/domain/places/zone-classes'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import { conceptsOf } from '../../db/cases/zones/place-concepts.ts'
import type { LoadedCase } from '../../db/cases/load.ts'
import { zoneChecksOf } from '../../db/places/zone-checks.ts'
import type { Db } from '../../db/connection/sql.ts'

const NAMES_PLANNING = /planeaci[oó]n/iu

/**
 * Refuses to sign an opinion while nobody knows whether its case crosses a zone, while its text still says so, or while a
 * concept that a zone asked for is missing, or came later than the text. Mistakes: a layer that was away taken for one that
 * is not crossed, and a place decided as if planning had said nothing.
 */
export async function refuseUnverified(
  tx: Db,
  catalogue: CaseCatalogue,
  { row }: LoadedCase,
  text: string,
): Promise<void> {
  const about = row.parent_id ?? row.id
  const concepts = await conceptsOf(tx, catalogue, about)
  if (concepts.awaited)
    throw new Refusal(
      'conflict',
      'Falta el concepto de planeación que se pidió sobre el lugar. Está en los trámites vinculados del caso.',
      { code: 'falta_concepto' },
    )
  const checks = await zoneChecksOf(tx, about)
  const pending = pendingZones(checks.filter((check) => !divides(check.class)))
  const names = [...new Set(checks.filter(({ zone }) => pending.includes(zone)).map(({ name }) => name))]
  if (names.length > 0)
    throw new Refusal(
      'conflict',
      `Nadie sabe todavía si el lugar cruza: ${names.join(', ')}. Compruébelo y dígalo en la pestaña Mapa del caso antes de firmar.`,
      { code: 'zona_sin_verificar' },
    )
  const stale = [
    ...(text.includes(UNKNOWN_WHEN_WRITTEN)
      ? ['todavía dice que una zona está sin verificar, y ya se verificó']
      : []),
    // its words may be told in others, but planning is named
    ...(concepts.said !== '' && !NAMES_PLANNING.test(text)
      ? ['no menciona el concepto que planeación dio sobre el lugar']
      : []),
  ]
  if (stale.length > 0)
    throw new Refusal('conflict', `El documento ${stale.join(', y ')}. Devuélvalo para que se corrija.`, {
      code: 'documento_desactualizado',
    })
}
