import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { replay } from './caller.ts'
import { lookByPortal } from './file-checks.ts'
import { lookedFor } from './patience.ts'

const KEPT = {
  method: 'POST',
  url: '/api/v1/solicitudes/1/radicar',
  headers: { 'idempotency-key': 'clave' },
  payload: '{}',
  status: 200,
  body: '{"radicado":"2026-1"}',
  at: Date.now(),
}
const FILE = { id: 'a', caseId: 'c', owner: 'o', sha256: '' }
const AWAY = { status: 503, body: '{"message":"El servicio se está recuperando."}' }

let server: Server | undefined
afterEach(() => server?.close())

/** A server that returns these responses in turn, repeating the last one. */
async function answering(...answers: readonly { status: number; body: string }[]): Promise<string> {
  let n = 0
  server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(n++, answers.length - 1)] ?? AWAY
    response.writeHead(status, { connection: 'close' }).end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const again = (origin: string, patience = 20_000): Promise<readonly string[]> =>
  lookedFor(async () => {
    const found = await replay(origin, KEPT, async () => 'x')
    return found === null ? [] : [found]
  }, patience)

describe('a call that is repeated with its key', () => {
  it('is sound where it answers as the first time', async () => {
    expect(await again(await answering({ status: 200, body: KEPT.body }))).toEqual([])
  })
  it('is asked again where the server says that it will be back', async () => {
    expect(await again(await answering(AWAY, AWAY, { status: 200, body: KEPT.body }))).toEqual([])
  })
  it('is a finding where the server never comes back', async () => {
    expect(await again(await answering(AWAY), 0)).toEqual([expect.stringContaining('503')])
  })
  it.each([
    ['another number', { status: 200, body: '{"radicado":"2026-2"}' }],
    ['a refusal', { status: 409, body: '{"code":"version"}' }],
    ['a fault of the server itself', { status: 500, body: '{"code":"inesperado"}' }],
  ])('is a finding where it answers with %s, also after the server was away', async (_what, answer) => {
    expect(await again(await answering(AWAY, answer))).toEqual([
      expect.stringContaining(`repetida ${answer.status} ${answer.body}`),
    ])
  })
})

describe('a file that is looked at by the portal', () => {
  it('is asked for again where the store is away', async () => {
    const origin = await answering(AWAY)
    await expect(lookByPortal(origin, FILE, 'x')).rejects.toThrow('503')
  })
  it('is a finding where it is refused', async () => {
    const origin = await answering({ status: 404, body: '{}' })
    expect(await lookByPortal(origin, FILE, 'x')).toContain('404')
  })
})
