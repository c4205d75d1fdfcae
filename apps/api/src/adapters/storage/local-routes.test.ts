import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { type LocalFolder, openLocalFolder } from './local-folder.ts'
import { localStorageRoutes } from './local-routes.ts'

let folder: string
let storage: LocalFolder
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-almacen-'))
  storage = await openLocalFolder({ folder, secret: 's', publicUrl: '', clock: systemClock })
  app = Fastify({ bodyLimit: 1000 })
  // the server's headers for all responses; files override them
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers({ 'content-security-policy': "object-src 'none'", 'x-frame-options': 'SAMEORIGIN' })
    next()
  })
  await app.register(compress, { threshold: 100, encodings: ['br', 'gzip'] })
  await localStorageRoutes(app, storage)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function download(contentType: string, headers: Record<string, string> = {}) {
  const link = await storage.presignGet({ key: 'a', downloadName: 'a', contentType, inline: true })
  return fetch(origin + link.url, { headers: { 'accept-encoding': 'br, gzip', ...headers } })
}

describe('the file routes inside the whole server', () => {
  it('take files larger than the limit for ordinary bodies', async () => {
    const link = await storage.presignPut({
      key: 'b',
      contentType: 'application/json',
      maxBytes: 300_000,
      expiresSeconds: 60,
    })
    const body = randomBytes(200_000)
    const answer = await fetch(origin + link.url, { method: 'PUT', headers: link.headers, body })
    expect(answer.status).toBe(200)
    expect(await storage.head('b')).toMatchObject({ bytes: 200_000 })
  })

  it('send files as they are: not compressed, lengths and ranges intact', async () => {
    await storage.put('a', Buffer.alloc(20_000, 'a'), { contentType: 'x/y' })
    for (const type of ['application/vnd.google-earth.kml+xml', 'application/geo+json', 'application/pdf']) {
      const whole = await download(type)
      expect(whole.headers.get('content-length')).toBe('20000')
      expect(await whole.text()).toHaveLength(20_000)
      const part = await download(type, { range: 'bytes=0-999' })
      expect(part.status).toBe(206)
      expect(await part.text()).toHaveLength(1000)
    }
  })

  it('put their own security headers in the place of the general ones', async () => {
    const pdf = await download('application/pdf')
    expect(pdf.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*object-src 'self'/)
    const map = await download('application/geo+json')
    expect(map.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    )
    expect(map.headers.get('x-content-type-options')).toBe('nosniff')
    await Promise.all([pdf.arrayBuffer(), map.arrayBuffer()])
  })
})
