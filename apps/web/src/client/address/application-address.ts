import { fillPath } from './links.ts'

/** Types whose application has its own route: the screen of their first step (checked by a test). */
export const OWN_APPLICATION_ROUTES: Readonly<Record<number, string>> = {
  29: '/solicitudes/modificacion-permiso/:id',
}
export const APPLICATION_ROUTE = '/tramites-ambientales/:n/:solId'

/** Address where a draft is continued. */
export const applicationAddress = (draft: { readonly id: string; readonly ttId: number }): string =>
  fillPath(OWN_APPLICATION_ROUTES[draft.ttId] ?? APPLICATION_ROUTE, {
    n: draft.ttId,
    solId: draft.id,
    id: draft.id,
  })
