import { connect } from 'node:net'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysUnder } from '../../testing/attacks/keys-under.ts'
import { createSettableClock } from '../clock/settable-clock.ts'
import { type LocalFolder, openLocalFolder } from './local-folder.ts'
import { localStorageRoutes } from './local-routes.ts'
import { ObjectMissing } from './port.ts'

const clock = createSettableClock('2026-03-02T13:00:00Z', { production: false })
let folder: string
let storage: LocalFolder
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-almacen-'))
  storage = await openLocalFolder({ folder, secret: 'secreto', publicUrl: '', clock })
  app = Fastify()
  await localStorageRoutes(app, storage)
  app.get('/eco', () => ({ ok: true }))
  app.post('/eco', (request) => request.body)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const leftovers = () => readdir(join(folder, '.recibiendo'))
async function upload(key: string, body: BodyInit, { maxBytes = 1000, type = 'application/pdf' } = {}) {
  const link = await storage.presignPut({ key, contentType: type, maxBytes, expiresSeconds: 60 })
  return fetch(origin + link.url, {
    method: 'PUT',
    headers: link.headers,
    body,
    duplex: 'half',
  } as RequestInit)
}
async function linkTo(
  key: string,
  more: { contentType?: string; inline?: boolean; downloadName?: string } = {},
) {
  const link = await storage.presignGet({
    key,
    downloadName: 'Año.pdf',
    contentType: 'application/pdf',
    inline: false,
    ...more,
  })
  return origin + link.url
}

describe('the local folder', () => {
  it('keeps, copies, lists and removes objects', async () => {
    await storage.put('a/uno.bin', Buffer.from('hola'), { contentType: 'application/octet-stream' })
    await storage.put('a/dos.bin', Readable.from([Buffer.from('a'), Buffer.from('b')]), {
      contentType: 'x/y',
    })
    expect(await text(await storage.get('a/uno.bin'))).toBe('hola')
    expect(await text(await storage.get('a/uno.bin', { start: 1, end: 2 }))).toBe('ol')
    expect(await text(await storage.get('a/uno.bin', { start: 2 }))).toBe('la')
    expect(await storage.head('a/dos.bin')).toMatchObject({ bytes: 2 })
    await storage.copy('a/dos.bin', 'b/c/dos.bin')
    await storage.put('a/dos.bin', Buffer.from('another'), { contentType: 'x/y' })
    expect(await keysUnder(storage, 'a')).toEqual(['a/dos.bin', 'a/uno.bin'])
    expect(await keysUnder(storage, 'b')).toEqual(['b/c/dos.bin'])
    expect(await keysUnder(storage, 'nothing')).toEqual([])
    expect(await text(await storage.get('b/c/dos.bin'))).toBe('ab')
    await storage.remove('b/c/dos.bin')
    await storage.remove('b/c/dos.bin')
    await expect(storage.get('b/c/dos.bin')).rejects.toThrow(ObjectMissing)
    await expect(storage.copy('b/c/dos.bin', 'x')).rejects.toThrow(ObjectMissing)
    expect(await leftovers()).toEqual([])
  })

  it('writes for its own account alone, whatever the process was started with', async () => {
    const before = process.umask(0)
    try {
      const own = await openLocalFolder({ ...storage.settings, folder: join(folder, 'privado') })
      await own.put('p/uno/dos', Buffer.from('x'), { contentType: 'x/y' })
      await own.copy('p/uno/dos', 'otro/tres')
      const modes = async (...paths: string[]) =>
        Promise.all(
          paths.map(async (path) => ((await stat(join(folder, 'privado', path))).mode & 0o777).toString(8)),
        )
      expect(await modes('p', 'p/uno', 'otro', '.recibiendo')).toEqual(['700', '700', '700', '700'])
      expect(await modes('p/uno/dos', 'otro/tres')).toEqual(['600', '600'])
    } finally {
      process.umask(before)
      await rm(join(folder, 'privado'), { recursive: true })
    }
  })

  it('replaces an object whole or leaves the old one', async () => {
    await storage.put('r/x', Buffer.from('viejo'), { contentType: 'x/y' })
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('nue')
        throw new Error('cut')
      })(),
    )
    await expect(storage.put('r/x', failing, { contentType: 'x/y' })).rejects.toThrow('cut')
    expect(await text(await storage.get('r/x'))).toBe('viejo')
    expect(await leftovers()).toEqual([])
  })

  it('refuses keys that leave it', async () => {
    for (const key of ['../x', '/etc/passwd', 'a/../../x', '.recibiendo/x']) {
      await expect(storage.put(key, Buffer.from(''), { contentType: 'x/y' })).rejects.toThrow(
        'Not a storage key',
      )
      await expect(storage.get(key)).rejects.toThrow('Not a storage key')
    }
  })

  it('knows its free space and that it can be written', async () => {
    expect(await storage.freeSpace()).toBeGreaterThan(0)
    await storage.check()
    expect(await leftovers()).toEqual([])
  })

  it('clears away what a dead process left behind, but not what another may be writing', async () => {
    const other = await mkdtemp(join(tmpdir(), 'ventanilla-almacen-'))
    await openLocalFolder({ folder: other, secret: 's', publicUrl: '', clock })
    const old = new Date(clock.now().getTime() - 25 * 3600_000)
    await writeFile(join(other, '.recibiendo', 'viejo'), '')
    await utimes(join(other, '.recibiendo', 'viejo'), old, old)
    await writeFile(join(other, '.recibiendo', 'nuevo'), '')
    await utimes(join(other, '.recibiendo', 'nuevo'), clock.now(), clock.now())
    await openLocalFolder({ folder: other, secret: 's', publicUrl: '', clock })
    expect(await readdir(join(other, '.recibiendo'))).toEqual(['nuevo'])
    await rm(other, { recursive: true })
  })
})

