import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { sharedLook, STORE_FRESH_MS, works } from './parts.ts'

/** For so long one look at the database serves all who ask; milliseconds. */
const DATABASE_FRESH_MS = 1_000

/**
 * What balancers and supervisors ask. `/vivo`: the process runs; who restarts it for anything else makes an outage longer.
 * `/listo`: a citizen can be served here: the database answers and takes changes, and this process is not on its way out. A
 * store that is away is told and takes nobody out: everything but files goes on. The seal is not asked at all.
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
    const status = app.door.leaving ? 'sale' : base
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database: base, storage: files, version: deps.version })
  })
}
