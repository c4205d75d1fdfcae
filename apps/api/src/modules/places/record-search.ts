import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { auditLine } from '../../db/audit.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import type { Asked } from './place.ts'

const DECIMALS = 4

/** Writes who looked up which place: its first point, how many there are, and how far around. */
export async function recordSearch(deps: AppDeps, ctx: Context, { at, metres }: Asked): Promise<void> {
  const [first] = at
  await deps.db.run(
    auditLine({
      actorId: me(ctx).id,
      verb: ctx.endpointId,
      address: ctx.address,
      detail: {
        lugar:
          first === undefined
            ? ''
            : `${formatNumber(first.lat, DECIMALS)}; ${formatNumber(first.lon, DECIMALS)}`,
        puntos: at.length,
        metros: metres,
      },
      at: deps.clock.now(),
      newId: deps.newId,
    }),
  )
}
