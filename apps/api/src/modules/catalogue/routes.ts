import { createHash } from 'node:crypto'
import { cataloguePortal } from '@ventanilla/contract/portal/catalogue.contract'
import { linksIn } from '@ventanilla/domain/configuration/links'
import { territory } from '@ventanilla/contract/territory.contract'
import type { FastifyInstance } from 'fastify'
import { alertsInForce } from '../../db/alerts.ts'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { snapshotOf } from './catalogue-snapshot.ts'
import { feeScaleOf } from './fee-scale.ts'
import { practiceOf } from './practice.ts'
import { detailRow, listRow } from './procedure-rows.ts'
import * as lists from './reference-lists.ts'
import { territoryView } from './territory-view.ts'

const DONE = { status: 200 as const, message: 'OK' }
const MINUTE_CACHE = 'public, max-age=60, stale-while-revalidate=600'

export interface CatalogueDeps extends Deps {
  readonly catalogue: CaseCatalogue
}

/** Section 7's public catalogue. Responses have an ETag and can be cached for a minute. */
export function registerCatalogue(app: FastifyInstance, routeDeps: RouteDeps, deps: CatalogueDeps): void {
  const { catalogue } = deps
  const snapshot = () => snapshotOf(catalogue, deps.clock)
  const scaleNow = () => feeScaleOf(year(), catalogue.feeFigures.parameters)
  const year = (): number => Number(deps.clock.now().toISOString().slice(0, 4))
  const rowsOf = async (keep: (tcsId: number) => boolean) => {
    const { procedures, online, today } = snapshot()
    const scale = scaleNow()
    return procedures
      .filter((p) => keep(p.subcategory.id))
      .map((p) => listRow(p, scale, online.has(p.ttId), today))
  }

  app.register(async (scope) => {
    answerUnchanged(scope, () => snapshot().version)
    registerRoutes(scope, routeDeps, territory, {
      read: async () => ok(territoryView(catalogue.territory, snapshot().procedures)),
    })
    registerRoutes(scope, routeDeps, cataloguePortal, {
      listProcedures: async () => ok({ ...DONE, rows: await rowsOf(() => true) }),
      listProceduresOfSubcategory: async (_ctx, { params }) => {
        const wanted = Number(params.subcategoryId)
        return ok({ ...DONE, rows: await rowsOf((id) => wanted === 0 || id === wanted) })
      },
      async readProcedure(_ctx, { params }) {
        const { procedures, online, today } = snapshot()
        const found = procedures.find((p) => p.ttId === Number(params.id))
        if (found === undefined) return ok({ ...DONE, rows: [] })
        const practice = await practiceOf(deps.db, catalogue.calendarOf(null), deps.clock.now(), found.ttId)
        const form = online.get(found.ttId) ?? null
        const row = detailRow(found, scaleNow(), today, practice, form, catalogue.newest.workflow)
        return ok({ ...DONE, rows: [{ ...row, links: [...linksIn(catalogue.contents, found.ttId)] }] })
      },
      listSubcategories: async () => ok({ ...DONE, rows: lists.subcategoryRows(catalogue.contents) }),
      listCategories: async () => ok({ ...DONE, rows: lists.categoryRows(catalogue.contents) }),
      listPueaLinks: async () => ok({ ...DONE, data: lists.normLinkRows(catalogue.contents) }),
      listStaffRoles: async () => ok({ ...DONE, rows: lists.staffRoleRows(catalogue.roleNames) }),
      listOffices: async () => ok({ ...DONE, data: lists.officeRows(catalogue.territory) }),
      listDepartments: async () => ok({ ...DONE, rows: lists.departmentRows }),
      listDocumentTypes: async () => ok({ ...DONE, rows: lists.documentTypeRows }),
      listCommunicationTypes: async () =>
        ok({ ...DONE, data: lists.communicationTypeRows(catalogue.contents) }),
      listOfficeCities: async (_ctx, { query }) => {
        const wanted = query.territorial
        return ok({
          ...DONE,
          data: lists
            .cityRows(catalogue.territory)
            .filter((city) => wanted === undefined || city.territorial_id === Number(wanted)),
        })
      },
      listCities: async () => ok({ ...DONE, data: lists.cityRows(catalogue.territory) }),
      async listGlobalAlerts() {
        const alerts = await alertsInForce(deps.db, deps.clock.now())
        return {
          ...ok({
            ...DONE,
            data: alerts.map((alert) => ({
              ac_id: alert.id,
              ac_title_alert: alert.title,
              ac_body_alert: alert.body,
              ac_fecha_creacion: alert.createdAt,
              ac_tipo_alerta: alert.type,
            })),
          }),
          headers: { 'cache-control': 'no-cache' },
        }
      },
    })
  })
}

/** Cached tags: address with query → tag, while the catalogue's version holds. */
const REMEMBERED = 500

/**
 * Gives every response of a scope an ETag, and responds 304 before any work when the client already has it.
 * Registered before compression, which would otherwise process the body first.
 */
function answerUnchanged(scope: FastifyInstance, versionNow: () => string): void {
  const tags = new Map<string, { tag: string; version: string; at: number }>()
  scope.addHook('onRequest', async (request, reply) => {
    const given = request.headers['if-none-match']
    const known = tags.get(request.url)
    if (given === undefined || known === undefined || performance.now() - known.at > 60_000) return
    if (!given.includes(known.tag) || known.version !== versionNow()) return
    return reply.code(304).header('etag', known.tag).header('cache-control', MINUTE_CACHE).send()
  })
  scope.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || reply.getHeader('cache-control') === 'no-cache') return payload
    const tag = `W/"${createHash('sha1').update(JSON.stringify(payload)).digest('base64url')}"`
    const [oldest] = tags.keys()
    if (tags.size >= REMEMBERED && oldest !== undefined) tags.delete(oldest)
    tags.set(request.url, { tag, version: versionNow(), at: performance.now() })
    reply.header('etag', tag)
    if (request.headers.authorization === undefined) reply.header('cache-control', MINUTE_CACHE)
    return payload
  })
}
