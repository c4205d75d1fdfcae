import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { PAGE_HEADERS } from './security-headers.ts'

/** Parts of a page, that no browser opens by themselves as one; workers obey what their own answer says. */
const PART = /(?<!worker[^/]*)\.(js|css|woff2)(\.br|\.gz)?$/

/** Built web application, beside this package. */
const DIST = new URL('../../../web/dist/', import.meta.url).pathname

const pages = new WeakMap<AppDeps, string>()

/** What the browser must know before it asks anything: names and settings of this authority, no secrets. */
function publicConfig(deps: AppDeps): Record<string, unknown> {
  const { settings } = deps
  return {
    productSlug: settings.productSlug,
    authority: settings.authority,
    corporation: { id: 1, name: settings.authority.name },
    vendor: settings.vendor,
    mapTilesUrl: settings.mapTilesUrl ?? '',
    uploadLimit: settings.uploadLimit,
    devMailbox: settings.devMailbox,
    demo: settings.demo,
    version: deps.version,
  }
}

function shell(deps: AppDeps): string {
  let page = pages.get(deps)
  if (page === undefined) {
    const file = join(DIST, 'index.html')
    const html = existsSync(file)
      ? readFileSync(file, 'utf8')
      : '<!doctype html><html lang="es-CO"><title>Ventanilla</title><p>La aplicación web no está construida. Ejecute npm start.</p>'
    const config = JSON.stringify(publicConfig(deps))
      .replace(/&/g, '&amp;')
      .replace(/"/g, '&quot;')
      .replace(/</g, '&lt;')
    page = html.replace(
      /<meta name="ventanilla-config"[^>]*>/,
      () => `<meta name="ventanilla-config" content="${config}">`,
    )
    pages.set(deps, page)
  }
  return page
}

/** Serves the web application: hashed files for a year, the shell for every other address. */
export const serveWeb = {
  async register(app: FastifyInstance, deps: AppDeps): Promise<void> {
    if (!existsSync(DIST)) return
    await app.register(fastifyStatic, {
      root: DIST,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        if (hashed && PART.test(path)) for (const name of PAGE_HEADERS) reply.removeHeader(name)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', (_request, reply) => send(deps, reply))
  },
  notFound(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): unknown {
    // a missing file is missing; any other address is a screen of the application, which knows its own 404
    if (request.method !== 'GET' || /\.[a-z0-9]{2,12}$/i.test(request.url.split('?')[0] ?? ''))
      return reply.code(404).type('text/plain; charset=utf-8').send('No existe.')
    return send(deps, reply)
  },
}

const send = (deps: AppDeps, reply: FastifyReply): unknown =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell(deps))
