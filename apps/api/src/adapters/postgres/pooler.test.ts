import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { checkServer } from './server-check.ts'

let fresh: FreshDatabase
const closing: (() => void)[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(async () => {
  for (const close of closing) close()
  await fresh.drop()
})

/** A proxy to the server that changes or answers the first message, the only one without a type letter. */
async function between(first: (message: Buffer) => { pass: Buffer } | { answer: Buffer }): Promise<string> {
  const there = new URL(fresh.url)
  const server = createServer((near) => {
    near.on('error', () => undefined)
    near.once('data', (message) => {
      const told = first(message)
      if ('answer' in told) return void near.end(told.answer)
      const far = connect(Number(there.port), there.hostname)
      far.on('error', () => near.destroy()).on('close', () => near.destroy())
      near.on('close', () => far.destroy())
      far.write(told.pass)
      near.pipe(far).pipe(near)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return Object.assign(new URL(fresh.url), { hostname: '127.0.0.1', port: String(port) }).href
}

/** Simulates pgbouncer's `ignore_startup_parameters = options`. */
function withoutOptions(message: Buffer): Buffer {
  const words = message.subarray(8).toString().split('\0')
  const kept: string[] = []
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2)
    if (words[at] !== 'options') kept.push(words[at] ?? '', words[at + 1] ?? '')
  const body = Buffer.from(`${kept.join('\0')}\0\0`)
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(8 + body.length)
  return Buffer.concat([head, body])
}

describe('a pooler between the portal and PostgreSQL', () => {
  it('is told by its refusal of what the portal sets', async () => {
    const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0'
    const head = Buffer.from([0x45, 0, 0, 0, 0])
    head.writeInt32BE(fields.length + 4, 1)
    const url = await between(() => ({ answer: Buffer.concat([head, Buffer.from(fields)]) }))
    await expect(checkServer(url)).rejects.toThrow(
      /^DATABASE_URL lleva a un pgbouncer .*\(unsupported startup parameter: options\).*PostgreSQL mismo/,
    )
  })

  it('is told by what it forgets', async () => {
    const url = await between((message) => ({ pass: withoutOptions(message) }))
    await expect(checkServer(url, 'DATABASE_MIGRATION_URL')).rejects.toThrow(
      /^DATABASE_MIGRATION_URL lleva a un pgbouncer .*\(los descarta\): ponga en DATABASE_MIGRATION_URL/,
    )
  })

  it('is not seen where a line only passes on', async () => {
    await checkServer(await between((message) => ({ pass: message })))
  })
})