describe('an upload link of the local folder', () => {
  it('receives a file of any type as it is, JSON included', async () => {
    expect((await upload('u/uno.pdf', 'contenido')).status).toBe(200)
    expect(await text(await storage.get('u/uno.pdf'))).toBe('contenido')
    expect((await upload('u/mapa.json', '{"a":1}', { type: 'application/json' })).status).toBe(200)
    expect(await text(await storage.get('u/mapa.json'))).toBe('{"a":1}')
    expect((await upload('u/vacio.pdf', '')).status).toBe(200)
    expect(await storage.head('u/vacio.pdf')).toMatchObject({ bytes: 0 })
  })

  it('leaves the bodies of other routes alone', async () => {
    const answer = await fetch(`${origin}/eco`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"b":2}',
    })
    expect(await answer.json()).toEqual({ b: 2 })
  })

  it('accepts exactly the permitted size and not one byte more', async () => {
    expect((await upload('u/justo', 'x'.repeat(10), { maxBytes: 10 })).status).toBe(200)
    const answer = await upload('u/grande', 'x'.repeat(11), { maxBytes: 10 })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ message: 'El archivo supera el tamaño permitido.' })
    expect(await storage.head('u/grande')).toBeNull()
  })

  it('counts while the bytes arrive where no length was announced', async () => {
    const link = await storage.presignPut({
      key: 'u/chunked',
      contentType: 'image/png',
      maxBytes: 100_000,
      expiresSeconds: 60,
    })
    const piece = new Uint8Array(64 * 1024)
    const answer = await fetch(origin + link.url, {
      method: 'PUT',
      headers: link.headers,
      body: Readable.toWeb(Readable.from([piece, piece, piece])),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await storage.head('u/chunked')).toBeNull()
    expect(await leftovers()).toEqual([])
  })

  it('leaves nothing of an upload that was cut off', async () => {
    const link = await storage.presignPut({
      key: 'u/cortado',
      contentType: 'image/png',
      maxBytes: 1000,
      expiresSeconds: 60,
    })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(
      `PUT ${link.url} HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 500\r\n\r\n${'x'.repeat(200)}`,
    )
    await expect.poll(leftovers).toHaveLength(1)
    socket.destroy()
    await expect.poll(leftovers).toEqual([])
    expect(await storage.head('u/cortado')).toBeNull()
  })

  it('is worth nothing once a character of it changed, or after its time', async () => {
    const link = await storage.presignPut({
      key: 'u/firmado',
      contentType: 'image/png',
      maxBytes: 1000,
      expiresSeconds: 60,
    })
    const put = (url: string, headers = link.headers) =>
      fetch(origin + url, { method: 'PUT', headers, body: 'x' })
    expect((await put(link.url.replace('u/firmado', 'u/ajeno'))).status).toBe(403)
    expect((await put(link.url.replace('max=1000', 'max=9999'))).status).toBe(403)
    expect(
      (await put(link.url.replace('image%2Fpng', 'text%2Fhtml'), { 'content-type': 'text/html' })).status,
    ).toBe(403)
    expect((await put(link.url.replace(/firma=.*/, 'firma='))).status).toBe(403)
    expect((await put(link.url.replace(/firma=/, 'firma=x&firma='))).status).toBe(403)
    expect((await put(link.url, { 'content-type': 'text/html' })).status).toBe(415)
    expect((await put((await linkTo('u/firmado')).slice(origin.length))).status).toBe(403)
    clock.advance(61_000)
    expect((await put(link.url)).status).toBe(403)
    expect(await storage.head('u/firmado')).toBeNull()
  })

  it.each(['..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/x', 'a/..%5c..%5cx', '.recibiendo/x'])(
    'does not follow the path %s',
    async (path) => {
      const answer = await fetch(`${origin}/api/v1/almacen/${path}?tipo=x&max=1&vence=9999999999&firma=x`, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: 'x',
      })
      expect([403, 404]).toContain(answer.status)
    },
  )
})

