import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Pinned } from './db/configuration/follow.ts'
import { endInOrder } from './http/drain.ts'
import { answerErrors } from './http/errors.ts'
import { loggedError } from './http/logged-error.ts'
import { endSlowSenders, PATIENCE, type Patience } from './http/guards/slow-senders.ts'
import { securityHeaders } from './http/guards/security-headers.ts'
import { localStorageRoutes } from './adapters/storage/local-routes.ts'
import { readS3Url } from './adapters/storage/s3-settings.ts'
import { registerModules } from './modules.ts'
import { registerBalancerRoutes } from './modules/health/balancer-routes.ts'
import { awaitsUpload } from './modules/files/upload-key.ts'
import type { AppDeps } from './deps.ts'
import { serveWeb } from './http/bodies/web.ts'

/**
 * Builds the server: error handling, security headers, every module's routes, the web application. Does not
 * listen.
 */
export async function buildApp(deps: AppDeps, patience: Patience = PATIENCE): Promise<FastifyInstance> {
  const headers = securityHeaders({
    tiles: hostOf(deps.settings.mapTilesUrl),
    files: storageHosts(deps),
    production: deps.settings.production,
  })
  const app = Fastify({
    logger:
      deps.logger === false
        ? false
        : {
            ...(deps.logger === true ? {} : deps.logger),
            serializers: { err: (error) => loggedError(error) },
          },
    bodyLimit: 1_048_576,
    // X-Forwarded-For is trusted only from the proxies that TRUST_PROXY counts or names
    trustProxy: deps.settings.trustProxy,
    // running calls are finished (`endInOrder`), also on kept-alive connections and during the shutdown
    forceCloseConnections: false,
    return503OnClosing: false,
    connectionTimeout: patience.quietMs,
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.lookMs },
    // failures before a route is matched: a malformed URL or an over-long parameter
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 414 : 400
      // no hook has run yet
      void reply.headers(headers).code(status).send({ status, message: 'Esa dirección no se puede leer.' })
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  })
  answerErrors(app)
  endInOrder(app)
  endSlowSenders(app, patience)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
  // a call reads one release, whatever is published while it runs; before the body is read its context would be lost
  const reading = new WeakMap<FastifyRequest, Pinned>()
  app.addHook('preValidation', (request, _reply, next) => {
    const pinned = deps.configuration.pin()
    reading.set(request, pinned)
    pinned.run(next)
  })
  app.addHook('onResponse', (request, _reply, next) => {
    reading.get(request)?.end()
    next()
  })
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'] })
  registerModules(app, deps, deps)
  registerBalancerRoutes(app, deps)
  if (deps.localStorage !== null)
    await localStorageRoutes(app, deps.localStorage, (key) => awaitsUpload(deps.db, key))
  let document: Promise<string> | undefined
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await (document ??= describeCalls(deps))),
  )
  const page = await serveWeb(app, deps)
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/'))
      return reply.code(404).send({ status: 404, message: 'Esa dirección no existe.' })
    return page(request, reply)
  })
  return app
}

/** Generated on demand: rarely requested, and it would otherwise hold memory from the start on. */
async function describeCalls({ version, settings }: AppDeps): Promise<string> {
  const [{ openApi }, { endpoints }, { CATALOGUE_LISTS }] = await Promise.all([
    import('./http/documents/openapi.ts'),
    import('./endpoints.ts'),
    import('./catalogue-lists.ts'),
  ])
  return JSON.stringify(
    openApi(endpoints, { title: 'Ventanilla', version, url: settings.publicUrl }, CATALOGUE_LISTS),
  )
}

/** Map tiles and files can be served by other hosts: only those of the settings. */
function hostOf(template: string | null): string[] {
  if (template === null) return []
  const url = new URL(template.replace(/[{}]/g, ''))
  return [url.hostname.startsWith('s.') ? `${url.protocol}//*.${url.host.slice(2)}` : url.origin]
}

function storageHosts(deps: AppDeps): string[] {
  if (deps.settings.storageUrl === null) return []
  const { publicEndpoint } = readS3Url(deps.settings.storageUrl)
  return [publicEndpoint]
}
