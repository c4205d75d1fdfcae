import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { raw, sql } from '../../db/connection/sql.ts'
import { type BreakingDatabase, breakingDatabase } from '../servers/breaking-database.ts'
import { type Call, callerOf } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../stories/world.ts'

const TABLES =
  'cases drafts tasks task_offers case_events audit_log acts act_versions jobs outbox notices series idempotency_keys receipts notifications file_index'.split(
    ' ',
  )

let world: ApiWorld
let breaking: BreakingDatabase
let call: Call
let close: () => Promise<void>

beforeAll(async () => {
  world = await startWorld()
  breaking = breakingDatabase(world.db)
  const app = await buildApp({ ...world.deps, db: breaking.db })
  await app.ready()
  call = callerOf(app)
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await world.close()
})

/** All data of a case, as one hash per table. */
async function everything(): Promise<unknown[]> {
  const hashes: unknown[] = []
  for (const table of TABLES)
    hashes.push(
      await world.db.one(
        sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${raw(table)} t`,
      ),
    )
  return hashes
}

/**
 * Repeats a request with each statement failing in turn until none is left; returns their number and the last
 * response.
 */
async function breakEverywhere(
  ask: () => ReturnType<Call>,
): Promise<{ statements: number; body: Record<string, unknown> }> {
  const before = await everything()
  for (let failing = 1; failing < 400; failing += 1) {
    breaking.failAt(failing)
    const reply = await ask()
    if (reply.status === 200) return { statements: failing - 1, body: reply.body }
    expect(reply.status, `statement ${failing}: ${JSON.stringify(reply.body)}`).toBe(500)
    expect(await everything(), `statement ${failing}`).toEqual(before)
  }
  throw new Error('It never succeeded')
}

describe('a transaction that fails', () => {
  it('leaves nothing of a filing, whichever of its statements it was', async () => {
    const { caseId, version } = await world.draftOf3()
    const token = await world.tokenFor('ciudadano@demo.test')
    const key = { 'idempotency-key': world.deps.newId() }
    const { statements, body } = await breakEverywhere(() =>
      call('POST', `/api/v1/solicitudes/${caseId}/radicar`, { version, declaration: true }, token, key),
    )
    expect(statements).toBeGreaterThan(12)
    breaking.failAt(0)
    const series = await world.db.one<{ n: number }>(
      sql`select last_number as n from series where code = 'RADICADO'`,
    )
    // every number of a failed filing was released
    expect(series?.n).toBe(1)
    expect(body['radicado']).toMatch(/1/)
  }, 120_000)

  it('leaves nothing of a signature, whichever of its statements it was', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIR-04').catch(() => undefined)
    for (let n = 0; n < 20 && !(await world.openTasks(caseId)).some((t) => t.step === 'FIR-04'); n += 1)
      await world.advanceTo(caseId, 'FIR-04')
    const signer = await world.doerOf(caseId, 'FIR-04')
    const token = await world.tokenFor(signer.id)
    const id = (await world.openTasks(caseId)).find((t) => t.step === 'FIR-04')?.actId
    breaking.failAt(0)
    const sent = await call('POST', '/api/v1/create-firma-otp', { id }, token)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const message = await world.db.one<{ text: string }>(
      sql`select payload->>'text' as text from outbox where fact_key like 'firma:%' order by id desc limit 1`,
    )
    const code = /\d{4}/.exec(message?.text ?? '')?.[0]
    const key = { 'idempotency-key': world.deps.newId() }
    const { statements, body } = await breakEverywhere(async () => {
      // tries are counted outside the transaction under test
      await world.db.run(sql`update otp_signatures set attempts = 0`)
      return call('POST', '/api/v1/confirmar-firma-otp', { id, code }, token, key)
    })
    expect(statements).toBeGreaterThan(10)
    expect(body['message']).toBe('El documento quedó firmado.')
    const act = await world.db.one(
      sql`select state, number_seq as n, used_at is not null as used from acts a join otp_signatures o on o.act_id = a.id where a.id = ${id}::uuid`,
    )
    expect(act).toEqual({ state: 'signed', n: 1, used: true })
  }, 120_000)
})

/** Failures at COMMIT, after every statement of the transaction has succeeded. */
const AT_COMMIT = [
  ['a promise among its rows is found broken', `raise exception 'too late' using errcode = '23514'`],
  ['the connection to the database is cut', 'perform pg_terminate_backend(pg_backend_pid())'],
  ['the disk is full', `raise exception 'no space left on device' using errcode = '53100'`],
] as const

describe('a transaction that fails at its COMMIT', () => {
  async function failAtCommit(what: string): Promise<void> {
    // deferred: fires after all statements, just before the commit is written
    await world.owner.run(
      raw(`
      create function al_confirmar() returns trigger language plpgsql as $$ begin ${what}; return null; end $$`),
    )
    await world.owner.run(
      raw(`
      create constraint trigger al_confirmar after insert on audit_log deferrable initially deferred
      for each row execute function al_confirmar()`),
    )
  }
  const recover = async (): Promise<void> => {
    await world.owner.run(raw('drop trigger if exists al_confirmar on audit_log'))
    await world.owner.run(raw('drop function if exists al_confirmar()'))
  }
  afterEach(recover)

  it.each(AT_COMMIT)(
    'is not acknowledged and leaves nothing when %s; the same request succeeds afterwards, once',
    async (_when, what) => {
      breaking.failAt(0)
      const { caseId, version } = await world.draftOf3()
      const filer = await world.tokenFor('ciudadano@demo.test')
      const key = { 'idempotency-key': world.deps.newId() }
      const last = async (): Promise<number> =>
        (await world.db.one<{ n: number }>(sql`select last_number as n from series where code = 'RADICADO'`))
          ?.n ?? 0
      const number = await last()
      const file = (): ReturnType<Call> =>
        call('POST', `/api/v1/solicitudes/${caseId}/radicar`, { version, declaration: true }, filer, key)
      await failAtCommit(what)
      const before = await everything()
      const refused = await file()
      expect(refused.status, JSON.stringify(refused.body)).toBeGreaterThanOrEqual(500)
      expect(refused.body.message).toMatch(/^[A-ZÁÉÍÓÚ].* .*\.$/)
      expect(await everything()).toEqual(before)
      expect(await last()).toBe(number)

      await recover()
      const filed = await file()
      expect(filed.status, JSON.stringify(filed.body)).toBe(200)
      expect(await last()).toBe(number + 1)
      const again = await file()
      expect([again.status, again.body.radicado]).toEqual([200, filed.body.radicado])
      expect(await last()).toBe(number + 1)
      const told = await world.db.rows(
        sql`select fact_key from outbox where case_id = ${caseId}::uuid group by fact_key having count(*) > 1`,
      )
      expect(told).toEqual([])
    },
    60_000,
  )

  it('leaves nothing of an advance either, and the task stays open for whoever tries again', async () => {
    breaking.failAt(0)
    const { caseId } = await world.fileConcession()
    const advance = (): Promise<void> =>
      world.doTask(caseId, 'PG-02', 'completa', { 'ventanilla.competencia': true })
    await failAtCommit(AT_COMMIT[1][1])
    const before = await everything()
    await expect(advance()).rejects.toThrow(/: 50[03] /)
    expect(await everything()).toEqual(before)
    expect((await world.openTasks(caseId)).map(({ step }) => step)).toEqual(['PG-02'])
    await recover()
    await advance()
    expect((await world.openTasks(caseId)).some(({ step }) => step === 'PG-02')).toBe(false)
  }, 60_000)
})
