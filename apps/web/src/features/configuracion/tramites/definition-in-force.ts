import { useQuery } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { call } from '../../../client/network/http.ts'

/** A definition in force with its version; `drafted`: another is being prepared. */
export function useDefinition(kind: 'familia' | 'acto' | 'seccion', key: string) {
  return useQuery({
    queryKey: ['configuracion', 'definición', kind, key],
    queryFn: async ({ signal }) => {
      const { inForce, draft } = (await call(configuration.item, { params: { kind, key } }, { signal })).body
      return {
        version: inForce?.version ?? 0,
        definition: inForce?.content['definition'],
        drafted: draft !== null && !draft.retired,
      }
    },
  })
}
