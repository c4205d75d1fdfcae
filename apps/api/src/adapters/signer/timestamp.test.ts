import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SealError } from './port.ts'
import { httpTimestamp } from './timestamp.ts'

const asked: string[] = []
const server = createServer((request, reply) => {
  asked.push(request.url ?? '')
  if (request.url === '/aqui') reply.end('sello')
  else reply.writeHead(307, { location: '/aqui' }).end()
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))

it('a time stamp is asked for at the address of the setting', async () => {
  expect((await httpTimestamp(`${origin}/aqui`)(Buffer.from('x'))).toString()).toBe('sello')
})

it('a time stamp is asked for nowhere else, whatever that address says, and later again', async () => {
  asked.length = 0
  const failed = await httpTimestamp(`${origin}/alla`)(Buffer.from('x')).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(SealError)
  expect((failed as SealError).retryable).toBe(true)
  expect(asked).toEqual(['/alla'])
})
