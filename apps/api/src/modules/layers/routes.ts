import { layers } from '@ventanilla/contract/layers.contract'
import type { FastifyInstance } from 'fastify'
import { layerOf, shapesOf } from '../../db/places/layers.ts'
import type { AppDeps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { drawLayer } from './draw-layer.ts'
import { openLayerFiles } from './layer-files.ts'
import { loadLayer } from './load-layer.ts'
import { allowed } from './layer-access.ts'
import { shownLayer } from './shown-layer.ts'

/** Registers the calls of layers. */
export function registerLayers(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  const files = openLayerFiles()
  app.addHook('onClose', () => files.close())
  registerRoutes(app, routeDeps, layers, {
    load: loadLayer(deps, files),
    draw: drawLayer(deps),
    async read(ctx, { params }) {
      allowed(ctx, 'read')
      const layer = await layerOf(deps.db, params.id)
      if (layer === undefined) throw notFound('La capa no existe.')
      return ok(shownLayer(layer))
    },
    async shapes(ctx, { params }) {
      allowed(ctx, 'read')
      if ((await layerOf(deps.db, params.id)) === undefined) throw notFound('La capa no existe.')
      const rows = await shapesOf(deps.db, params.id)
      return ok({
        type: 'FeatureCollection' as const,
        features: rows.map(({ properties, geometry }) => ({
          type: 'Feature' as const,
          properties: { ...properties },
          geometry,
        })),
      })
    },
  })
}
