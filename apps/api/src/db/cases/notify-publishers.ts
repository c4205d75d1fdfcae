import { toPublish } from '@ventanilla/domain/workflow/state/publishing'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { Db } from '../connection/sql.ts'
import { alertRecipients } from '../people/alert-recipients.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { LoadedCase } from './load.ts'
import { tell } from './tell.ts'

/**
 * Notifies publishers of each act that becomes publishable
 * (decision 59), so that it does not depend on reading a list.
 */
export async function notifyPublishers(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  after: Pick<CaseState, 'flow'>,
): Promise<void> {
  const world = { acts: deps.catalogue.actRules }
  const before = new Set(toPublish(world, loaded.state).map(({ id }) => id))
  const owed = toPublish(world, after).filter(({ id }) => !before.has(id))
  if (owed.length === 0) return
  const { office } = loaded.row
  const people = await alertRecipients(tx, deps.catalogue.contents, 'publicacion_pendiente', office)
  for (const act of owed)
    await tell(tx, deps, loaded, 'publicacion.pendiente', people, {
      tarea: act.id,
      nombre: world.acts.get(act.template)?.name ?? '',
    })
}
