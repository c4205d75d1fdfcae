import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardedStore } from './guarded-store.ts'
import { ObjectMissing, type Storage, StoreAway } from './port.ts'
import { openS3 } from './s3.ts'
import { readS3Url } from './s3-settings.ts'

const QUICK = { answer: 300, transfer: 600, rest: 60_000 }

let service: Server
let asked: string[]
/** behaviour of the fake service */
let how: 'hangs' | 'broken' | 'well'
let store: Storage
beforeEach(async () => {
  asked = []
  service = createServer((request, response) => {
    asked.push(request.method ?? '')
    request.resume()
    if (how === 'hangs') return
    response.statusCode = how === 'broken' ? 503 : 200
    response.end()
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  store = guardedStore(openS3(readS3Url(`s3://k:s@127.0.0.1:${port}/expedientes?tls=off`)), QUICK)
})
afterEach(async () => {
  service.closeAllConnections()
  await new Promise((done) => service.close(done))
})

const everything = (): readonly (() => Promise<unknown>)[] => [
  () => store.head('a/uno'),
  () => store.get('a/uno'),
  () => store.put('a/uno', Buffer.from('x'), { contentType: 'x/y' }),
  () => store.copy('a/uno', 'b/uno'),
  () => store.remove('a/uno'),
  () => store.list('a')[Symbol.asyncIterator]().next(),
  () => store.presignGet({ key: 'a/uno', downloadName: 'x', contentType: 'x/y', inline: false }),
  () => store.presignPut({ key: 'a/uno', contentType: 'x/y', maxBytes: 1, expiresSeconds: 1 }),
]

describe.each(['hangs', 'broken'] as const)('a store that is there and %s', (state) => {
  it('is waited for once, and every call about files is told that it is away', async () => {
    how = state
    for (const call of everything()) await expect(call()).rejects.toThrow(StoreAway)
    // the driver can retry its own call once
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  it('stays closed to calls while a balancer asks for it again and again', async () => {
    how = state
    await expect(store.head('a/uno')).rejects.toThrow(StoreAway)
    const looks = Array.from({ length: 3 }, async () => store.check())
    const refused = expect(Promise.all(looks)).rejects.toThrow(StoreAway)
    // links first: nothing else would have failed before them
    for (const call of everything().toReversed()) await expect(call()).rejects.toThrow(StoreAway)
    await refused
    await expect(store.head('a/uno')).rejects.toThrow(StoreAway)
  })

  it('is used again as soon as a look finds it well', async () => {
    how = state
    await expect(store.head('a/uno')).rejects.toThrow(StoreAway)
    await expect(store.check()).rejects.toThrow(StoreAway)
    how = 'well'
    await store.check()
    await store.remove('a/uno')
  })
})

describe('a store that works', () => {
  const simple = (change: Partial<Storage>): Storage => guardedStore({ ...store, ...change }, QUICK)

  it('stays in use when one object is not there, or a disk is full', async () => {
    how = 'well'
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const own = simple({
      get: () => Promise.reject(new ObjectMissing('a/uno')),
      put: () => Promise.reject(full),
      head: () => Promise.resolve(null),
    })
    await expect(own.get('a/uno')).rejects.toThrow(ObjectMissing)
    await expect(own.put('a/uno', Buffer.from('x'), { contentType: 'x/y' })).rejects.toBe(full)
    expect(await own.head('a/uno')).toBeNull()
  })

  it('is not to blame for what cannot be read', async () => {
    const cut = new Error('cut')
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('nue')
        throw cut
      })(),
    )
    const own = simple({
      async put(_key, body) {
        for await (const _ of body as Readable);
      },
      head: () => Promise.resolve(null),
    })
    await expect(own.put('a/uno', source, { contentType: 'x/y' })).rejects.toBe(cut)
    expect(await own.head('a/uno')).toBeNull()
  })

  it('leaves no stream open that came after its time', async () => {
    let open: (stream: Readable) => void = () => undefined
    const own = simple({ get: () => new Promise((done) => (open = done)) })
    await expect(own.get('a/uno')).rejects.toThrow(StoreAway)
    const late = new Readable({ read: () => undefined })
    open(late)
    await expect.poll(() => late.destroyed, { timeout: 20_000 }).toBe(true)
  })
})
