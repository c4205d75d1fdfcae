import type { LatLon } from '@ventanilla/domain/forms/lists'
import { openRing } from '@ventanilla/domain/geography/area'
import type { Shape as Imported } from '@ventanilla/domain/geography/geometry/shapes'
import { PLACE_MOST } from '@ventanilla/domain/places/place-limits'
import type { Shape } from './place-address.ts'

/** The place that a file names: its first area, or all its points; a sentence where it names none that can be looked up. */
export function placeOfShapes(
  shapes: readonly Imported[],
): { readonly shape: Shape; readonly at: readonly LatLon[]; readonly words: readonly string[] } | string {
  const areas = shapes.flatMap((shape) => (shape.type === 'polygon' ? [shape] : []))
  const [area] = areas
  const at =
    area !== undefined
      ? openRing(area.rings[0] ?? [])
      : shapes.flatMap((shape) => (shape.type === 'point' ? [shape.at] : []))
  if (at.length === 0) return 'El archivo no tiene puntos ni áreas. Escoja otro.'
  if (at.length > PLACE_MOST.corners)
    return `El lugar tiene más de ${PLACE_MOST.corners} puntos o esquinas. Simplifíquelo.`
  return {
    shape: area === undefined ? 'puntos' : 'area',
    at,
    words: [
      ...(areas.length > 1 ? [`Tiene ${areas.length} áreas: se busca la primera.`] : []),
      ...(area !== undefined && area.rings.length > 1 ? ['Sus huecos no se descuentan.'] : []),
    ],
  }
}
