import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import { layersIn } from '@ventanilla/domain/configuration/zones'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { simplified } from '@ventanilla/domain/places/simplified'
import { onMaps } from '@ventanilla/domain/places/zone-classes'
import { shapesOf } from '../../db/places/layers.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Shapes = EndpointAnswer<(typeof places)['layer']>['body']

/** Layers drawn and kept by this process. */
const KEPT = 40

/** Layers in force that maps show, in their order; one that this portal does not have is shown by none. */
export async function mapLayers({
  db,
  catalogue,
}: Pick<AppDeps, 'db' | 'catalogue'>): Promise<EndpointAnswer<(typeof places)['layers']>['body']['rows']> {
  const zones = layersIn(catalogue.contents).filter((zone) => onMaps(zone.class))
  const found = await db.rows<{ id: string }>(
    sql`select id from layers where id = any(${zones.map(({ layer }) => layer)}::uuid[])`,
  )
  const here = new Set(found.map(({ id }) => id))
  return zones
    .filter(({ layer }) => here.has(layer))
    .map(({ name, class: id, layer, source, sourceDate }) => ({ name, class: id, layer, source, sourceDate }))
}

/**
 * Shapes of a layer that maps show; any other is not found. Attack: reading by its id the layer of a draft, or that of
 * the authority's own organisation. Simplified once: two requests at the same time share the work.
 */
export function mapShapes(deps: AppDeps): (layer: string) => Promise<Shapes> {
  const kept = new Map<string, Promise<Shapes>>()
  return (layer) => {
    const zone = layersIn(deps.catalogue.contents).find((one) => one.layer === layer && onMaps(one.class))
    if (zone === undefined) throw notFound('La capa no existe.')
    const key = `${layer} ${zone.nameFrom}`
    const drawn = kept.get(key) ?? draw(deps, layer, zone.nameFrom)
    kept.delete(key)
    kept.set(key, drawn)
    // a failed reading is tried again by the next map
    drawn.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return drawn
  }
}

async function draw({ db }: AppDeps, layer: string, nameFrom: string): Promise<Shapes> {
  const rows = await shapesOf(db, layer)
  // a zone can name a layer that this portal does not have: it was brought from another
  if (rows.length === 0) throw notFound('La capa no existe.')
  return {
    type: 'FeatureCollection',
    features: rows.map(({ properties, geometry }) => ({
      type: 'Feature' as const,
      properties: { name: properties[nameFrom] ?? '' },
      // it was read and repaired when the layer was loaded
      geometry: simplified(geometry as Geometry),
    })),
  }
}
