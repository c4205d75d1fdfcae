import type { ACCEPTED_ROUTES, OWN_ROUTES } from './acceptance/routes.ts'

type AcceptedPath = (typeof ACCEPTED_ROUTES)[number]['path'] | (typeof OWN_ROUTES)[number]['path']

/** Types only: `href()` accepts exactly the paths of the acceptance table. */
declare module '../client/address/links.ts' {
  // oxlint-disable-next-line no-empty-interface -- only an interface can be merged into the other declaration
  interface KnownPaths extends Record<AcceptedPath, true> {}
}