describe('a download link of the local folder', () => {
  it('gives the file with its name and headers that keep it a file', async () => {
    await storage.put('d/uno.pdf', Buffer.from('0123456789'), { contentType: 'application/pdf' })
    const answer = await fetch(await linkTo('d/uno.pdf', { inline: true }))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('0123456789')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition': `inline; filename="Ano.pdf"; filename*=UTF-8''A%C3%B1o.pdf`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store, no-transform',
    })
    const head = await fetch(await linkTo('d/uno.pdf'), { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('10')
    expect(head.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'application/xml'])(
    'never lets a browser run %s',
    async (contentType) => {
      await storage.put('d/activo', Buffer.from('<script>alert(1)</script>'), { contentType })
      const answer = await fetch(await linkTo('d/activo', { contentType, inline: true }))
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(answer.headers.get('content-type')).toBe('application/octet-stream')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    },
  )

  it('keeps the type of office files, whose name contains xml', async () => {
    const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    const answer = await fetch(await linkTo('d/uno.pdf', { contentType }))
    expect(answer.headers.get('content-type')).toBe(contentType)
    await answer.arrayBuffer()
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['líneas=1-2', 200, '0123456789', null],
  ])('answers the range %s with %i', async (range, status, body, contentRange) => {
    const url = await linkTo('d/uno.pdf')
    const answer = await fetch(url, { headers: { range: Buffer.from(range).toString('latin1') } })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(body)
    expect(answer.headers.get('content-range')).toBe(contentRange)
  })

  it.each(['bytes=10-', 'bytes=5-4', 'bytes=-0'])('refuses the impossible range %s', async (range) => {
    const answer = await fetch(await linkTo('d/uno.pdf'), { headers: { range } })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */10')
  })

  it('sends an empty file as an empty file', async () => {
    await storage.put('d/vacio', Buffer.from(''), { contentType: 'image/png' })
    const answer = await fetch(await linkTo('d/vacio'))
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBe(0)
  })

  it('sends megabytes unharmed', async () => {
    const bytes = Buffer.alloc(3_000_000, 'ventanilla')
    await storage.put('d/grande', bytes, { contentType: 'image/png' })
    const answer = await fetch(await linkTo('d/grande', { contentType: 'image/png' }))
    expect((await buffer(answer.body as never)).equals(bytes)).toBe(true)
  })

  it('is worth nothing once changed, or after its time, or for an object that is gone', async () => {
    const url = await linkTo('d/uno.pdf')
    expect((await fetch(url.replace('d/uno.pdf', 'd/grande'))).status).toBe(403)
    expect((await fetch(url.replace('ver=0', 'ver=1'))).status).toBe(403)
    expect((await fetch(await linkTo('d/nada'))).status).toBe(404)
    clock.advance(301_000)
    expect((await fetch(url)).status).toBe(403)
  })
})
