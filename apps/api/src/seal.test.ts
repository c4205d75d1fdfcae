import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeTheSeal } from '../../../tools/admin/change-seal.ts'
import { makeSeal } from './adapters/signer/make-seal.ts'
import { createTypstRenderer } from './adapters/pdf/typst-renderer.ts'
import { claimSeal, currentSeal, sealChains } from './db/authority-seal.ts'
import { servingProcesses } from './db/server-processes.ts'
import { sql } from './db/connection/sql.ts'
import { jobRunner } from './job-handlers.ts'
import { Postponed, runDueJobs } from './jobs.ts'
import { keepAnnounced, type SealOfProcess } from './own-process.ts'
import { configuredSeal, demandGivenSeal, openSeal } from './seal.ts'
import { readSettings, type Settings } from './settings.ts'
import { actJob } from './testing/acts/documents.ts'
import { has, run, scratch, signatureOf } from './testing/acts/pdf-tools.ts'
import { type ApiWorld, startWorld } from './testing/stories/world.ts'

let world: ApiWorld
let pdf: Buffer
const files = scratch()
const base = mkdtempSync(join(tmpdir(), 'sello-'))
const AT = new Date('2026-11-23T15:00:00.000Z')
const clock = { now: () => AT }
const settingsOf = (folder: string, env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ DATA_DIR: join(base, folder), ...env })
const processOf = (folder: string, env?: Readonly<Record<string, string>>) =>
  openSeal({ db: world.db, clock, settings: settingsOf(folder, env) })
const request = { reason: 'Firma', location: 'Ibagué', name: 'Prueba', at: AT, field: 'acto' }
const seal = async (of: ReturnType<typeof processOf>): Promise<Buffer> =>
  (await of.sealer()).seal(pdf, request)
const emptied = (): Promise<unknown> =>
  world.owner.run(
    sql`truncate authority_seal, authority_seal_changes, authority_seal_chains, server_processes`,
  )

beforeAll(async () => {
  world = await startWorld()
  const renderer = createTypstRenderer()
  pdf = await renderer.render(actJob('CITACION'))
  await renderer.close()
}, 120_000)
afterAll(async () => {
  await world.close()
  files.remove()
  rmSync(base, { recursive: true, force: true })
})

describe('two processes with different keys over one database', () => {
  it('seal with one of them: the other one says so, and seals nothing', async () => {
    await emptied()
    // both already have a key: the claim stops the second one, not a missing key
    const keys = await Promise.all(['uno', 'dos'].map((name) => configuredSeal(settingsOf(name), AT)))
    expect(new Set(keys.map((key) => key.fingerprint)).size).toBe(2)
    const [first, second] = [processOf('uno'), processOf('dos')]
    await seal(first)
    await expect(seal(second)).rejects.toMatchObject({ retryable: true, message: /no es el de la autoridad/ })
    expect(await first.state()).toMatchObject({ can: true })
    expect(await second.state()).toMatchObject({ can: false, why: 'ajeno' })
    expect([first.rests(), second.rests()]).toEqual([false, true])
  })

  it('one of which has none yet: it says that it cannot seal, and makes no key that would be of no use', async () => {
    await emptied()
    await seal(processOf('uno'))
    const late = processOf('vacio')
    expect(await late.state()).toMatchObject({ can: false, why: 'ajeno', key: null })
    await expect(seal(late)).rejects.toMatchObject({ retryable: true, message: /no es el de la autoridad/ })
    expect(existsSync(join(base, 'vacio', 'seal'))).toBe(false)
  })

  it('asking at once on an empty database, agree on one', async () => {
    const keys = await Promise.all(['uno', 'dos', 'tres'].map((name) => configuredSeal(settingsOf(name), AT)))
    for (let round = 0; round < 20; round += 1) {
      await emptied()
      const won = await Promise.all([...keys, ...keys].map((key) => claimSeal(world.db, key, AT)))
      expect(won.filter(Boolean)).toHaveLength(2)
      expect(
        new Set([...keys, ...keys].filter((_key, at) => won[at]).map((key) => key.fingerprint)).size,
      ).toBe(1)
    }
  })
})

describe('the dates of a seal', () => {
  it('are true: it begins when it was made, and what was signed before is sealed with the time of sealing', async () => {
    await emptied()
    const made = processOf('fechas', { DEMO: 'off' })
    const signed = new Date(AT.getTime() - 40 * 86_400_000)
    const sealed = await (await made.sealer()).seal(pdf, { ...request, at: signed })
    const state = await made.state()
    expect(state.key?.validFrom.toISOString()).toBe('2026-11-23T15:00:00.000Z')
    expect(sealed.toString('latin1')).toContain("/M (D:20261123150000+00'00')")
  })
})

