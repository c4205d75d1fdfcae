import { bulletin } from '@ventanilla/contract/bulletin.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { pendingPublications } from '../../db/publications.ts'
import { me } from '../../http/context.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { publishAct } from './publish.ts'
import { feedOf, listBulletin, publicCopy, readPublication, UNINDEXED } from './read-bulletin.ts'

export function registerBulletin(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, bulletin, {
    'bulletin.list': async (_ctx, { query }) => unindexed(await listBulletin(deps, query)),
    'bulletin.read': async (_ctx, { params }) => unindexed(await readPublication(deps, params.id)),
    'bulletin.file': (_ctx, { params }) => publicCopy(deps, params.id),
    'bulletin.feed': () => feedOf(deps),
    'bulletin.pending': async (ctx, { query }) => ({
      status: 200 as const,
      body: { rows: [...(await pendingPublications(deps, me(ctx), query.acto))] },
    }),
    'bulletin.publish': publishAct(deps),
  })
}

const unindexed = <B>(body: B) => ({
  status: 200 as const,
  body,
  headers: { 'x-robots-tag': UNINDEXED['x-robots-tag'] },
})
