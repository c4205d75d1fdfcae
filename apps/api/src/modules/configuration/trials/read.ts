import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { type ItemNow, itemsNow } from '../../../db/configuration/item-state.ts'
import { lastTrial, type TrialRow } from '../../../db/configuration/trials.ts'
import type { AppDeps } from '../../../deps.ts'
import type { Context } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem } from '../kind-access.ts'
import { outdatedBy } from './outdated.ts'
import { trialOfKind } from './table.ts'

/** The last trial of an item, for the users who read its draft. */
export async function readTrial(
  deps: AppDeps,
  ctx: Context,
  name: { readonly kind: string; readonly key: string },
) {
  const kind = kindOfItem(ctx, name, 'read')
  const [item] = await itemsNow(deps.db, [kind], name.key)
  if (item === undefined) throw notFound()
  const trial = await lastTrial(deps.db, item.id)
  return ok(trialShown(kind, item, trial ?? null, deps.catalogue.release))
}

/** How a kind is tried, and the last trial of an item. Numbers are of all cases, and name none. */
export function trialShown(kind: KindId, item: ItemNow, trial: TrialRow | null, release: number) {
  const tried = trialOfKind(kind)
  if ('none' in tried) return { none: tried.none, parts: [], trial: null }
  return {
    none: null,
    parts: Object.entries(tried.parts).map(([id, words]) => ({ id, ...words })),
    trial:
      trial === null
        ? null
        : {
            id: trial.id,
            state: trial.state,
            by: trial.by,
            at: trial.askedAt.toISOString(),
            endedAt: trial.endedAt?.toISOString() ?? null,
            done: trial.done,
            total: trial.total,
            outdated: outdatedBy(trial, item, release),
            sums: Object.entries(trial.progress.sums ?? {}).map(([piece, { tried: n, lines, money }]) => ({
              piece,
              tried: n,
              lines: lines.map(({ cases: _, ...line }) => line),
              money,
            })),
          },
  }
}