describe('a certificate', () => {
  it('that does not hold yet seals nothing and becomes nobody’s seal, until its first day', async () => {
    await emptied()
    await configuredSeal(settingsOf('pronto', { DEMO: 'off' }), AT)
    const on = (day: string) =>
      openSeal({
        db: world.db,
        clock: { now: () => new Date(day) },
        settings: settingsOf('pronto', { DEMO: 'off' }),
      })
    const early = on('2026-11-23T14:59:00.000Z')
    await expect(seal(early)).rejects.toMatchObject({ retryable: true, message: /todavía no está vigente/ })
    expect(await early.state()).toMatchObject({ can: false, why: 'futuro' })
    expect(await currentSeal(world.db)).toBeNull()
    await seal(on('2026-11-23T15:00:00.000Z'))
  })
})

describe('a change of key', () => {
  it('is a command with its record; the former chain stays public, and who still has the former key seals no more', async () => {
    await emptied()
    const [before, after] = [processOf('uno'), processOf('dos')]
    const old = signatureOf(await seal(before), 0)
    const [former, next] = [
      await configuredSeal(settingsOf('uno'), AT),
      await configuredSeal(settingsOf('dos'), AT),
    ]
    const change = (options: Readonly<Record<string, string>>, now = AT) =>
      changeTheSeal({
        db: world.owner,
        addresses: { url: '', migrationUrl: null },
        settings: settingsOf('dos'),
        options,
        now,
      })
    const said = {
      anterior: former.fingerprint.slice(0, 12),
      motivo: 'Venció el certificado',
      quien: 'Ana Ruiz',
    }
    await expect(change({})).rejects.toThrow(/--anterior/)
    await expect(change({ ...said, anterior: '00000000' })).rejects.toThrow(/no empieza por/)
    await expect(change({ ...said, motivo: '' })).rejects.toThrow(/--motivo/)
    // a seal that could not seal
    await expect(change(said, new Date('2041-01-01T00:00:00.000Z'))).rejects.toThrow(/venció/)
    await change(said)
    await seal(after)
    await expect(seal(before)).rejects.toThrow(/no es el de la autoridad/)
    expect((await sealChains(world.db)).map(({ fingerprint, current }) => [fingerprint, current])).toEqual([
      [next.fingerprint, true],
      [former.fingerprint, false],
    ])
    const log = await world.db.rows(sql`select verb, subject from audit_log where verb = 'sello.cambiado'`)
    expect(log).toEqual([{ verb: 'sello.cambiado', subject: next.fingerprint }])
    // idempotent
    expect(await change(said)).toEqual([expect.stringContaining('no hay nada que cambiar')])
    const pem = await world.app.inject({ method: 'GET', url: '/.well-known/sello-autoridad.pem' })
    expect(pem.body.match(/BEGIN CERTIFICATE/g)).toHaveLength(4)
    if (!has.openssl) return
    // the act of before, by who has only the act and what is published
    const verified = (chains: string): string =>
      run(
        'openssl',
        'cms',
        '-verify',
        ...['-cades', '-binary', '-purpose', 'any', '-inform', 'DER', '-out', '/dev/null'],
        ...['-attime', String(AT.getTime() / 1000)],
        ...['-in', files.put('old.der', old.cms), '-content', files.put('old.bin', old.covered)],
        ...['-CAfile', files.put('chains.pem', chains)],
      ).output
    expect(verified(pem.body)).toMatch(/verification successful/i)
    expect(verified(next.pem)).not.toMatch(/verification successful/i)
  })
})

describe('a process', () => {
  it('tells administrators what it can do with the seal', async () => {
    await emptied()
    await seal(processOf('uno'))
    const foreign = { ...world.deps, seal: processOf('dos') }
    const own = keepAnnounced(foreign)
    await own.say()
    const admin = await world.tokenFor('superadmin@demo.test')
    const { status, body } = await world.call('GET', '/api/v1/operacion/sello', undefined, admin)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      current: { fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
      processes: [{ seal: { can: false, fault: 'ajeno', origin: 'own' } }],
    })
    await own.withdraw()
    expect(await servingProcesses<SealOfProcess>(world.db, world.clock.now())).toEqual([])
  })

  it('is not heard of once it is silent', async () => {
    await emptied()
    const own = { id: world.deps.newId(), host: 'uno', version: '1', startedAt: AT, seal: {} }
    const { announce } = await import('./db/server-processes.ts')
    await announce(world.db, own, AT)
    expect(await servingProcesses(world.db, AT)).toHaveLength(1)
    expect(await servingProcesses(world.db, new Date(AT.getTime() + 200_000))).toEqual([])
  })

  it('whose certificate is over, or whose key cannot be read, says so', async () => {
    await emptied()
    const later = openSeal({
      db: world.db,
      clock: { now: () => new Date('2031-01-01T00:00:00.000Z') },
      settings: settingsOf('uno'),
    })
    await expect(seal(later)).rejects.toMatchObject({ retryable: true, message: /venció/ })
    expect(await later.state()).toMatchObject({ can: false, why: 'vencido' })
    const unread = processOf('uno', { SEAL_KEY: join(base, 'nada.pem') })
    expect(await unread.state()).toMatchObject({ can: false, why: 'ilegible', message: /SEAL_KEY/ })
  })
})

