import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { BUDGETS, spend } from '../../http/guards/budgets.ts'
import { drawLayer, NO_LAYER, squareAt, zoneOn } from '../../testing/stories/made-zones.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** What lies at a place, through the whole server. */

const ADMIN = 'cli-admin@demo.test'
const DIRECTOR = 'cli-director-general@demo.test'
const TECHNICIAN = 'cli-tecnico@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const HERE = { lat: 4.4389, lon: -75.2322 }

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
const search = (who: string, body: Readonly<Record<string, unknown>>): Promise<Answer> =>
  as(who, 'POST', '/api/v1/lugares/busqueda', { shape: 'puntos', at: [HERE], metres: 2_000, ...body })
const corners = (lon: number, lat: number, side: number) =>
  squareAt(lon, lat, side).map(([east, north]) => ({ lon: east, lat: north }))
/** Corners on a circle; each joined to the one `steps` further on. */
const around = (count: number, steps = 1) =>
  Array.from({ length: count }, (_, k) => {
    const angle = (k * steps * 2 * Math.PI) / count
    return { lon: HERE.lon + 0.01 * Math.cos(angle), lat: HERE.lat + 0.01 * Math.sin(angle) }
  })
/** As attackers draw it: two thousand corners, two million crossings. */
const STAR = around(1_999, 999)
const drawn = (name: string, at: readonly [number, number][]): Promise<string> => drawLayer(world, name, at)
const zone = (layer: string, more: Partial<ContentOf<'zona'>> = {}): ContentOf<'zona'> =>
  zoneOn(layer, { warning: 'Sin minería.', ...more })

describe('a place', () => {
  it('without loaded boundaries is in municipalities that may be, and in no certain one', async () => {
    const { status, body } = await search(DIRECTOR, {})
    expect(status).toBe(200)
    expect(body.municipality).toMatchObject({ certain: false, zone: null })
    expect(body.municipality.names).toContain('Ibagué')
    expect(body.subbasin).toBeNull()
    expect(body.zones).toEqual([])
  })

  it('crosses a zone, does not cross another, and of a third nobody knows', async () => {
    const near = await drawn('Alto', squareAt(-75.24, 4.43, 0.02))
    const far = await drawn('Lejos', squareAt(-75.9, 3.9, 0.02))
    await publishItems(
      world,
      { kind: 'zona', key: '1', content: zone(near) },
      { kind: 'zona', key: '2', content: zone(far, { order: 1, name: 'Rondas', class: 'ronda' }) },
      { kind: 'zona', key: '3', content: zone(NO_LAYER, { order: 2, name: 'Otras', class: 'otra' }) },
    )
    const { body } = await search(DIRECTOR, {})
    expect(body.zones.map((one: { name: string; state: string }) => [one.name, one.state])).toEqual([
      ['Páramos', 'cruza'],
      ['Rondas', 'no_cruza'],
      ['Otras', 'sin_verificar'],
    ])
    expect(body.zones[0]).toMatchObject({
      crossed: [{ name: 'Alto', code: '', areaM2: null, share: null }],
      sourceDate: '2024-06-30',
      layer: near,
      warning: 'Sin minería.',
      because: null,
    })
    expect(body.zones[2].because).toBe('La capa no está cargada.')
  })

  it('of which half is in a zone says the area and the share', async () => {
    const { body } = await search(DIRECTOR, { shape: 'area', at: corners(-75.25, 4.435, 0.02) })
    const [{ state, crossed }] = body.zones
    expect(state).toBe('cruza')
    // the zone begins in the middle of the longitudes and covers three quarters of the latitudes
    expect(crossed[0].share).toBeCloseTo(0.375, 3)
    expect(crossed[0].areaM2 / body.areaM2).toBeCloseTo(crossed[0].share, 9)
  })

  it('is in the municipality of the loaded boundaries, with its office, and an inactive layer says nothing', async () => {
    const { status, body: layer } = await as(ADMIN, 'POST', '/api/v1/capas/dibujadas', {
      areas: [
        { name: '73001', corners: squareAt(-75.3, 4.4, 0.1) },
        { name: '73268', corners: squareAt(-75.2, 4.4, 0.1) },
      ],
    })
    expect(status).toBe(201)
    const limits: ContentOf<'zona'> = zone(layer.id, {
      name: 'Límites',
      class: 'municipio',
      codeFrom: 'nombre',
      nameFrom: 'nombre',
      warning: '',
    })
    await publishItems(world, { kind: 'zona', key: '4', content: limits })
    const { body } = await search(DIRECTOR, {})
    expect(body.municipality).toMatchObject({ certain: true, names: ['73001'], zone: { state: 'cruza' } })
    expect(body.offices).toEqual([expect.objectContaining({ code: 'ibague' })])
    expect(body.zones.map((one: { class: string }) => one.class)).not.toContain('municipio')
    const inactive: ContentOf<'zona'> = { ...limits, active: false }
    await publishItems(world, { kind: 'zona', key: '4', content: inactive })
    expect((await search(DIRECTOR, {})).body.municipality.certain).toBe(false)
  })

  it.each([
    ['swapped axes', { at: [{ lat: -75.2322, lon: 4.4389 }] }, 'intercambiadas'],
    ['a longitude without its minus', { at: [{ lat: 4.4389, lon: 75.2322 }] }, 'signo menos'],
    ['another continent', { at: [{ lat: 48.8, lon: 2.3 }] }, 'fuera de Colombia'],
    ['corners in line', { shape: 'area', at: [HERE, HERE, HERE] }, 'no encierran un área'],
    ['a border of a thousand spikes', { shape: 'area', at: STAR }, 'demasiadas veces'],
  ])('of %s is refused with a sentence', async (_, body, sentence) => {
    const reply = await search(DIRECTOR, body)
    expect(reply.status).toBe(422)
    expect(reply.body.message).toContain(sentence)
  })

  it('with many corners is compared in a thread, which finds what is found at once of few', async () => {
    const [few, many] = [around(90), around(450)]
    const found = await Promise.all([few, many].map((at) => search(DIRECTOR, { shape: 'area', at })))
    const [one, other] = found.map(({ body }) => body.zones[0])
    expect([one.state, other.state]).toEqual(['cruza', 'cruza'])
    expect(other.crossed[0].share).toBeCloseTo(one.crossed[0].share, 2)
  })

  it('whose border crosses itself is measured by what it encloses, and says so', async () => {
    const [a, b, c, d] = corners(-75.25, 4.435, 0.02)
    const { body } = await search(DIRECTOR, { shape: 'area', at: [a, c, b, d] })
    const whole = (await search(DIRECTOR, { shape: 'area', at: [a, b, c, d] })).body
    expect([body.repaired, whole.repaired]).toEqual([true, false])
    expect(body.areaM2 / whole.areaM2).toBeCloseTo(0.5, 3)
  })
})

