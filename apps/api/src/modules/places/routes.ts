import { places } from '@ventanilla/contract/places.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { spendAll } from '../../http/guards/spending.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { captureOfCase } from './capture-of-case.ts'
import { confirmReach, reachesNear } from './confirm-reach.ts'
import { mapLayers, mapShapes } from './map-layers.ts'
import { mapTiles } from './map-tiles.ts'
import { placeWarnings } from './place-warnings.ts'
import { recordSearch } from './record-search.ts'
import { search } from './search.ts'
import { registerTiles } from './tile-routes.ts'
import { verifyZone, zonesOfCase } from './zones-of-case.ts'

/** Registers the calls about places. */
export function registerPlaces(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  const shapes = mapShapes(deps)
  registerTiles(app, deps.mapTiles)
  app.addHook('onClose', () => deps.places.close())
  registerRoutes(app, routeDeps, places, {
    search: async (ctx, { body }) => {
      await spendAll(deps, [{ name: 'placesSearchedOfPerson', who: me(ctx).id }])
      const found = await search(deps, me(ctx), body)
      // before the answer leaves: nobody reads the cases of others without a trace
      await recordSearch(deps, ctx, body)
      return ok(found)
    },
    warnings: async (_, { body }) => ok(await placeWarnings(deps, body)),
    ofCase: async (ctx, { params }) => ok(await zonesOfCase(deps.db, me(ctx), params.id)),
    verify: verifyZone(deps),
    captureOfCase: async (ctx, { params }) => ok(await captureOfCase(deps, me(ctx), params.id)),
    reaches: async (_, { body }) => ok(await reachesNear(deps, body)),
    confirmReach: confirmReach(deps),
    layers: async () => ok({ rows: await mapLayers(deps), tiles: await mapTiles(deps.mapTiles) }),
    layer: async (_, { params }) => ({
      status: 200 as const,
      body: await shapes(params.id),
      // a layer never changes; one that is no longer in force may be seen for an hour
      headers: { 'cache-control': 'public, max-age=3600' },
    }),
  })
}