describe('what is to be sealed while the seal is away', () => {
  it('is left to others; what needs no seal, and the index of a file, go on', () => {
    const resting = { ...world.deps, seal: { ...world.deps.seal, rests: () => true } }
    expect(jobRunner(resting).leaves().toSorted()).toEqual(['acto.pdf', 'boletin.pdf', 'radicacion.pdf'])
    expect(jobRunner(world.deps).leaves()).toEqual([])
  })

  it('waits, and uses up none of its tries', async () => {
    await world.db.run(sql`
      insert into jobs(id, kind, key, data, state, next_at, created_at)
      values (${world.deps.newId()}::uuid, 'prueba-sello', 'una', '{}', 'pending', ${world.clock.now()}, ${world.clock.now()})`)
    const row = () =>
      world.db.one<{ state: string; attempts: number; last_error: string }>(
        sql`select state, attempts, last_error from jobs where kind = 'prueba-sello'`,
      )
    const away = { 'prueba-sello': () => Promise.reject(new Postponed('El sello no está')) }
    await runDueJobs(world.deps, away, () => undefined)
    expect(await row()).toEqual({ state: 'pending', attempts: 0, last_error: 'El sello no está' })
    world.clock.advance(60_000)
    // a resting process leaves the job to another one
    await runDueJobs(world.deps, away, () => undefined, { leaves: ['prueba-sello'] })
    expect(await row()).toMatchObject({ state: 'pending', attempts: 0 })
    await runDueJobs(world.deps, { 'prueba-sello': () => Promise.resolve() }, () => undefined)
    expect(await row()).toMatchObject({ state: 'done' })
  })
})

describe('production', () => {
  const production = (folder: string, more: Readonly<Record<string, string>> = {}): Settings =>
    settingsOf(folder, { NODE_ENV: 'production', SECRET: 'x'.repeat(40), ...more })
  it('does not start on a seal that it made itself, unless told by name', async () => {
    await expect(demandGivenSeal(production('nueva'), AT)).rejects.toThrow(/SEAL_KEY/)
    await makeSeal(join(base, 'propio', 'seal'), { name: 'Corporación', shortName: 'Corpo' }, AT)
    await expect(demandGivenSeal(production('propio'), AT)).rejects.toThrow(/SEAL_SELF_MADE/)
    // its files are vouched for by nobody under another setting either, with their root or without
    const of = (name: string): string => join(base, 'propio', 'seal', name)
    const certificates = readFileSync(of('certificates.pem'), 'utf8')
    const leaf = certificates.slice(0, certificates.indexOf('-----BEGIN', 1))
    for (const SEAL_CHAIN of [of('certificates.pem'), leaf]) {
      const named = { SEAL_KEY: of('private-key.pem'), SEAL_CHAIN }
      await expect(demandGivenSeal(production('nueva', named), AT)).rejects.toThrow(/SEAL_SELF_MADE/)
      expect(await configuredSeal(settingsOf('nueva', named), AT)).toMatchObject({ origin: 'own' })
      await demandGivenSeal(production('nueva', { ...named, SEAL_SELF_MADE: 'on' }), AT)
      const behind = { SEAL_COMMAND: '/bin/false', SEAL_CHAIN }
      await expect(demandGivenSeal(production('nueva', behind), AT)).rejects.toThrow(/SEAL_SELF_MADE/)
    }
    await demandGivenSeal(production('propio', { SEAL_SELF_MADE: 'on' }), AT)
    await demandGivenSeal(production('nueva', { SEAL_KEY: '/run/secrets/sello.p12' }), AT)
    await demandGivenSeal(settingsOf('nueva'), AT)
  })
  it('refuses two seals, and a command without its chain', () => {
    expect(() => production('x', { SEAL_KEY: 'a', SEAL_COMMAND: 'b', SEAL_CHAIN: 'c' })).toThrow(
      /SEAL_KEY y SEAL_COMMAND/,
    )
    expect(() => production('x', { SEAL_COMMAND: 'b' })).toThrow(/SEAL_CHAIN/)
  })
})