describe('a search', () => {
  it('leaves a line with who looked up which place, every time', async () => {
    const before = await lines()
    await search(TECHNICIAN, { metres: 500 })
    await search(TECHNICIAN, { metres: 500 })
    const made = (await lines()).slice(before.length)
    const person = await world.personId(TECHNICIAN)
    const detail = { lugar: '4,4389; −75,2322', forma: 'puntos', puntos: 1, metros: 500 }
    expect(made).toEqual([
      { actor: person, detail },
      { actor: person, detail },
    ])
  })

  it('of several points or an area names how far they reach, and of what is refused nothing', async () => {
    const before = await lines()
    await search(TECHNICIAN, { at: [HERE, { lat: 3.9, lon: -75.9 }, { lat: 5.1, lon: -74.8 }] })
    await search(TECHNICIAN, { shape: 'area', at: corners(-75.25, 4.42, 0.02) })
    await search(TECHNICIAN, { at: [{ lat: 48.8, lon: 2.3 }] })
    const made = (await lines()).slice(before.length)
    expect(made.map(({ detail }) => detail)).toEqual([
      { lugar: 'entre 3,9000; −75,9000 y 5,1000; −74,8000', forma: 'puntos', puntos: 3, metros: 2_000 },
      { lugar: 'entre 4,4200; −75,2500 y 4,4400; −75,2300', forma: 'area', puntos: 4, metros: 2_000 },
    ])
    const told = await as(ADMIN, 'GET', '/api/v1/auditoria')
    expect(JSON.stringify(told.body)).toContain('entre 3,9000; −75,9000 y 5,1000; −74,8000')
  })

  it('has an end in a day: who copies the map is stopped, the administrators know, and others go on', async () => {
    const person = await world.personId(TECHNICIAN)
    const { most } = BUDGETS.placesSearchedOfPerson
    await world.db.run(sql`delete from budgets`)
    await spend(world.db, 'placesSearchedOfPerson', person, most - 1)
    expect((await search(TECHNICIAN, {})).status).toBe(200)
    const before = await lines()
    const stopped = await search(TECHNICIAN, {})
    expect([stopped.status, stopped.body.message]).toEqual([
      429,
      expect.stringMatching(/^Ya buscó todos los lugares que una persona puede buscar en un día\./),
    ])
    const after = (await lines()).slice(before.length)
    expect(after.every(({ detail }) => JSON.stringify(detail).includes('lugar') === false)).toBe(true)
    expect((await search(DIRECTOR, {})).status).toBe(200)
    expect(
      await world.db.rows(sql`
        select 1 from outbox where payload::text like '%más lugares que los que pide su trabajo%' limit 1`),
    ).toHaveLength(1)
    await world.db.run(sql`delete from budgets`)
  })
  const lines = () =>
    world.db.rows<{ actor: string; detail: unknown }>(
      sql`select actor_id as actor, detail from audit_log where verb = 'places.search' order by at, id`,
    )
})

