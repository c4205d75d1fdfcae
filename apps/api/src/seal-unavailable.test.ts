import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSeal } from './adapters/signer/make-seal.ts'
import { buildApp } from './app.ts'
import { sql } from './db/connection/sql.ts'
import type { AppDeps } from './deps.ts'
import { jobRunner } from './job-handlers.ts'
import { runDueJobs } from './jobs.ts'
import { keepAnnounced } from './own-process.ts'
import { openSeal } from './seal.ts'
import { readSettings } from './settings.ts'
import { type ApiWorld, startWorld } from './testing/stories/world.ts'

let world: ApiWorld
const base = mkdtempSync(join(tmpdir(), 'sello-'))
const at = (name: string): string => join(base, name)
const KEY = at('seal/private-key.pem')
const chain = { SEAL_CHAIN: at('seal/certificates.pem') }
/** A program that does what the file `mode` says: it signs, it is away, or its PIN is wrong. */
const PROGRAM = `#!/bin/sh
case "$(cat ${at('mode')})" in
  pin) echo x >> ${at('tries')}; echo CKR_PIN_INCORRECT >&2; exit 77 ;;
  away) echo CKR_DEVICE_ERROR >&2; exit 1 ;;
esac
openssl pkeyutl -sign -inkey ${KEY} -pkeyopt digest:sha256 -pkeyopt rsa_padding_mode:pkcs1
`
const mode = (word: 'signs' | 'away' | 'pin'): void => writeFileSync(at('mode'), word)
const BY_PROGRAM = { SEAL_COMMAND: at('program'), ...chain }
/** Nobody listens there. */
const BY_TIME_STAMP = { SEAL_KEY: KEY, ...chain, TSA_URL: 'http://127.0.0.1:1/' }

/** A process that has just started, with these settings of the seal. */
const started = (env: Readonly<Record<string, string>>): AppDeps => ({
  ...world.deps,
  seal: openSeal({ db: world.db, clock: world.clock, settings: readSettings({ DATA_DIR: base, ...env }) }),
})
/** One round of jobs; `all`: those too that a resting process leaves to others. */
async function round(deps: AppDeps, { all = false } = {}): Promise<void> {
  const runner = jobRunner(deps)
  await runDueJobs(deps, runner.handlers, () => undefined, { leaves: all ? [] : runner.leaves() })
  await runner.close()
}
async function filed(): Promise<() => Promise<unknown>> {
  const { caseId } = await world.fileConcession()
  return () =>
    world.db.one(sql`
      select state, attempts, last_error as error from jobs where kind = 'radicacion.pdf' and data->>'caseId' = ${caseId}`)
}

beforeAll(async () => {
  world = await startWorld()
  await makeSeal(at('seal'), { name: 'Corporación', shortName: 'Corpo' }, world.clock.now())
  writeFileSync(at('program'), PROGRAM)
  chmodSync(at('program'), 0o700)
})
afterAll(async () => {
  await world.close()
  rmSync(base, { recursive: true, force: true })
})

describe('a seal that can be read, and does not sign', () => {
  it.each([
    ['its program', BY_PROGRAM, /CKR_DEVICE_ERROR/],
    ['the time stamp', BY_TIME_STAMP, /sellado de tiempo no respondió/],
  ])(
    'because of %s: papers wait and use up no try, and administrators and monitoring see it',
    { timeout: 180_000 },
    async (_what, env, sentence) => {
      mode('away')
      const deps = started(env)
      const job = await filed()
      expect(await deps.seal.state()).toMatchObject({ can: true })
      const since = world.clock.now()
      await round(deps)
      const waits = { state: 'pending', attempts: 0, error: expect.stringMatching(sentence) }
      expect(await job()).toEqual(waits)
      world.clock.advance(60_000)
      const failing = { can: false, why: 'ilegible', message: expect.stringMatching(sentence), since }
      expect(await deps.seal.state()).toMatchObject(failing)
      const announced = keepAnnounced(deps)
      await announced.say()
      const admin = await world.tokenFor('superadmin@demo.test')
      const { body } = await world.call('GET', '/api/v1/operacion/sello', undefined, admin)
      expect(body.processes).toMatchObject([
        {
          seal: {
            can: false,
            fault: 'ilegible',
            message: expect.stringMatching(sentence),
            since: since.toISOString(),
          },
        },
      ])
      await announced.withdraw()
      const app = await buildApp(deps)
      const health = await app.inject({ url: '/api/v1/health' })
      expect([health.statusCode, health.json()]).toMatchObject([503, { seal: 'falla', database: 'ok' }])
      // only sealing is off: the balancer goes on sending people
      expect((await app.inject({ url: '/listo' })).statusCode).toBe(200)
      await app.close()
      // nothing waits any more, or another process sealed it
      world.clock.advance(600_000)
      expect(await deps.seal.state()).toMatchObject({ can: true })
      mode('signs')
      const mended = started(BY_PROGRAM)
      await round(mended)
      expect(await job()).toMatchObject({ state: 'done', attempts: 1 })
      expect(await mended.seal.state()).toMatchObject({ can: true })
    },
  )
})

describe('a seal whose program forbids another call (a wrong PIN)', () => {
  it(
    'is asked once by each start; papers wait for weeks without a try, and the start after the mend seals them',
    { timeout: 180_000 },
    async () => {
      mode('pin')
      const job = await filed()
      const deps = started(BY_PROGRAM)
      const since = world.clock.now()
      for (let n = 0; n < 4; n += 1) {
        await round(deps)
        world.clock.advance(60_000)
        await round(deps, { all: true })
        world.clock.advance(7 * 86_400_000)
      }
      expect(await job()).toMatchObject({ state: 'pending', attempts: 0 })
      expect(readFileSync(at('tries'), 'utf8')).toBe('x\n')
      expect(deps.seal.rests()).toBe(true)
      expect(await deps.seal.state()).toMatchObject({
        can: false,
        why: 'ilegible',
        message: expect.stringMatching(/CKR_PIN_INCORRECT.*reinicie el proceso/),
        since,
      })
      // started again without a mend: one more, and no more
      const again = started(BY_PROGRAM)
      for (let n = 0; n < 3; n += 1) {
        await round(again, { all: true })
        world.clock.advance(60_000)
      }
      expect(readFileSync(at('tries'), 'utf8')).toBe('x\nx\n')
      mode('signs')
      await round(started(BY_PROGRAM))
      expect(await job()).toMatchObject({ state: 'done', attempts: 1 })
    },
  )
})
