import { factory } from '@ventanilla/catalog/factory'
import { contentsOf } from '@ventanilla/domain/configuration/contents.testkit'
import type { Configuration } from '../../db/configuration/follow.ts'
import type { Snapshot } from '../../db/configuration/snapshot.ts'

/** What the product ships, in force for ever, for tests whose portal needs no other. */
export function shippedConfiguration(): Configuration {
  const items = factory()
  const snapshot: Snapshot = {
    ...contentsOf(items),
    release: 0,
    lastChange: () => 0,
    former: new Map(),
    size: Object.values(items).reduce((sum, list) => sum + list.length, 0),
  }
  return {
    current: () => snapshot,
    pinned: (work) => work(),
    pin: () => ({ run: (work) => work(), end: () => undefined }),
    gate: {
      pass: async () => undefined,
      around: (transaction) => transaction(),
      catchUp: async () => undefined,
    },
    look: async () => undefined,
    close: async () => undefined,
  }
}
