import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { SERVING } from '../../db/connection/connections.ts'
import { sql } from '../../db/connection/sql.ts'
import { endingOf } from '../../shutdown.ts'
import { type FreshDatabase, freshDatabase } from '../servers/database.ts'
import { freePort } from '../servers/free-port.ts'

const MAIN = new URL('../../main.ts', import.meta.url).pathname

let fresh: FreshDatabase | undefined
let dataDir: string | undefined
let child: ChildProcess | undefined
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await fresh?.drop()
  if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true })
  child = fresh = dataDir = undefined
})

const statusOf = (url: string, init: RequestInit = {}): Promise<number | 'refused'> =>
  fetch(url, init).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 'refused' as const,
  )

/** Exclusive table locks, held or waiting. */
const locks = async (granted: boolean): Promise<number> =>
  (
    await fresh?.db.one<{ n: number }>(sql`
      select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.relation = 'rate_limits'::regclass
        and granted = ${granted} and (not granted or mode = 'ExclusiveLock')`)
  )?.n ?? 0

describe('SIGTERM', () => {
  it('finishes what runs: not ready, then closed to new calls, the running one answered, ended', async () => {
    fresh = await freshDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-sigterm-'))
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        DATABASE_URL: fresh.url,
        SECRET: 'secreto-de-prueba-con-mas-de-32-signos',
        SEAL_SELF_MADE: 'on',
        DRAIN_SECONDS: '3',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit') as Promise<[number | null]>
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (said += piece))
    await expect
      .poll(() => statusOf(`${origin}/listo`).then((status) => [status, said]), { timeout: 50_000 })
      .toEqual([200, expect.anything()])

    // a call that waits inside the database
    let free: () => void = () => undefined
    const until = new Promise<void>((done) => (free = done))
    const holding = fresh.owner.tx(async (tx) => {
      await tx.run(sql`lock table rate_limits in exclusive mode`)
      await until
    })
    await expect.poll(() => locks(true), { timeout: 20_000 }).toBe(1)
    const began = performance.now()
    const running = statusOf(`${origin}/api/v1/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nadie@example.test', password: 'Ninguna2026' }),
    })
    await expect.poll(() => locks(false), { timeout: 20_000 }).toBe(1)

    child.kill('SIGTERM')
    const asked = performance.now()
    await expect.poll(() => statusOf(`${origin}/listo`), { timeout: 20_000 }).toBe(503)
    // until balancers have probed, everything is served
    expect(await statusOf(`${origin}/vivo`)).toBe(200)
    await expect.poll(() => statusOf(`${origin}/vivo`), { timeout: 30_000 }).toBe('refused')
    const waited = performance.now() - began
    free()
    await holding
    // 401 because the account does not exist; 503 on a machine so slow that the call waited behind the lock for
    // longer than any call may
    expect(waited < SERVING.lock - 1000 ? [401] : [401, 503]).toContain(await running)
    expect((await ended)[0], said).toBe(0)
    expect(performance.now() - asked).toBeLessThan(25_000)
  }, 120_000)

  it.each([
    ['SIGTERM', true, 5_000],
    // no balancer, no wait
    ['SIGINT', true, 0],
    ['SIGHUP', true, 0],
    ['disconnect', true, 0],
    ['SIGTERM', false, 0],
    ['SIGINT', false, 0],
  ])('%s, production %s: %i ms for the balancer', (reason, production, notice) => {
    expect(endingOf(reason, { production, drainSeconds: 5 }).notice).toBe(notice)
  })

  it('ends within 25 s, however long the notice is', () => {
    expect(endingOf('SIGTERM', { production: true, drainSeconds: 8 }).patience).toBeLessThan(25_000)
  })
})
