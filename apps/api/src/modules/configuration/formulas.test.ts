import { randomUUID } from 'node:crypto'
import { factory } from '@ventanilla/catalog/factory'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishFactory } from '../../db/configuration/publish-factory.ts'
import { json, sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { feeOf, refuseUnrepeatable } from '../cases/fees/fee.ts'
import { runTrial } from './trials/run.ts'

/** Formulas from their draft to what is settled: what is refused, two people, the trial, and what was settled before. */

const FEES = 'cli-liquidador@demo.test'
const FEE_HEAD = 'cli-subdirector-administrativo@demo.test'
const ADMIN = 'cli-admin@demo.test'
const LEGAL = 'cli-juridico@demo.test'
const ITEMS = '/api/v1/configuracion/clases/formula/elementos'
/** the formula of the levy on timber */
const TIMBER = '5'

let world: ApiWorld
let owner: string
beforeAll(async () => {
  world = await startWorld()
  await publishFactory(world.db, world.clock.now(), factory())
  await world.deps.configuration.look()
  owner = await world.personId('ciudadano@demo.test')
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const get = async (who: string, path: string): Promise<Answer> =>
  world.call('GET', path, undefined, await world.tokenFor(who))
const send = async (who: string, method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer> =>
  world.call(method, path, body, await world.tokenFor(who))

interface Written {
  readonly lines: readonly { readonly name: string; readonly expression: string }[]
  readonly examples: readonly { readonly name: string; readonly given: string; readonly total: number }[]
}
/** Saves a draft of the formula of timber, changed. */
async function draft(who: string, change: Partial<Written>): Promise<Answer> {
  const { body } = await get(who, `${ITEMS}/${TIMBER}`)
  const content = { ...(body.draft?.content ?? body.inForce.content), ...change }
  return send(who, 'PUT', `${ITEMS}/${TIMBER}/borrador`, {
    content,
    retired: false,
    revision: body.revision,
    base: body.inForce.version,
  })
}
async function publish(who: string): Promise<Answer> {
  const { body } = await get(who, `${ITEMS}/${TIMBER}`)
  return send(who, 'POST', '/api/v1/configuracion/publicaciones', {
    items: [{ kind: 'formula', key: TIMBER, hash: body.draft.hash }],
    reason: 'Lo dice la resolución.',
    norm: 'Resolución 7 de 2026',
  })
}
/** The trial of the draft, run to its end. */
async function tried(who: string) {
  const { body } = await get(who, `${ITEMS}/${TIMBER}`)
  const begun = await send(who, 'POST', `${ITEMS}/${TIMBER}/prueba`, { hash: body.draft.hash })
  await runTrial(world.deps, { trial: begun.body.trial.id, attempts: 1 })
  return (await get(who, `${ITEMS}/${TIMBER}/prueba`)).body.trial
}
const inForce = async (): Promise<Written> => (await get(ADMIN, `${ITEMS}/${TIMBER}`)).body.inForce.content

const CAPTURED = {
  'liquidacion.anio': '2026',
  'liquidacion.clave': 'formulaWorkflow',
  'liquidacion.tasa': 'tafm',
}
const rows = (...volumes: readonly number[]) => ({
  ...CAPTURED,
  'tafm.registros': volumes.map((volumen) => ({ categoria: 'especial', factor: 1, volumen })),
})
/** A settlement by what is in force. */
const settled = (data: Readonly<Record<string, unknown>>) =>
  feeOf(
    data,
    {
      fee: { evaluation: 'no_genera', followUp: 'no_genera', levies: ['tafm'], exemptions: [] },
      charges: null,
    },
    world.deps.catalogue.feeFigures,
  )

/** A case that was settled so long ago. */
async function storeSettled(data: Readonly<Record<string, unknown>>, radicado: string, daysAgo: number) {
  const id = randomUUID()
  const fee = settled(data)
  const now = world.clock.now()
  await world.db.run(sql`
    insert into cases (id, tt_id, definitions, status, applicant_id, created_by, radicado, facts, created_at, updated_at)
    values (${id}::uuid, 3, 1, 'radicada', ${owner}::uuid, ${owner}::uuid, ${radicado},
      ${json({ 'liquidacion.calculo': fee.calculation, 'liquidacion.total': fee.total })}::jsonb, ${now}, ${now})`)
  await world.db.run(sql`
    insert into tasks (id, case_id, step, state, turn, audience, opened_at, done_at)
    values (${randomUUID()}::uuid, ${id}::uuid, 'LIQ-01', 'done', 'corporacion', array[]::text[], ${now},
      ${new Date(now.getTime() - daysAgo * 86_400_000)})`)
  return { id, fee }
}

const DOUBLE = {
  lines: [
    { name: 'cobro', expression: 'tarifa mínima × factor regional × volumen' },
    { name: 'valor a pagar', expression: 'suma(cobro) × 2' },
  ],
  examples: [
    { name: 'Uno', given: 'tarifa mínima = 10.000; factor regional = 1; volumen = 3', total: 60_000 },
  ],
}

describe('a formula', () => {
  it.each([
    [
      'divides by zero',
      'suma(tarifa mínima × volumen) ÷ 0',
      'La fórmula divide por cero: «suma(tarifa mínima × volumen) ÷ 0».',
    ],
    ['names nothing', 'suma(peso × volumen)', 'Ningún dato ni renglón anterior se llama así: «peso».'],
    [
      'mixes what cannot be mixed',
      'suma(tarifa mínima + volumen)',
      'No se puede sumar pesos por metro cúbico con metros cúbicos: «tarifa mínima + volumen».',
    ],
  ])('that %s gets a sentence at its place, and nothing is published', async (_, expression, sentence) => {
    const before = await inForce()
    const saved = await draft(FEES, { lines: [{ name: 'valor', expression }] })
    expect(saved).toMatchObject({
      status: 200,
      body: { problems: [{ path: 'lines/0/expression', message: sentence }] },
    })
    const refused = await publish(FEE_HEAD)
    expect([refused.status, refused.body.problems[0]]).toEqual([
      422,
      { path: `formula/${TIMBER}/lines/0/expression`, message: sentence },
    ])
    expect(await inForce()).toEqual(before)
  })

  it('whose examples do not hold says what came out, and is not published', async () => {
    const examples = DOUBLE.examples.map((one) => ({ ...one, total: 30_000 }))
    await draft(FEES, { ...DOUBLE, examples })
    const refused = await publish(FEE_HEAD)
    expect([refused.status, refused.body.problems[0].message]).toEqual([
      422,
      'Da $ 60.000 y debe dar $ 30.000.',
    ])
    const { body } = await get(FEES, `${ITEMS}/${TIMBER}`)
    const tried = await send(FEES, 'POST', `${ITEMS}/${TIMBER}/prueba`, { hash: body.draft.hash })
    expect([tried.status, tried.body.code]).toEqual([422, 'incompleto'])
  })

  it('is tried on what was settled in the last year, which changes nothing', async () => {
    const first = await storeSettled(rows(3), '2026E9500001', 10)
    await storeSettled(rows(1, 2.5), '2026E9500002', 364)
    await storeSettled(rows(100), '2026E9500003', 366)
    const totals = [rows(3), rows(1, 2.5)].map((data) => settled(data).total)
    const sum = totals.reduce((a, b) => a + b, 0)
    expect(sum).toBeGreaterThan(0)
    await draft(FEES, DOUBLE)
    const [sums] = (await tried(FEES)).sums
    expect(sums).toMatchObject({ piece: 'liquidaciones', tried: 2, money: { before: sum } })
    // the sum of twice what was not rounded yet: at most a peso away for each
    expect(Math.abs(sums.money.after - 2 * sum)).toBeLessThanOrEqual(2)
    expect(sums.lines).toEqual([
      { id: 'cambian', one: 'liquidación que cambia', many: 'liquidaciones que cambian', count: 2 },
      { id: 'mayores', one: 'que más cambia', many: 'que más cambian', count: 2 },
    ])
    const kept = await world.db.one<{ facts: Record<string, unknown> }>(
      sql`select facts from cases where id = ${first.id}::uuid`,
    )
    expect(kept?.facts['liquidacion.total']).toBe(first.fee.total)
  })

  it('names the settlements that change to who reaches their cases, the one that changes most first', async () => {
    const { id, by } = (await get(ADMIN, `${ITEMS}/${TIMBER}/prueba`)).body.trial
    const cases = `${ITEMS}/${TIMBER}/prueba/casos?trial=${id}&piece=liquidaciones&line=mayores`
    const { rows: named, hidden } = (await get(ADMIN, cases)).body
    expect([hidden, by.id]).toEqual([0, await world.personId(FEES)])
    expect(named.map(({ title }: { title: string }) => title)).toEqual(['2026E9500002', '2026E9500001'])
    // Attack: an official who does not see the kind asks for settlements by its address
    expect((await get(LEGAL, cases)).status).toBeGreaterThanOrEqual(403)
    expect((await get(ADMIN, cases.replace(`/${TIMBER}/`, '/1/'))).status).toBe(404)
    expect((await get(ADMIN, `${cases}1`)).status).toBe(404)
  })

  it('is published by another person than who wrote it, and settles from then on', async () => {
    expect((await publish(FEES)).status).toBe(403)
    const before = settled(rows(3))
    expect((await publish(FEE_HEAD)).status).toBe(200)
    await world.deps.configuration.look()
    const after = settled(rows(3))
    expect(Math.abs(after.total - 2 * before.total)).toBeLessThanOrEqual(1)
    expect(after.steps.at(-1)).toMatchObject({ label: 'Valor a pagar' })
    // what was settled stays, and is approved with the formula with which it was settled
    const facts = { 'liquidacion.calculo': before.calculation, 'liquidacion.total': before.total }
    expect(() => refuseUnrepeatable(facts, world.deps.catalogue.feeFigures)).not.toThrow()
    expect(before.calculation?.checksum).not.toBe(after.calculation?.checksum)
  })

  it('that is the only one for what it settles is not taken away', async () => {
    const { body } = await get(FEES, `${ITEMS}/${TIMBER}`)
    await send(FEES, 'POST', `${ITEMS}/${TIMBER}/retirar`, { revision: body.revision })
    const refused = await publish(FEE_HEAD)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('se queda sin fórmula')
  })
})
