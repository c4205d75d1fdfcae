import { createHash } from 'node:crypto'
import type { layers } from '@ventanilla/contract/layers.contract'
import { crossesItself } from '@ventanilla/domain/geography/crossings'
import { degreesMistake } from '@ventanilla/domain/geography/country'
import { boxOf } from '@ventanilla/domain/geography/metric'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { keepLayer, type LayerHead } from '../../db/places/layers.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { allowed } from './layer-access.ts'
import { shownLayer } from './shown-layer.ts'

/** Column in which the names of drawn areas stand. */
const NAMES = 'nombre'
/** EPSG code of the degrees in which the map draws. */
const DEGREES = 4686

/** What no box meets. */
const NOWHERE = { lonMin: 181, latMin: 91, lonMax: 181, latMax: 91 }

/** Keeps areas that were drawn on the map as a layer. */
export const drawLayer =
  (deps: AppDeps): Handler<(typeof layers)['draw']> =>
  (ctx, { body }) => {
    allowed(ctx, 'edit')
    const shapes = body.areas.map(({ name, corners }, i) => {
      const ring = corners.map(([lon, lat]) => ({ lon, lat }))
      refuseUnlessDrawn(name, ring, i)
      const [first] = corners
      const geometry = {
        type: 'Polygon' as const,
        coordinates: [first === undefined ? corners : [...corners, first]],
      }
      return {
        properties: { [NAMES]: name },
        geometry,
        bounds: boxOf(geometry) ?? NOWHERE,
      }
    })
    const names = body.areas.map(({ name }) => name)
    return ctx.command(async (tx) => {
      const layer: LayerHead = {
        id: deps.newId(),
        name: 'Dibujada en el portal',
        fileId: null,
        sha256: createHash('sha256').update(JSON.stringify(shapes)).digest('hex'),
        epsg: DEGREES,
        shapes: shapes.length,
        corners: body.areas.reduce((sum, { corners }) => sum + corners.length, 0),
        columns: [{ name: NAMES, examples: names.slice(0, 5) }],
        words: [],
      }
      const at = deps.clock.now()
      const { id, name } = me(ctx)
      await keepLayer(tx, layer, shapes, id, at)
      return { status: 201 as const, body: shownLayer({ ...layer, by: { id, name }, at }) }
    })
  }

function refuseUnlessDrawn(
  name: string,
  ring: readonly { readonly lon: number; readonly lat: number }[],
  i: number,
): void {
  const message = crossesItself(ring)
    ? `El borde de «${name}» se cruza a sí mismo. Mueva sus esquinas.`
    : ring.some((corner) => degreesMistake(corner) !== null)
      ? `«${name}» tiene una esquina fuera de Colombia. Revise sus coordenadas.`
      : null
  if (message !== null)
    throw new Refusal('invalid', message, {
      code: 'area_invalida',
      problems: [{ path: `body.areas.${i}.corners`, message }],
    })
}
