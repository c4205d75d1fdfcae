import { fillPath } from './links.ts'

/** Types whose application is written on a route of its own: the screen of their first step (a test compares them). */
export const OWN_APPLICATION_ROUTES: Readonly<Record<number, string>> = {
  29: '/solicitudes/modificacion-permiso/:id',
}
export const APPLICATION_ROUTE = '/tramites-ambientales/:n/:solId'

/** Where a draft is gone on with. */
export const applicationAddress = (draft: { readonly id: string; readonly ttId: number }): string =>
  fillPath(OWN_APPLICATION_ROUTES[draft.ttId] ?? APPLICATION_ROUTE, {
    n: draft.ttId,
    solId: draft.id,
    id: draft.id,
  })
