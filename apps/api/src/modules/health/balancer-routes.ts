import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { sharedLook, STORE_FRESH_MS, works } from './parts.ts'

/** How long one database check is shared by all callers; milliseconds. */
const DATABASE_FRESH_MS = 1_000

/**
 * Probes for balancers and supervisors. `/vivo`: the process runs; restarting for anything else would lengthen
 * an outage. `/listo`: this process can serve: the database responds and accepts writes, and no shutdown is in
 * progress. An unavailable store is reported but keeps the process in service: everything but files works. The
 * seal is not checked.
 */
export function registerBalancerRoutes(app: FastifyInstance, deps: AppDeps): void {
  const database = sharedLook(
    () =>
      works(async () => {
        if (!(await deps.db.takesChanges())) throw new Error('a standby takes no changes')
      }),
    DATABASE_FRESH_MS,
  )
  const storage = sharedLook(() => works(() => deps.storage.check()), STORE_FRESH_MS)
  app.get('/vivo', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/listo', async (_request, reply) => {
    const [base, files] = await Promise.all([database(), storage()])
    const status = app.shutdown.announced ? 'sale' : base
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database: base, storage: files, version: deps.version })
  })
}
