import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { makeReadyPages } from './ready-pages.ts'
import { PAGE_HEADERS } from '../guards/security-headers.ts'

/**
 * Parts of a page, which browsers never open as pages;
 * workers are excluded because they obey their own headers.
 */
const PART = /(?<!worker[^/]*)\.(js|css|woff2)(\.br|\.gz)?$/

/** The picture that pages offer to other sites (`og:image`). */
const SHARE_PICTURE = '/portada.png'

/** URL from which the service worker fetches the page without content. */
const SHELL_PATH = '/pagina.html'

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Build of the web application. */
const DIST = new URL('../../../../web/dist/', import.meta.url).pathname

/**
 * Configuration that the browser needs before its first call: names and settings of this authority, no secrets.
 */
function publicConfig(deps: AppDeps): Record<string, unknown> {
  const { settings } = deps
  return {
    productSlug: settings.productSlug,
    authority: settings.authority,
    corporation: { id: 1, name: settings.authority.name },
    vendor: settings.vendor,
    mapTilesUrl: settings.mapTilesUrl ?? '',
    staffPasskey: settings.staffPasskey,
    publicUrl: settings.publicUrl,
    uploadLimit: settings.uploadLimit,
    devMailbox: settings.devMailbox,
    demo: settings.demo,
    version: deps.version,
  }
}

/** `index.html` as built, for the renderer, and with the configuration embedded, for the browser. */
function readShell(config: string): { readonly template: string; readonly shell: string } {
  const template = readFileSync(join(DIST, 'index.html'), 'utf8')
  const content = config.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  const shell = template.replace(
    /<meta name="ventanilla-config"[^>]*>/,
    () => `<meta name="ventanilla-config" content="${content}">`,
  )
  return { template, shell }
}

/**
 * Serves the web application: hashed files for a year, public
 * pages with their content, the shell for every other URL.
 */
export async function serveWeb(app: FastifyInstance, deps: AppDeps): Promise<PageHandler> {
  if (!existsSync(join(DIST, 'index.html')))
    return (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(
          '<!doctype html><html lang="es-CO"><title>Ventanilla</title><p>La aplicación web no está construida. Ejecute npm start.</p>',
        )
  const config = JSON.stringify(publicConfig(deps))
  const { template, shell } = readShell(config)
  const ready = makeReadyPages(app, {
    template,
    config,
    publicUrl: deps.settings.publicUrl.replace(/\/$/, ''),
  })
  await app.register(fastifyStatic, {
    root: DIST,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      // meant for other sites that link to the portal
      if (path.endsWith(SHARE_PICTURE)) reply.header('cross-origin-resource-policy', 'cross-origin')
      if (hashed && PART.test(path)) for (const name of PAGE_HEADERS) reply.removeHeader(name)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendShell = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell)
  const page: PageHandler = async (request, reply) => {
    // a missing file is a 404; any other URL is a screen of the application, which shows its own 404
    if (request.method !== 'GET' || /\.[a-z0-9]{2,12}$/i.test(request.url.split('?')[0] ?? ''))
      return reply.code(404).type('text/plain; charset=utf-8').send('No existe.')
    if (!ready.there) return sendShell(reply)
    try {
      return await ready.page(request, reply)
    } catch (error) {
      // the browser renders the shell and reports the data error
      request.log.warn(error, 'a page could not be drawn with its content')
      return sendShell(reply)
    }
  }
  app.get('/', page)
  // cached by the service worker for offline use: no content that could be stale
  app.get(SHELL_PATH, (_request, reply) => sendShell(reply))
  for (const name of ready.there ? ['/robots.txt', '/sitemap.xml'] : [])
    app.get(name, (request, reply) => ready.file(name, request, reply))
  return page
}
