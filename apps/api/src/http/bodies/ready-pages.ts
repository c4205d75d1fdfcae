import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { PortalSite, ReadCall, ReadyPages } from '@ventanilla/contract/ready-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The renderer built with the web application; never served to browsers. */
const RENDERER = new URL('../../../../web/server/dist/ready-pages.js', import.meta.url)

/** Milliseconds after which a page's sources are checked for changes. */
const FRESH_MS = 10_000
/** Maximum cached pages; the least recently requested is evicted. */
const REMEMBERED = 150

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A response, stored compressed only: it is decompressed for the few clients that accept no encoding. */
interface Kept {
  readonly status: number
  readonly type: string
  readonly tag: string
  readonly br: Buffer
  readonly gzip: Buffer
  /** source calls, each with the tag of its response */
  readonly made: ReadonlyMap<string, string>
  readonly looked: number
}

/**
 * Public pages with their content, rendered by the web application's renderer from our own public calls and
 * cached until one of their responses changes. The renderer is loaded with the first page, not with the server.
 */
export function makeReadyPages(app: FastifyInstance, site: PortalSite) {
  const kept = new Map<string, Promise<Kept>>()
  let renderer: Promise<ReadyPages> | undefined
  const load = (): Promise<ReadyPages> =>
    (renderer ??= import(RENDERER.href).then((module: { readyPages: ReadyPages }) => module.readyPages))

  const ask = (url: string, tag?: string) =>
    app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } })

  async function make(key: string, url: string): Promise<Kept> {
    const pages = await load()
    const made = new Map<string, string>()
    const read: ReadCall = async (path) => {
      const reply = await ask(path)
      // a missing resource is valid content: the page shows it, with its status
      const { statusCode: status } = reply
      if (status !== 200 && status !== 404 && status !== 422) throw new Error(`${path} answered ${status}`)
      made.set(path, String(reply.headers['etag'] ?? ''))
      return { status, body: reply.body }
    }
    const file = pages.files[key]
    if (file !== undefined) {
      const { type, text } = await file(site, read)
      return keep(200, `${type}; charset=utf-8`, text, made)
    }
    const { status, html } = await pages.page(site, url, read)
    return keep(status, 'text/html; charset=utf-8', html, made)
  }

  async function renew(last: Kept, key: string, url: string): Promise<Kept> {
    if (performance.now() - last.looked < FRESH_MS) return last
    for (const [path, tag] of last.made) if ((await ask(path, tag)).statusCode !== 304) return make(key, url)
    return { ...last, looked: performance.now() }
  }

  /** Requests during a rendering share it. */
  function current(key: string, url: string): Promise<Kept> {
    const last = kept.get(key)
    const page =
      last?.then(
        (one) => renew(one, key, url),
        () => make(key, url),
      ) ?? make(key, url)
    kept.delete(key)
    kept.set(key, page)
    // failures are not cached
    page.catch(() => kept.get(key) === page && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > REMEMBERED && oldest !== undefined) kept.delete(oldest)
    return page
  }

  return {
    /** whether the build includes a renderer */
    there: existsSync(RENDERER),
    async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const key = (await load()).keyOf(site, request.url)
      return answer(request, reply, await current(key, request.url))
    },
    async file(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return answer(request, reply, await current(name, name))
    },
  }
}

async function keep(
  status: number,
  type: string,
  plain: string,
  made: ReadonlyMap<string, string>,
): Promise<Kept> {
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
    zip(plain),
  ])
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, type, tag, br, gzip: gz, made, looked: performance.now() }
}

/** Sends the cached response, compressed once for all, or 304. */
function answer(request: FastifyRequest, reply: FastifyReply, page: Kept): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.tag)
  if (page.status === 200 && String(request.headers['if-none-match'] ?? '').includes(page.tag))
    return reply.code(304).send()
  reply.code(page.status).type(page.type)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(gunzipSync(page.gzip))
}
