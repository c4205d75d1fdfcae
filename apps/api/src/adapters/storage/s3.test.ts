import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysUnder } from '../../testing/attacks/keys-under.ts'
import { ObjectMissing, type Storage } from './port.ts'
import { readS3Url } from './s3-settings.ts'
import { openS3 } from './s3.ts'

/** The part of the S3 server that the test uses; the package has no types. */
interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver

let directory: string
let server: S3rver
let storage: Storage
let address: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ventanilla-s3-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'expedientes', configs: [] }],
  })
  address = `127.0.0.1:${(await server.run()).port}`
  storage = openS3(readS3Url(`s3://S3RVER:S3RVER@${address}/expedientes?region=us-east-1&tls=off`))
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

describe('an S3-compatible service', () => {
  it('keeps, copies, lists and removes objects', async () => {
    await storage.put('a/uno.bin', Buffer.from('hola'), { contentType: 'application/pdf' })
    const stream = Readable.from([Buffer.from('a'), Buffer.from('b')])
    await storage.put('a/dos.bin', stream, { contentType: 'application/pdf' })
    expect(await text(await storage.get('a/uno.bin'))).toBe('hola')
    expect(await text(await storage.get('a/uno.bin', { start: 1, end: 2 }))).toBe('ol')
    expect(await text(await storage.get('a/uno.bin', { start: 2 }))).toBe('la')
    expect(await storage.head('a/dos.bin')).toMatchObject({ bytes: 2 })
    await storage.copy('a/dos.bin', 'b/dos.bin')
    await storage.put('a/dos.bin', Buffer.from('another'), { contentType: 'application/pdf' })
    expect(await keysUnder(storage, 'a')).toEqual(['a/dos.bin', 'a/uno.bin'])
    expect(await keysUnder(storage, 'nothing')).toEqual([])
    expect(await text(await storage.get('b/dos.bin'))).toBe('ab')
    await storage.remove('b/dos.bin')
    await storage.remove('b/dos.bin')
    await expect(storage.get('b/dos.bin')).rejects.toThrow(ObjectMissing)
    await expect(storage.copy('b/dos.bin', 'x')).rejects.toThrow(ObjectMissing)
    await expect(storage.get('../x')).rejects.toThrow('Not a storage key')
    expect(await storage.freeSpace()).toBeNull()
  })

  it('lists everything, also what the service tells in several pages', async () => {
    const page = (keys: readonly string[], next: string) => `<?xml version="1.0"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}
      <IsTruncated>${next !== ''}</IsTruncated>${next === '' ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`
    const service = createServer((request, response) => {
      const second = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token') === 'b&c'
      response.setHeader('content-type', 'application/xml')
      response.end(second ? page(['a/3'], '') : page(['a/1', 'a/2'], 'b&amp;c'))
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    const { port } = service.address() as AddressInfo
    const paged = openS3(readS3Url(`s3://k:s@127.0.0.1:${port}/expedientes?tls=off`))
    expect(await keysUnder(paged, 'a')).toEqual(['a/1', 'a/2', 'a/3'])
    await new Promise((done) => service.close(done))
  })

  it('says whether it can serve', async () => {
    await storage.check()
    const elsewhere = openS3(readS3Url(`s3://S3RVER:S3RVER@${address}/otro-cubo?tls=off`))
    await expect(elsewhere.check()).rejects.toThrow()
  })

  it('takes an upload by link, with the announced type only', async () => {
    const link = await storage.presignPut({
      key: 'u/uno.pdf',
      contentType: 'application/pdf',
      maxBytes: 1000,
      expiresSeconds: 60,
    })
    const answer = await fetch(link.url, { method: 'PUT', headers: link.headers, body: 'contenido' })
    expect(answer.status).toBe(200)
    expect(await text(await storage.get('u/uno.pdf'))).toBe('contenido')
    expect(link.url).not.toMatch(/checksum/i)
    const html = await fetch(link.url, { method: 'PUT', headers: { 'content-type': 'text/html' }, body: 'x' })
    expect(html.status).toBe(403)
    const moved = link.url.replace('uno.pdf', 'otro.pdf')
    expect((await fetch(moved, { method: 'PUT', headers: link.headers, body: 'x' })).status).toBe(403)
    expect(await text(await storage.get('u/uno.pdf'))).toBe('contenido')
  })

  it('takes by link no other size than the announced one', async () => {
    const link = await storage.presignPut({
      key: 'u/medido.pdf',
      contentType: 'application/pdf',
      maxBytes: 1000,
      bytes: 9,
      expiresSeconds: 60,
    })
    const send = async (body: string) =>
      (await fetch(link.url, { method: 'PUT', headers: link.headers, body })).status
    expect([await send('contenido'), await send('contenido y mucho más')]).toEqual([200, 403])
    // chunked, without a length: the service cannot check the announced size
    const pieces = { method: 'PUT', headers: link.headers, duplex: 'half' }
    const body = Readable.toWeb(Readable.from([Buffer.from('contenido'), Buffer.alloc(5000)]))
    expect((await fetch(link.url, { ...pieces, body } as RequestInit)).status).toBe(403)
    expect(await text(await storage.get('u/medido.pdf'))).toBe('contenido')
  })

  it('gives a download by link with name and type', async () => {
    await storage.put('d/uno.pdf', Buffer.from('0123456789'), { contentType: 'application/octet-stream' })
    const link = await storage.presignGet({
      key: 'd/uno.pdf',
      downloadName: 'Plano 2.pdf',
      contentType: 'application/pdf',
      inline: true,
    })
    const answer = await fetch(link.url, { headers: { range: 'bytes=2-4' } })
    expect(answer.status).toBe(206)
    expect(await answer.text()).toBe('234')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="Plano 2.pdf"')
    const forged = await fetch(link.url.replace('inline', 'attachment'))
    expect(forged.status).toBe(403)
    const html = await storage.presignGet({
      key: 'd/uno.pdf',
      downloadName: 'x.html',
      contentType: 'text/html',
      inline: true,
    })
    expect((await fetch(html.url)).headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('asks for names with accents in the form that S3 passes on', async () => {
    // signed but not fetched: the test server canonicalises apostrophes and brackets differently from S3
    const link = await storage.presignGet({
      key: 'd/uno.pdf',
      downloadName: 'Año.pdf',
      contentType: 'application/pdf',
      inline: false,
    })
    expect(new URL(link.url).searchParams.get('response-content-disposition')).toBe(
      `attachment; filename="Ano.pdf"; filename*=UTF-8''A%C3%B1o.pdf`,
    )
  })

  it('signs links for the origin that browsers know', async () => {
    const split = openS3(
      readS3Url(`s3://k:s@${address}/expedientes?tls=off&public=https://archivos.example.org`),
    )
    const { url } = await split.presignGet({
      key: 'a',
      downloadName: 'a',
      contentType: 'image/png',
      inline: false,
    })
    expect(url).toMatch(/^https:\/\/archivos\.example\.org\/expedientes\/a\?/)
  })
})

describe('the address of an S3-compatible service', () => {
  it('is read from one setting', () => {
    expect(readS3Url('s3://AKIA:a%2Fb@s3.example.org:9000/mi-cubo?region=sa-east-1')).toEqual({
      endpoint: 'https://s3.example.org:9000',
      publicEndpoint: 'https://s3.example.org:9000',
      bucket: 'mi-cubo',
      region: 'sa-east-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b',
    })
  })

  it.each([
    'http://k:s@host/cubo',
    's3://host/cubo',
    's3://k:muysecreto@host/',
    's3://k:muysecreto@host/Cubo_Malo',
    's3://k:muysecreto@host/cubo?tls=si',
    's3://k:muysecreto@host/cubo?regoin=x',
    's3://k:muysecreto@host/cubo?public=archivos',
    'nada',
  ])('is refused with a sentence that keeps the secret: %s', (url) => {
    expect(() => readS3Url(url)).toThrow(/^STORAGE_URL: (?!.*muysecreto)/)
  })
})