describe('the cases near a place', () => {
  it('are those of the reader, nearest first, at the point that was filed', async () => {
    const { caseId: id } = await world.fileConcession()
    const filed = await world.db.one<{ place: { lat: number; lon: number } }>(
      sql`select place from case_places where case_id = ${id}::uuid and place ? 'lat' order by number`,
    )
    const at = filed?.place ?? HERE
    const seen = (await search(DIRECTOR, { at: [at], metres: 0 })).body.cases
    expect(seen[0]).toMatchObject({ id, metres: 0 })
    const own = (await search(CITIZEN, { at: [at], metres: 50_000 })).body.cases
    expect(own.map((one: { id: string }) => one.id)).toContain(id)
    const others = (await search('vecino-1@demo.test', { at: [at], metres: 50_000 })).body.cases
    expect(others).toEqual([])
    expect((await search(TECHNICIAN, { at: [at], metres: 50_000 })).body.cases).toEqual([])
  })

  it('move with what an answer corrects, and go with the case', async () => {
    const { caseId: id } = await world.fileConcession()
    const count = async () =>
      (
        await world.db.one<{ n: number }>(
          sql`select count(*)::int as n from case_places where case_id = ${id}::uuid`,
        )
      )?.n
    const before = await count()
    await world.owner.run(
      sql`update cases set submission = submission || '{"otro": {"lat": 4.1, "lon": -75.1}, "mal": {"type": "Polygon", "coordinates": [["x"]]}}' where id = ${id}::uuid`,
    )
    expect(await count()).toBe((before ?? 0) + 1)
  })
})

describe('a map', () => {
  it('shows layers in force, and no other by its id', async () => {
    const shown = await drawn('Visible', squareAt(-75.24, 4.43, 0.02))
    const internal = await drawn('Interna', squareAt(-75.24, 4.43, 0.02))
    const unpublished = await drawn('Borrador', squareAt(-75.24, 4.43, 0.02))
    await publishItems(
      world,
      { kind: 'zona', key: '1', content: zone(shown) },
      { kind: 'zona', key: '2', content: zone(internal, { name: 'Norte', class: 'profesional' }) },
      { kind: 'zona', key: '3', content: zone(NO_LAYER, { name: 'De otro portal' }) },
    )
    const { body } = await world.call('GET', '/api/v1/lugares/capas')
    const layers = body.rows.map((one: { layer: string }) => one.layer)
    expect(layers).toContain(shown)
    expect(layers).not.toContain(internal)
    expect(layers).not.toContain(NO_LAYER)
    const read = async (id: string) => (await world.call('GET', `/api/v1/lugares/capas/${id}`)).status
    expect([await read(shown), await read(internal), await read(unpublished), await read(NO_LAYER)]).toEqual([
      200, 404, 404, 404,
    ])
  })
})

describe('the places of an application that is being written', () => {
  it('are warned of what they cross and of what nobody knows, by anybody who has a session', async () => {
    const near = await drawn('Alto', squareAt(-75.24, 4.43, 0.02))
    await publishItems(
      world,
      { kind: 'zona', key: '1', content: zone(near) },
      { kind: 'zona', key: '2', content: zone(NO_LAYER, { order: 1, name: 'Rondas', class: 'ronda' }) },
      { kind: 'zona', key: '3', content: zone(near, { order: 2, name: 'Norte', class: 'profesional' }) },
      { kind: 'zona', key: '4', content: zone(near, { order: 3, name: 'Límites', class: 'municipio' }) },
    )
    const ask = (at: unknown) =>
      as(CITIZEN, 'POST', '/api/v1/lugares/avisos', {
        places: [{ label: 'Captación', shape: 'puntos', at: [at] }],
      })
    const here = (await ask(HERE)).body.zones
    expect(here.map((one: { name: string; state: string }) => [one.name, one.state])).toEqual([
      ['Páramos', 'cruza'],
      ['Rondas', 'sin_verificar'],
    ])
    expect(here[0]).toMatchObject({
      crossed: [{ place: 'Captación', name: 'Alto' }],
      warning: 'Sin minería.',
    })
    const away = (await ask({ lat: 5.2, lon: -74.8 })).body.zones
    expect(away.map((one: { name: string }) => one.name)).toEqual(['Rondas'])
    expect((await world.call('POST', '/api/v1/lugares/avisos', { places: [] })).status).toBe(401)
    const stars = [1, 2, 3].map((n) => ({ label: `Predio ${n}`, shape: 'area', at: STAR }))
    const refused = await as(CITIZEN, 'POST', '/api/v1/lugares/avisos', { places: stars })
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('demasiadas veces')])
  })
})
