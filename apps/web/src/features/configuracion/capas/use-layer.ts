import { useQuery } from '@tanstack/react-query'
import { layers } from '@ventanilla/contract/generated/layers'
import { call } from '../../../client/network/http.ts'

/** The layer that a content names; nothing is asked without one. A layer never changes. */
export function useLayer(id: unknown) {
  const named = typeof id === 'string' && id !== ''
  return useQuery({
    queryKey: ['capa', id],
    enabled: named,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      // asked only for a text
      (await call(layers.read, { params: { id: id as string } }, { signal })).body,
  })
}

/** Its shapes, as GeoJSON. */
export function useLayerShapes(id: string, wanted: boolean) {
  return useQuery({
    queryKey: ['capa', id, 'figuras'],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(layers.shapes, { params: { id } }, { signal })).body,
  })
}
