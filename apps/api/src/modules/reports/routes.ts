import { reports } from '@ventanilla/contract/reports.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { official } from '../../http/guards/staff.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { askReport, reportRows } from './ask-report.ts'
import { exportReport } from './export-report.ts'
import type { ReportPrinter } from './print-report.ts'
import { optionsOf } from './report-names.ts'
import {
  changeReport,
  removeReport,
  reportRoles,
  savedReports,
  saveReport,
  scheduleReport,
} from './saved-reports.ts'

/** Registers the routes of reports: questions, the rows behind their numbers, and those that were saved. */
export function registerReports(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  deps: AppDeps,
  printer: ReportPrinter,
): void {
  registerRoutes(app, routeDeps, reports, {
    ask: async (ctx, { query }) =>
      ok(await askReport(deps, deps.readings.of(ctx.signal), official(ctx), query)),
    rows: async (ctx, { query }) =>
      ok(await reportRows(deps, deps.readings.of(ctx.signal), official(ctx), query)),
    export: (ctx, { query }) =>
      exportReport(deps, { db: deps.readings.of(ctx.signal), printer }, official(ctx), query, ctx.address),
    choices: (ctx) => {
      official(ctx)
      return Promise.resolve(ok({ ...optionsOf(deps), roles: reportRoles(deps) }))
    },
    saved: async (ctx) => ok({ rows: await savedReports(deps, official(ctx)) }),
    save: (ctx, { body }) =>
      ctx.command(async (tx) => ({
        status: 201 as const,
        body: await saveReport(tx, deps, official(ctx), body),
      })),
    change: (ctx, { params, body }) =>
      ctx.command(async (tx) => ok(await changeReport(tx, deps, official(ctx), params.id, body))),
    send: (ctx, { params, body }) =>
      ctx.command(async (tx) => ok(await scheduleReport(tx, deps, official(ctx), params.id, body.every))),
    remove: (ctx, { params }) =>
      ctx.command(async (tx) => {
        await removeReport(tx, official(ctx), params.id)
        return ok({ removed: true as const })
      }),
  })
}
