import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultReference } from '@ventanilla/domain/faults/reference'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { readSettings } from '../../settings.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { shippedConfiguration } from '../../testing/servers/shipped-configuration.ts'
import { forgetLimits } from '../../testing/account-app.ts'

const lines: string[] = []
const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
let fresh: FreshDatabase
let app: FastifyInstance
let dataDir: string
beforeAll(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-faults-'))
  const deps = await compose({
    settings: readSettings({ DATA_DIR: dataDir }),
    databaseUrl: fresh.url,
    db: fresh.db,
    secret: randomUUID(),
    version: '9.9.9',
    configuration: shippedConfiguration(),
  })
  app = await buildApp({ ...deps, logger })
  app.get('/rota', () => Promise.reject(new Error('roto\nfalso')))
})
afterAll(async () => {
  await app.close()
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  lines.length = 0
  return forgetLimits(fresh.db)
})

const report = async (payload: object): Promise<{ status: number; body: unknown }> => {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/fallas', payload })
  return { status: reply.statusCode, body: reply.json() }
}
const fault = {
  reference: faultReference(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8])),
  screen: 'app.dashboard',
  message: 'x is undefined\n{"level":60,"msg":"falso"}',
  stack: 'Error: x\n at y',
}

it('a screen that broke stands in the log under the reference that the person was shown, in one line', async () => {
  expect((await report(fault)).body).toEqual({ noted: true })
  expect(lines.join('').trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'screen broke', fault })
})

it('takes no address, no other words and no endless text', async () => {
  for (const change of [
    { screen: '/verificar-email-ciudadano/abc' },
    { reference: 'hola' },
    { stack: 'x'.repeat(3001) },
    { token: 'x' },
  ])
    expect((await report({ ...fault, ...change })).status).toBe(422)
  expect(lines).toEqual([])
})

it('cannot be used to fill the log', async () => {
  const replies: number[] = []
  for (let n = 0; n < 12; n += 1) replies.push((await report(fault)).status)
  expect(replies.at(-1)).toBe(429)
})

it('what the server did not foresee is told with the reference under which its log has it', async () => {
  const reply = await app.inject({ method: 'GET', url: '/rota' })
  const { message } = reply.json<{ message: string }>()
  const reference = /referencia: (\S+)\.$/.exec(message)?.[1] ?? ''
  expect(reply.statusCode).toBe(500)
  expect(message).not.toContain('roto')
  expect(JSON.parse(lines.join(''))).toMatchObject({ reference, msg: 'unexpected' })
})
