import { hostname } from 'node:os'
import type { operations } from '@ventanilla/contract/operations.contract'
import type { z } from 'zod'
import { demandWhole } from './db/migrating/restored.ts'
import { MigrationError, retirement } from './db/migrating/served.ts'
import { announce, withdrawProcess } from './db/server-processes.ts'
import type { AppDeps } from './deps.ts'
import type { SealState } from './seal.ts'

/** Interval between two announcements of a process. */
const EVERY_MS = 30_000

export type SealOfProcess = z.input<
  (typeof operations)['operations.seal']['answers'][200]
>['processes'][number]['seal']

export const sealOfProcess = (state: SealState): SealOfProcess => ({
  can: state.can,
  fault: state.can ? null : state.why,
  message: state.can ? null : state.message,
  since: state.can ? null : state.since.toISOString(),
  fingerprint: state.key?.fingerprint ?? null,
  origin: state.key?.origin ?? null,
  subject: state.key?.subject ?? null,
  validUntil: state.key?.validUntil.toISOString() ?? null,
})

/**
 * Keeps this process's row in the database, which shows administrators its capabilities. Calls `retired` with a
 * sentence when the database rejects this version (a later release migrated on while our announcements did not
 * arrive), or when a backup is being restored into it: a pooler can have hidden our sessions from the restore.
 */
export function keepAnnounced(
  deps: AppDeps,
  retired: (reason: string) => void = () => undefined,
): { say(): Promise<void>; withdraw(): Promise<void> } {
  const own = {
    id: deps.newId(),
    host: `${hostname()}, proceso ${process.pid}`,
    version: deps.version,
    startedAt: deps.clock.now(),
  }
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    async say() {
      if (performance.now() - saidAt < EVERY_MS) return
      saidAt = performance.now()
      // a restore locks the tables that are written next
      const before = await whyNotWhole(deps)
      if (before !== null) return retired(before)
      const seal = sealOfProcess(await deps.seal.state())
      await announce(deps.db, { ...own, seal }, deps.clock.now())
      const reason = (await retirement(deps.db, deps.version)) ?? (await whyNotWhole(deps))
      if (reason !== null) retired(reason)
    },
    withdraw: () => withdrawProcess(deps.db, own.id),
  }
}

const whyNotWhole = ({ db }: AppDeps): Promise<string | null> =>
  demandWhole(db.pool).then(
    () => null,
    (error: unknown) => {
      if (error instanceof MigrationError) return error.message
      throw error
    },
  )
