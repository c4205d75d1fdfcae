import type { Item } from '@ventanilla/domain/configuration/kinds'
import { publish } from '../../db/configuration/release.ts'
import type { ApiWorld } from './world.ts'

/** Brings items into force at once, as if two people had edited and published them. */
export async function publishItems(
  {
    deps,
    db,
    clock,
    personId,
  }: Pick<ApiWorld, 'deps' | 'db' | 'personId'> & { readonly clock: Pick<ApiWorld['clock'], 'now'> },
  ...items: readonly Item[]
): Promise<void> {
  const person = await personId('cli-admin@demo.test')
  const why = { author: person, publisher: person, reason: 'Prueba', norm: '' }
  await publish(db, { items, ...why }, clock.now())
  await deps.configuration.look()
}
