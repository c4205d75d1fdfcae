import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import type { Position } from '@ventanilla/domain/geography/geometry'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { storeLayer, zoneOn } from '../../testing/stories/made-zones.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Captures of water along a stream, through the whole server. */

const DIRECTOR = 'cli-director-general@demo.test'
const COORDINATOR = 'cli-coordinador-recursos@demo.test'
const TECHNICIAN = 'cli-tecnico@demo.test'
const CITIZEN = 'ciudadano@demo.test'
/** Longitude of the river, which passes by the capture of the example application. */
const RIVER = -75.4287
const HERE = { lat: 4.45, lon: RIVER }
const WHY = 'Estuve en el sitio y el agua viene de ese tramo.'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from rate_limits`)
})

const as = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> =>
  world.call(method, path, body, await world.tokenFor(who))
const waterFor = async (who: string, more: Readonly<Record<string, unknown>> = {}) => {
  const reply = await as(who, 'POST', '/api/v1/lugares/busqueda', { shape: 'puntos', at: [HERE], ...more })
  expect([reply.status, reply.body.message]).toEqual([200, undefined])
  return reply.body.water
}
const confirm = (who: string, body: Readonly<Record<string, unknown>>): Promise<Answer> =>
  as(who, 'POST', '/api/v1/lugares/captaciones/tramo', { previous: null, reason: '', ...body })

const line = (name: string, ...coordinates: readonly Position[]) =>
  [{ type: 'LineString', coordinates }, { nombre: name }] as const
const point = (name: string, lon: number, lat: number, caudal: string) =>
  [
    { type: 'Point', coordinates: [lon, lat] },
    { nombre: name, caudal, fuente: 'Río Prueba' },
  ] as const
/** From north to south: 1 and 2 meet at 4.46, 3 goes on. */
const streams = () =>
  storeLayer(world, [
    line('Río Prueba', [RIVER, 4.5], [RIVER, 4.46]),
    line('Quebrada Honda', [RIVER + 0.02, 4.48], [RIVER, 4.46]),
    line('Río Prueba', [RIVER, 4.46], [RIVER, 4.4]),
  ])
const registered = () =>
  storeLayer(world, [
    point('Acueducto alto', RIVER + 0.0003, 4.47, '1,5'),
    point('Hacienda', RIVER + 0.01, 4.47, '0.25'),
    point('Distrito de riego', RIVER - 0.0002, 4.42, '40'),
    point('Lejana', RIVER - 0.02, 4.43, '7'),
  ])
const zone = (layer: string, more: Partial<ContentOf<'zona'>> = {}): ContentOf<'zona'> =>
  zoneOn(layer, { name: 'Corrientes de prueba', class: 'corriente', ...more })
const CAPTURES: Partial<ContentOf<'zona'>> = {
  order: 1,
  name: 'Registro de prueba',
  class: 'captacion',
  flowFrom: 'caudal',
  sourceFrom: 'fuente',
}
/** Publishes a fresh layer of streams and one of captures. */
async function published(): Promise<{ layer: string; register: string }> {
  const [layer, register] = [await streams(), await registered()]
  await publishItems(
    world,
    { kind: 'zona', key: '1', content: zone(layer) },
    { kind: 'zona', key: '2', content: zone(register, CAPTURES) },
  )
  return { layer, register }
}
const named = (water: { captures: { name: string; where: string; metres: number; verified: boolean }[] }) =>
  water.captures.map(({ name, where, metres, verified }) => [name, where, Math.round(metres / 100), verified])

describe('the water of a place', () => {
  it('without a layer of streams is that of the source of the same name, and of no verified order', async () => {
    const { radicado } = await world.fileConcession()
    const water = await waterFor(DIRECTOR)
    expect(water).toMatchObject({
      comparedBy: 'fuente',
      streams: null,
      reach: null,
      source: 'Quebrada La Cristalina',
    })
    expect(water.captures).toContainEqual(
      expect.objectContaining({
        name: radicado,
        where: 'sin_orden',
        verified: false,
        state: 'en_tramite',
        joining: null,
      }),
    )
    expect(water.unordered).toMatchObject({ captures: 0, litres: 0 })
    expect(water.unordered.asked).toBeGreaterThan(0)
    expect((await waterFor(DIRECTOR, { source: 'q. la cristalina' })).captures).toHaveLength(
      water.captures.length,
    )
    expect((await waterFor(DIRECTOR, { source: 'Río Magdalena' })).captures).toEqual([])
  })

  it('is above and below it along the stream, with the sums of what was granted', async () => {
    const { layer } = await published()
    const water = await waterFor('cli-subdirector-juridico@demo.test', {})
    expect(water).toMatchObject({
      comparedBy: 'corriente',
      streams: { layer, faults: null, source: 'Instituto de prueba' },
      reach: { id: '3', name: 'Río Prueba' },
      doubtful: false,
      everything: true,
      whole: true,
    })
    const registry = {
      ...water,
      captures: water.captures.filter((one: { state: string }) => one.state === 'registrada'),
    }
    expect(named(registry)).toEqual([
      ['Acueducto alto', 'arriba', 22, false],
      ['Hacienda', 'arriba', 27, false],
      ['Distrito de riego', 'abajo', 33, false],
    ])
    expect(water.upstream).toMatchObject({ captures: 2, litres: 1.75, verified: false })
    expect(water.downstream).toMatchObject({ captures: 1, litres: 40, verified: false })
  })

  it('is far from every stream, or none at all for an area', async () => {
    await published()
    const far = await waterFor(DIRECTOR, { at: [{ lat: 4.45, lon: RIVER + 0.002 }] })
    expect(far).toMatchObject({ comparedBy: 'corriente', reach: null, captures: [] })
    const at = [HERE, { lat: 4.46, lon: RIVER }, { lat: 4.46, lon: RIVER + 0.01 }]
    expect(await waterFor(DIRECTOR, { shape: 'area', at })).toBeNull()
    expect(await waterFor(DIRECTOR, { at: [HERE, at[1]] })).toBeNull()
  })

  it('next to a confluence is in doubt until its reader chooses the reach', async () => {
    await published()
    const at = [{ lat: 4.46005, lon: RIVER }]
    const water = await waterFor(DIRECTOR, { at })
    expect(water.doubtful).toBe(true)
    expect(water.others.length).toBeGreaterThan(0)
    expect((await waterFor(DIRECTOR, { at, reach: '3' })).reach.id).toBe('3')
    const wrong = await as(DIRECTOR, 'POST', '/api/v1/lugares/busqueda', { shape: 'puntos', at, reach: '77' })
    expect(wrong.status).toBe(422)
  })

  it('names no capture of the register to a citizen, and no case of others', async () => {
    await published()
    await world.fileConcession()
    const water = await waterFor('vecino-1@demo.test')
    expect(water.everything).toBe(false)
    expect(water.captures.map((one: { state: string }) => one.state)).toEqual([
      'registrada',
      'registrada',
      'registrada',
    ])
    expect(water.captures.map((one: { name: string }) => one.name)).toEqual(['', '', ''])
    expect(water.captures.some((one: { mayConfirm: boolean }) => one.mayConfirm)).toBe(false)
    expect(water.upstream.litres).toBe(1.75)
    const own = await waterFor(CITIZEN)
    expect(own.captures.some((one: { state: string }) => one.state === 'en_tramite')).toBe(true)
  })

  it('says what is wrong with the layer, and verifies no order across it', async () => {
    const layer = await storeLayer(world, [
      line('Arriba', [RIVER, 4.5], [RIVER, 4.4602]),
      line('Abajo', [RIVER, 4.46], [RIVER, 4.4]),
    ])
    const register = await registered()
    await publishItems(
      world,
      { kind: 'zona', key: '1', content: zone(layer) },
      { kind: 'zona', key: '2', content: zone(register, CAPTURES) },
    )
    await confirm(COORDINATOR, {
      capture: { layer: register, number: 1 },
      streams: layer,
      reach: '1',
      reason: WHY,
    })
    const water = await waterFor(DIRECTOR)
    expect(water.streams.faults).toContain('un tramo termina junto a otro sin unirse')
    expect(water.captures.find((one: { name: string }) => one.name === 'Acueducto alto')).toMatchObject({
      where: 'arriba',
      verified: false,
      joining: { state: 'confirmada' },
    })
  })
})

describe('the reach of a capture', () => {
  it('is verified once a technician confirmed it, and what was said is kept with its line in the audit', async () => {
    const { layer, register } = await published()
    for (const number of [1, 2]) {
      const reply = await confirm(COORDINATOR, {
        capture: { layer: register, number },
        streams: layer,
        reach: String(number),
        reason: number === 1 ? '' : WHY,
      })
      expect([reply.status, reply.body.message]).toEqual([200, undefined])
      expect(reply.body.joining).toMatchObject({ state: 'confirmada', reach: { id: String(number) } })
    }
    const water = await waterFor(DIRECTOR)
    expect(water.upstream).toMatchObject({ captures: 2, litres: 1.75, verified: true })
    expect(water.downstream.verified).toBe(false)
    expect(
      await world.db.rows(
        sql`select actor_id as actor, subject from audit_log where verb = 'places.confirmReach' order by at desc, id desc limit 1`,
      ),
    ).toEqual([{ actor: await world.personId(COORDINATOR), subject: 'Hacienda' }])
  })

  it('is not said twice over the same word, and a newer word counts', async () => {
    const { layer, register } = await published()
    const capture = { layer: register, number: 1 }
    const first = await confirm(COORDINATOR, { capture, streams: layer, reach: '1' })
    expect((await confirm(COORDINATOR, { capture, streams: layer, reach: '1' })).status).toBe(409)
    const previous = first.body.joining.word.id
    const other = { capture: { layer: register, number: 2 }, streams: layer, reach: '2', reason: WHY }
    expect((await confirm(COORDINATOR, { ...other, previous })).status).toBe(409)
    const second = await confirm(COORDINATOR, { capture, streams: layer, reach: '2', previous, reason: WHY })
    expect(second.body.joining).toMatchObject({ reach: { id: '2' }, word: { reason: WHY } })
    expect(
      (await world.db.rows(sql`select 1 from capture_reaches where layer_id = ${register}::uuid`)).length,
    ).toBe(2)
  })

  it('asks why it is not the nearest one, and can be far when it is said', async () => {
    const { layer, register } = await published()
    const capture = { layer: register, number: 4 }
    expect((await confirm(COORDINATOR, { capture, streams: layer, reach: '3' })).status).toBe(422)
    expect((await confirm(COORDINATOR, { capture, streams: layer, reach: '9', reason: WHY })).status).toBe(
      422,
    )
    const near = await as(COORDINATOR, 'POST', '/api/v1/lugares/tramos', { lat: 4.43, lon: RIVER - 0.02 })
    expect(near.body.rows[0]).toMatchObject({ id: '3', name: 'Río Prueba' })
    expect((await confirm(COORDINATOR, { capture, streams: layer, reach: '3', reason: WHY })).status).toBe(
      200,
    )
    const water = await waterFor(DIRECTOR)
    expect(water.captures.find((one: { name: string }) => one.name === 'Lejana')).toMatchObject({
      where: 'abajo',
      verified: true,
    })
  })

  it('counts as unconfirmed with another layer of streams, and says so', async () => {
    const { layer, register } = await published()
    const capture = { layer: register, number: 1 }
    const { body } = await confirm(COORDINATOR, { capture, streams: layer, reach: '1' })
    const other = await streams()
    await publishItems(world, { kind: 'zona', key: '1', content: zone(other) })
    const water = await waterFor(DIRECTOR)
    expect(water.captures.find((one: { name: string }) => one.name === 'Acueducto alto')).toMatchObject({
      verified: false,
      joining: { state: 'otra_capa', word: { id: body.joining.word.id } },
    })
    const late = await confirm(COORDINATOR, {
      capture,
      streams: layer,
      reach: '1',
      previous: body.joining.word.id,
    })
    expect([late.status, late.body.code]).toEqual([409, 'otra_capa'])
  })

  it('is confirmed by nobody who neither visits nor coordinates, nor of a case on which one does not work', async () => {
    const { layer, register } = await published()
    const { caseId } = await world.fileConcession()
    const registry = { capture: { layer: register, number: 1 }, streams: layer, reach: '1' }
    for (const who of [CITIZEN, DIRECTOR, 'cli-liquidador@demo.test'])
      expect((await confirm(who, registry)).status, who).toBe(403)
    const ofCase = { capture: { caseId }, streams: layer, reach: '3' }
    expect((await confirm(TECHNICIAN, ofCase)).status).toBe(404)
    expect((await confirm(COORDINATOR, ofCase)).status).toBe(200)
    expect((await confirm(COORDINATOR, { ...registry, capture: { layer, number: 1 } })).status).toBe(404)
  })
})

describe('the capture of a case', () => {
  const captureOf = (who: string, caseId: string) => as(who, 'GET', `/api/v1/solicitudes/${caseId}/captacion`)
  /** As a case that ended with a grant. */
  const grant = (caseId: string, facts: Readonly<Record<string, unknown>>) =>
    world.owner.run(sql`
      update cases set closed_at = ${world.clock.now()}, facts = facts || ${JSON.stringify({ 'decision.sentido': 'otorga', 'decision.caudal': 1.2, ...facts })}::jsonb
      where id = ${caseId}::uuid`)
  async function doerOf(caseId: string): Promise<string> {
    const [task] = await world.openTasks(caseId)
    const { id } = await world.doerOf(caseId, task?.step ?? '')
    return [...world.people].find(([, person]) => person === id)?.[0] ?? ''
  }

  it('is where its application says, on the nearest reach, with those above and below', async () => {
    await published()
    const { caseId, radicado } = await world.fileConcession()
    const doer = await doerOf(caseId)
    const { status, body } = await captureOf(doer, caseId)
    expect(status).toBe(200)
    expect(body.capture).toMatchObject({
      capture: { caseId },
      name: radicado,
      source: 'Quebrada La Cristalina',
      state: 'en_tramite',
      joining: { state: 'propuesta', reach: { id: '3' }, word: null },
    })
    expect(body.water.captures.map((one: { name: string }) => one.name)).not.toContain(radicado)
    expect(body.water.upstream).toMatchObject({ litres: 1.75 })
    for (const who of [CITIZEN, 'cli-liquidador@demo.test'])
      expect((await captureOf(who, caseId)).status).toBe(404)
  })

  it('adds to the sums what was granted and is in force, and apart what is asked for', async () => {
    await published()
    await world.owner.run(sql`update cases set closed_at = ${world.clock.now()} where closed_at is null`)
    const sums = async () => {
      const { downstream } = await waterFor(DIRECTOR)
      return [downstream.litres, downstream.asked]
    }
    expect(await sums()).toEqual([40, 0])
    const { caseId } = await world.fileConcession()
    const [, asked] = await sums()
    expect(asked).toBeGreaterThan(0)
    await grant(caseId, { 'permiso.vence': '2099-01-01' })
    expect(await sums()).toEqual([41.2, 0])
    await grant(caseId, { 'recurso.decision': 'modifica', 'recurso.nuevo_caudal': 0.9 })
    expect(await sums()).toEqual([40.9, 0])
    await grant(caseId, { 'permiso.vence': '2020-01-01' })
    expect(await sums()).toEqual([40, 0])
  })

  it('that ran from its filing to its decision is granted with the flow of the decision', async () => {
    await published()
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIN')
    const decided = await world.db.one<{ litres: number }>(
      sql`select (facts ->> 'decision.caudal')::float8 as litres from cases where id = ${caseId}::uuid`,
    )
    const { captures } = await waterFor(DIRECTOR)
    const own = captures.find((one: { capture: { caseId?: string } }) => one.capture.caseId === caseId)
    expect(decided?.litres).toBeGreaterThan(0)
    expect(own).toMatchObject({ state: 'otorgada', litres: decided?.litres, where: 'abajo' })
  }, 120_000)

  it('that was confirmed counts no more where an answer moved its point', async () => {
    const { layer } = await published()
    const { caseId } = await world.fileConcession()
    const doer = await doerOf(caseId)
    const reply = await confirm(COORDINATOR, { capture: { caseId }, streams: layer, reach: '3' })
    expect(reply.body.joining.state).toBe('confirmada')
    await world.owner.run(sql`
      update cases set submission = jsonb_set(submission, '{coordenada_captacion,lat}', '4.4399') where id = ${caseId}::uuid`)
    expect((await captureOf(doer, caseId)).body.capture.joining).toMatchObject({ state: 'movida' })
  })
})

describe('streams and registered captures', () => {
  it('are no zones that a place crosses; maps show the streams only', async () => {
    const { layer, register } = await published()
    const { body } = await as(DIRECTOR, 'POST', '/api/v1/lugares/busqueda', { shape: 'puntos', at: [HERE] })
    expect(body.zones).toEqual([])
    const { rows } = (await world.call('GET', '/api/v1/lugares/capas')).body
    expect(rows.map((one: { layer: string }) => one.layer)).toEqual([layer])
    expect((await world.call('GET', `/api/v1/lugares/capas/${register}`)).status).toBe(404)
  })
})
