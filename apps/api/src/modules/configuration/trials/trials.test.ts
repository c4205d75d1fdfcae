import { randomUUID } from 'node:crypto'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepProgress } from '../../../db/configuration/trials.ts'
import { json, sql } from '../../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { publishItems } from '../../../testing/stories/publish-items.ts'
import { feeOf } from '../../cases/fees/fee.ts'
import { runTrial } from './run.ts'
import { TRIALS } from './table.ts'

/** Trials of drafts: who reads them, how they are stopped, go on after a kill, and say of which draft they are. */

const FEES = 'cli-liquidador@demo.test'
const FEE_HEAD = 'cli-subdirector-administrativo@demo.test'
const ADMIN = 'cli-admin@demo.test'
const ITEM = '/api/v1/configuracion/clases/formula/elementos/5'

let world: ApiWorld
let owner: string
beforeAll(async () => {
  world = await startWorld()
  owner = await world.personId('ciudadano@demo.test')
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const get = async (who: string, path = ''): Promise<Answer> =>
  world.call('GET', `${ITEM}${path}`, undefined, await world.tokenFor(who))
const send = async (who: string, method: 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> =>
  world.call(method, `${ITEM}${path}`, body, await world.tokenFor(who))

/** Saves a draft of the formula of timber that multiplies what it gave. */
async function draft(times: number): Promise<string> {
  const { body } = await get(FEES)
  const content = {
    ...body.inForce.content,
    lines: [
      { name: 'cobro', expression: 'tarifa mínima × factor regional × volumen' },
      { name: 'valor a pagar', expression: `suma(cobro) × ${times}` },
    ],
    examples: [
      {
        name: 'Uno',
        given: 'tarifa mínima = 10.000; factor regional = 1; volumen = 3',
        total: 30_000 * times,
      },
    ],
  }
  const saved = await send(FEES, 'PUT', '/borrador', {
    content,
    retired: false,
    revision: body.revision,
    base: body.inForce.version,
  })
  expect([saved.status, saved.body.problems]).toEqual([200, []])
  return saved.body.hash
}
const start = (who: string, hash: string): Promise<Answer> => send(who, 'POST', '/prueba', { hash })
const shown = async (who = FEES) => (await get(who, '/prueba')).body.trial

/** As many settlements of timber, each of more volume. */
async function storeSettled(count: number): Promise<void> {
  const now = world.clock.now()
  for (let i = 1; i <= count; i += 1) {
    const id = randomUUID()
    const fee = feeOf(
      {
        'liquidacion.anio': '2026',
        'liquidacion.clave': 'formulaWorkflow',
        'liquidacion.tasa': 'tafm',
        'tafm.registros': [{ categoria: 'especial', factor: 1, volumen: i }],
      },
      {
        fee: { evaluation: 'no_genera', followUp: 'no_genera', levies: ['tafm'], exemptions: [] },
        charges: null,
      },
      world.deps.catalogue.feeFigures,
    )
    await world.db.run(sql`
      insert into cases (id, tt_id, definitions, status, applicant_id, created_by, radicado, facts, created_at, updated_at)
      values (${id}::uuid, 3, 1, 'radicada', ${owner}::uuid, ${owner}::uuid, ${`2026E77${String(i).padStart(5, '0')}`},
        ${json({ 'liquidacion.calculo': fee.calculation, 'liquidacion.total': fee.total })}::jsonb, ${now}, ${now})`)
    await world.db.run(sql`
      insert into tasks (id, case_id, step, state, turn, audience, opened_at, done_at)
      values (${randomUUID()}::uuid, ${id}::uuid, 'LIQ-01', 'done', 'corporacion', array[]::text[], ${now}, ${now})`)
  }
}
const pendingBatch = async () => {
  const job = await world.db.one<{ data: { trial: string } }>(
    sql`select data from jobs where kind = 'configuracion.probar' and state = 'pending' order by created_at desc, key desc limit 1`,
  )
  if (job === undefined) throw new Error('no batch was queued')
  return { ...job.data, attempts: 1 }
}

describe('the table of trials', () => {
  it('says of every kind how it is tried, or in a sentence why it is not', () => {
    expect(Object.keys(TRIALS).toSorted()).toEqual(Object.keys(KINDS).toSorted())
    for (const [kind, trial] of Object.entries(TRIALS)) {
      if ('none' in trial) expect(trial.none, kind).toMatch(/^[«A-ZÁÉÍÓÚ].{20,}\.$/u)
      else
        for (const { judges, nothing } of Object.values(trial.parts))
          expect([judges, nothing]).not.toContain('')
    }
  })
  it('is read with the draft, also where there is no trial', async () => {
    const path = '/api/v1/configuracion/clases/rol/elementos/1/prueba'
    const { status } = await world.call('GET', path, undefined, await world.tokenFor(FEES))
    expect(status).toBe(404)
    const roles = await world.call(
      'GET',
      '/api/v1/configuracion/clases/rol/elementos',
      undefined,
      await world.tokenFor(ADMIN),
    )
    const key = roles.body.rows[0].key
    const read = await world.call(
      'GET',
      path.replace('/1/', `/${key}/`),
      undefined,
      await world.tokenFor(ADMIN),
    )
    expect(read.body).toEqual({ none: TRIALS.rol.none, parts: [], trial: null })
  })
})

describe('a trial', () => {
  it('goes on in batches, begins again where one was killed, and counts each case once', async () => {
    await storeSettled(130)
    const hash = await draft(2)
    expect(await shown()).toBeNull()
    const begun = await start(FEES, hash)
    expect(begun.body.trial).toMatchObject({
      state: 'probando',
      done: 0,
      total: null,
      sums: [],
      outdated: null,
    })
    // another press, also of another person, begins no second one
    expect((await start(ADMIN, hash)).body.trial.id).toBe(begun.body.trial.id)
    await runTrial(world.deps, await pendingBatch(), 0)
    expect(await shown()).toMatchObject({ state: 'probando', done: 100, total: 130 })
    const killed = await pendingBatch()
    // the process that was killed and the one that took its job do the same batch
    await Promise.all([runTrial(world.deps, killed, 0), runTrial(world.deps, killed, 0)])
    await runTrial(world.deps, await pendingBatch())
    const trial = await shown()
    expect(trial).toMatchObject({ state: 'hecha', done: 130, total: 130 })
    expect(trial.sums[0]).toMatchObject({
      tried: 130,
      lines: [
        { id: 'cambian', count: 130 },
        { id: 'mayores', count: 10 },
      ],
    })
  })

  it('is read by the second person as one of exactly this draft', async () => {
    expect(await shown(FEE_HEAD)).toMatchObject({
      state: 'hecha',
      by: { id: await world.personId(FEES) },
      outdated: null,
    })
  })

  it('names its cases to who reaches them, and to others says how many there are', async () => {
    const { id } = await shown()
    const cases = `/prueba/casos?trial=${id}&piece=liquidaciones&line=cambian`
    const all = (await get(ADMIN, cases)).body
    expect([all.total, all.hidden, all.rows.length, all.next]).toEqual([130, 0, 25, 25])
    const rest = (await get(ADMIN, `${cases}&cursor=125`)).body
    expect([rest.rows.length, rest.next]).toEqual([5, null])
    // an official of fees without a task in any of them
    const none = (await get(FEES, cases)).body
    expect([none.total, none.hidden, none.rows]).toEqual([130, 130, []])
  })

  it('says that the draft, or what is in force, is another by now', async () => {
    const hash = await draft(3)
    expect((await shown()).outdated).toBe('borrador')
    const begun = await start(FEES, hash)
    await runTrial(world.deps, { trial: begun.body.trial.id, attempts: 1 })
    expect((await shown()).outdated).toBeNull()
    await publishItems(world, { kind: 'rol', key: 'PRUEBA', content: { name: 'Un rol de prueba' } })
    expect((await shown()).outdated).toBe('vigente')
    // the draft that was seen is no longer the draft
    await draft(2)
    expect((await start(FEES, hash)).status).toBe(409)
  })

  it('ends without a result where the draft changes under way', async () => {
    const hash = await draft(4)
    await start(FEES, hash)
    await draft(5)
    await runTrial(world.deps, await pendingBatch())
    expect(await shown()).toMatchObject({ state: 'superada', sums: [], outdated: 'borrador' })
  })

  it('is stopped with what it judged so far, and both are in the audit', async () => {
    const hash = await draft(6)
    const { id } = (await start(FEES, hash)).body.trial
    await runTrial(world.deps, { trial: id, attempts: 1 }, 0)
    const stopped = await send(FEE_HEAD, 'POST', '/prueba/detener')
    expect(stopped.body.trial).toMatchObject({ id, state: 'detenida', done: 100 })
    await runTrial(world.deps, { trial: id, attempts: 1 })
    expect(await shown()).toMatchObject({ state: 'detenida', done: 100 })
    const lines = await world.db.rows<{ verb: string }>(
      sql`select verb from audit_log where detail->>'prueba' = ${id} order by at, id`,
    )
    expect(lines.map(({ verb }) => verb)).toEqual(['configuration.startTrial', 'configuration.stopTrial'])
    // it changed nothing but its own row
    expect((await send(FEE_HEAD, 'POST', '/prueba/detener')).body.trial.state).toBe('detenida')
  })

  it('takes no batch that was under way when it was stopped', async () => {
    const hash = await draft(8)
    const { id } = (await start(FEES, hash)).body.trial
    await runTrial(world.deps, { trial: id, attempts: 1 }, 0)
    const { done } = await shown()
    await send(FEES, 'POST', '/prueba/detener')
    expect(await keepProgress(world.db, { id, done }, { done: done + 1, total: 130, progress: {} })).toBe(
      false,
    )
    expect((await shown()).done).toBe(done)
  })

  it('that cannot be finished says so instead of going on for ever', async () => {
    const hash = await draft(7)
    const { id } = (await start(FEES, hash)).body.trial
    await world.db.run(sql`update cases set facts = jsonb_set(facts, '{liquidacion.calculo,inputs}', 'null')
      where radicado = '2026E7700001'`)
    await expect(runTrial(world.deps, { trial: id, attempts: 1 })).rejects.toThrow()
    expect((await shown()).state).toBe('probando')
    await expect(runTrial(world.deps, { trial: id, attempts: 3 })).rejects.toThrow()
    expect((await shown()).state).toBe('fallida')
  })
})
