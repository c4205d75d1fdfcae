import { alerts } from '@ventanilla/contract/alerts.contract'
import { alertAgainst, type GlobalAlert, inForce } from '@ventanilla/domain/access/global-alerts'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { alertsInForce, allAlerts, stoppedBy } from '../../db/alerts.ts'
import { audit } from '../../db/audit.ts'
import { expected } from '../../db/connection/expected.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'

interface Given {
  readonly title: string
  readonly body: string
  readonly type: number
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** Administration of the global alerts (`/alertas-globales`). */
export function registerAlerts(app: FastifyInstance, routeDeps: RouteDeps, deps: Deps): void {
  registerRoutes(app, routeDeps, alerts, {
    async list() {
      const now = deps.clock.now()
      const rows = (await allAlerts(deps.db)).map((alert) => ({ ...alert, inForce: inForce(alert, now) }))
      return ok({ rows })
    },
    create: (ctx, { body }) =>
      ctx.command(async (tx) => {
        const row = expected(
          await tx.one<{ ac_id: number }>(sql`
          insert into global_alerts(ac_title_alert, ac_body_alert, ac_tipo_alerta, ac_fecha_creacion, starts_at, ends_at)
          values (${body.title}, ${body.body}, ${body.type}, ${deps.clock.now()}, ${body.startsAt}::timestamptz, ${body.endsAt}::timestamptz)
          returning ac_id`),
          'the alert just stored',
        )
        return { status: 201 as const, body: await told(tx, deps, ctx, row.ac_id, body) }
      }),
    update: (ctx, { params, body }) =>
      ctx.command(async (tx) => {
        const changed = await tx.run(sql`
          update global_alerts set ac_title_alert = ${body.title}, ac_body_alert = ${body.body}, ac_tipo_alerta = ${body.type},
            starts_at = ${body.startsAt}::timestamptz, ends_at = ${body.endsAt}::timestamptz
          where ac_id = ${params.id}`)
        if (changed === 0) throw notFound()
        return { status: 200 as const, body: await told(tx, deps, ctx, params.id, body) }
      }),
    withdraw: (ctx, { params }) =>
      ctx.command(async (tx) => {
        const withdrawn = await tx.run(sql`delete from global_alerts where ac_id = ${params.id}`)
        if (withdrawn === 0) throw notFound()
        await record(tx, deps, ctx, params.id, {})
        return { status: 200 as const, body: { withdrawn: true } }
      }),
  })
}

async function told(tx: Db, deps: Deps, ctx: Context, id: number, given: Given): Promise<GlobalAlert> {
  await record(tx, deps, ctx, id, { ...given })
  const stored = (await allAlerts(tx)).find((alert) => alert.id === id)
  return expected(stored, 'the alert just stored')
}

const record = (
  tx: Db,
  deps: Deps,
  ctx: Context,
  id: number,
  detail: Record<string, unknown>,
): Promise<void> =>
  audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: String(id),
    address: ctx.address,
    detail,
    at: deps.clock.now(),
    newId: deps.newId,
  })

/** Calls that work even while the application is down: needed to see the alert and to end it. */
const ALWAYS =
  /^\/api\/v1\/(health|openapi\.json|get_alertas-global|alertas-globales(\/\d+)?|authenticate(_funcionario|\/jwt|\/llave)?|sesion(\/salir)?)(\?|$)/

const SECOND = 1000

/**
 * While alert 100 is in force, rejects every other call under `/api/` with its text. Reads the alerts at most
 * once a second, to make the check cheap, so a new alert can take a second to apply.
 */
export function stopWhileDown(app: FastifyInstance, deps: Deps): void {
  let read = 0
  let down: GlobalAlert | undefined
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/') || ALWAYS.test(request.url)) return
    if (read === 0 || performance.now() - read > SECOND) {
      read = performance.now()
      // an unavailable database must not look like an alert: the call itself reports the error
      const found = await alertsInForce(deps.db, deps.clock.now()).catch(() => [])
      down = alertAgainst(found, 'use')
    }
    if (down) throw stoppedBy(down)
  })
}
