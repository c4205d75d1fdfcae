import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { type LocalFolder, TooLarge } from './local-folder.ts'
import { type ByteRange, checkKey, contentDisposition, INLINE_TYPES, InvalidKey } from './port.ts'
import { type DownloadGrant, type Query, readDownload, readUpload } from './signed-link.ts'

/** Sentences shown to the user when a link fails. */
const SENTENCES = {
  link: 'El enlace no es válido o ya venció. Vuelva a la página y ábralo de nuevo.',
  missing: 'El archivo no existe.',
  type: 'El tipo del archivo no es el que se anunció.',
  large: 'El archivo supera el tamaño permitido.',
  cut: 'La carga se interrumpió. Vuelva a intentarlo.',
  range: 'El fragmento pedido no existe.',
}

/**
 * Serves the signed links of the local folder: PUT receives an upload as a stream, GET and HEAD send a file,
 * whole or one range of it. The link is the only permission; there is no session here, exactly as with S3.
 * `awaits` returns whether an upload is still expected under a key: uploads that arrive after their file was
 * judged are rejected. Register it once: `await app.register(async (scope) => localStorageRoutes(scope,
 * storage))` or directly.
 */
export async function localStorageRoutes(
  app: FastifyInstance,
  storage: LocalFolder,
  awaits: (key: string) => Promise<boolean> = async () => true,
): Promise<void> {
  await app.register(async (scope) => {
    // bodies stay streams, JSON and text included: they are files here
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    // compression would change the promised lengths and ranges, and unpack files that are to be stored
    // unchanged
    const options = {
      // the type of a schema lacks the mark that keeps a route out of the document
      schema: { hide: true } as object,
      url: `${storage.settings.path}/*`,
      compress: false as const,
      decompress: false as const,
    }
    scope.route({
      ...options,
      method: 'PUT',
      handler: (request, reply) => receive(storage, awaits, request, reply),
    })
    scope.route({
      ...options,
      method: 'GET',
      handler: (request, reply) => send(storage, request, reply),
    })
  })
}

async function receive(
  storage: LocalFolder,
  awaits: (key: string) => Promise<boolean>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { secret, clock } = storage.settings
  const key = keyOf(request)
  // fastify makes a record of every query
  const grant = key === null ? null : readUpload(secret, key, request.query as Query, clock.now())
  if (!grant) return refuse(reply, 403, SENTENCES.link)
  if (request.headers['content-type'] !== grant.contentType) return refuse(reply, 415, SENTENCES.type)
  if (Number(request.headers['content-length'] ?? 0) > grant.maxBytes)
    return refuse(reply, 413, SENTENCES.large)
  if (!(await awaits(grant.key))) return refuse(reply, 403, SENTENCES.link)
  try {
    // bodies stay streams, as registered above
    await storage.receive(grant.key, (request.body ?? request.raw) as Readable, grant.maxBytes)
  } catch (error) {
    if (error instanceof TooLarge) return refuse(reply, 413, SENTENCES.large)
    // the client is gone, but a cut connection must not be logged as a server error
    if (request.raw.destroyed && !request.raw.complete) return refuse(reply, 400, SENTENCES.cut)
    throw error
  }
  return reply.code(200).send()
}

async function send(storage: LocalFolder, request: FastifyRequest, reply: FastifyReply) {
  const { secret, clock } = storage.settings
  const key = keyOf(request)
  // fastify makes a record of every query
  const grant = key === null ? null : readDownload(secret, key, request.query as Query, clock.now())
  if (!grant) return refuse(reply, 403, SENTENCES.link)
  const found = await storage.head(grant.key)
  if (!found) return refuse(reply, 404, SENTENCES.missing)
  const range = parseRange(request.headers.range, found.bytes)
  describe(reply, grant)
  if (range === 'impossible') {
    reply.header('content-range', `bytes */${found.bytes}`)
    return refuse(reply, 416, SENTENCES.range)
  }
  const start = range?.start ?? 0
  const end = range?.end ?? found.bytes - 1
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.bytes}`)
  reply.header('content-length', String(end - start + 1))
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(found.bytes === 0 ? '' : await storage.get(grant.key, { start, end }))
}

/**
 * A shown file is a PDF, PNG or JPEG (`INLINE_TYPES`): no markup of a user. The browser shows it in a page of its
 * own viewer, which obeys this policy: `style` attributes there need 'unsafe-inline', its plug-in `object-src`.
 */
const VIEWER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'; frame-ancestors 'self'"

/**
 * Headers that keep a file inert: no content sniffing, no HTML or SVG, no scripts, no framing by other sites.
 */
function describe(reply: FastifyReply, grant: DownloadGrant): void {
  const shown = INLINE_TYPES.has(grant.contentType)
  const active = /^(text|application)\/(x?html|xml|(java|ecma)script)|\bsvg\b|^application\/xhtml/i.test(
    grant.contentType,
  )
  reply.headers({
    'content-type': active ? 'application/octet-stream' : grant.contentType,
    'content-disposition': contentDisposition(grant.downloadName, grant.contentType, grant.inline),
    'content-security-policy': shown ? VIEWER_POLICY : "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store, no-transform',
    'accept-ranges': 'bytes',
  })
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply
    .code(status)
    .removeHeader('content-disposition')
    .header('content-type', 'application/json; charset=utf-8')
    .send({ message })
}

function keyOf(request: FastifyRequest): string | null {
  try {
    // the address ends with an asterisk
    return checkKey((request.params as { '*': string })['*'])
  } catch (error) {
    if (error instanceof InvalidKey) return null
    throw error
  }
}

/**
 * One range of a Range header as inclusive bounds; null for none or several (RFC 9110 lets us ignore those).
 */
function parseRange(header: string | undefined, bytes: number): Required<ByteRange> | 'impossible' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const start = match[1] === '' ? Math.max(0, bytes - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1)
  return start > end || start >= bytes ? 'impossible' : { start, end }
}
