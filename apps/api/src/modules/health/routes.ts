import { health } from '@ventanilla/contract/health.contract'
import type { FastifyInstance } from 'fastify'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { sharedLook, STORE_FRESH_MS, works } from './parts.ts'

/** Age of an unstarted job at which the queue counts as stalled. */
const QUEUE_STALLED_MS = 10 * 60_000
/** How long one look at the seal, which reads its files, is shared by all callers; milliseconds. */
const SEAL_FRESH_MS = 1_000

export function registerHealth(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  const started = deps.clock.now()
  const storageWorks = sharedLook(() => works(() => deps.storage.check()), STORE_FRESH_MS)
  const sealWorks = sharedLook(
    () =>
      works(async () => {
        if (!(await deps.seal.state()).can) throw new Error('this process cannot seal')
      }),
    SEAL_FRESH_MS,
  )
  registerRoutes(app, routeDeps, health, {
    'health.read': async () => {
      const [database, storage, queue, seal] = await Promise.all([
        works(() => deps.db.one(sql`select 1 as ok from migrations limit 1`)),
        storageWorks(),
        works(async () => {
          const limit = new Date(deps.clock.now().getTime() - QUEUE_STALLED_MS)
          // jobs left from before the server started are no fault of the queue
          if (limit < started) return
          const late = await deps.db.one(
            sql`select 1 from jobs where state = 'pending' and next_at < ${limit} and attempts = 0 limit 1`,
          )
          if (late === undefined) return
          // a long queue that moves is busy, not broken: seeding or an import leaves thousands at once
          const moving = await deps.db.one(
            sql`select 1 from jobs where done_at > ${limit} or (state = 'running' and locked_until > ${limit}) limit 1`,
          )
          if (moving === undefined) throw new Error('the queue stands still')
        }),
        sealWorks(),
      ])
      const parts = { database, storage, queue, seal, version: deps.version }
      const well = [database, storage, queue, seal].every((part) => part === 'ok')
      return well
        ? { status: 200 as const, body: { status: 'ok' as const, ...parts } }
        : { status: 503 as const, body: { status: 'falla' as const, ...parts } }
    },
  })
}
