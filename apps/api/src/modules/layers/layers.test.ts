import type { Answer } from '@ventanilla/demo/teller/caller'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { loadLayer } from '../../testing/stories/load-layer.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Layers, through the whole server. */

const ADMIN = 'cli-admin@demo.test'
const ROOT = 'superadmin@demo.test'
const FEES = 'cli-liquidador@demo.test'
const RESOURCES = 'cli-coordinador-recursos@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const PATH = '/api/v1/capas'

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

const load = (who: string, name: string, text: string): Promise<Answer> => loadLayer(world, who, name, text)

const feature = (nombre: string, coordinates: unknown, type = 'Polygon'): object => ({
  type: 'Feature',
  properties: { nombre, hectareas: 12.5 },
  geometry: { type, coordinates },
})
const collection = (...features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features })
const RING = [
  [-75.3, 4.4],
  [-75.2, 4.4],
  [-75.2, 4.5],
  [-75.3, 4.4],
]

describe('a layer', () => {
  it('of a file keeps its shapes, its columns and the original, and leaves its line in the audit', async () => {
    const { status, body } = await load(
      ADMIN,
      'paramos.geojson',
      collection(feature('Alto', [RING]), feature('Bajo', [RING])),
    )
    expect([status, body.message]).toEqual([201, undefined])
    expect(body).toMatchObject({ name: 'paramos.geojson', shapes: 2, epsg: 4326 })
    expect(body.columns).toContainEqual({ name: 'nombre', examples: ['Alto', 'Bajo'] })
    expect((await as(RESOURCES, 'GET', `${PATH}/${body.id}`)).body).toEqual(body)
    const shapes = (await as(RESOURCES, 'GET', `${PATH}/${body.id}/figuras`)).body
    expect(shapes.features.map((one: { properties: object }) => one.properties)).toEqual([
      { nombre: 'Alto', hectareas: '12.5' },
      { nombre: 'Bajo', hectareas: '12.5' },
    ])
    expect((await as(RESOURCES, 'GET', `/api/v1/archivos/${body.fileId}/enlace`)).status).toBe(200)
    expect(
      await world.db.rows(sql`select actor_id as actor from audit_log where verb = 'layers.load'`),
    ).toEqual([{ actor: await world.personId(ADMIN) }])
  })

  it('is loaded by the superadministrator too', async () => {
    expect((await load(ROOT, 'zona.geojson', collection(feature('Alto', [RING])))).status).toBe(201)
  })

  it.each([
    ['of no shape', collection(), /no tiene puntos/],
    [
      'in the sea',
      collection(
        feature('Mar', [
          [
            [-40, 10],
            [-39, 10],
            [-39, 11],
            [-40, 10],
          ],
        ]),
      ),
      /Colombia/,
    ],
    ['of a geometry without positions', collection(feature('Nada', [])), /no tiene puntos/],
  ])('%s is refused with a sentence, and nothing is kept', async (_, text, sentence) => {
    const before = await world.db.one<{ n: number }>(sql`select count(*)::int as n from layers`)
    const { status, body } = await load(ADMIN, 'mal.geojson', text)
    expect(status).toBe(422)
    expect(body.message).toMatch(sentence)
    expect(await world.db.one(sql`select count(*)::int as n from layers`)).toEqual(before)
  })

  it('that was drawn whose border crosses itself is refused at its area', async () => {
    const reply = await as(ADMIN, 'POST', `${PATH}/dibujadas`, {
      areas: [
        {
          name: 'Ocho',
          corners: [
            [-75.3, 4.4],
            [-75.2, 4.5],
            [-75.2, 4.4],
            [-75.3, 4.5],
          ],
        },
      ],
    })
    expect(reply.status).toBe(422)
    expect(reply.body.problems[0].path).toBe('body.areas.0.corners')
  })

  it('is nobody’s business who does not keep zones: neither upload nor load nor read', async () => {
    for (const who of [FEES, CITIZEN]) {
      expect((await load(who, 'zona.geojson', collection(feature('Alto', [RING])))).status, who).toBe(404)
      expect(
        (await as(who, 'POST', `${PATH}/dibujadas`, { areas: [{ name: 'A', corners: RING.slice(0, 3) }] }))
          .status,
        who,
      ).toBe(who === CITIZEN ? 403 : 404)
    }
    const { body } = await as(ADMIN, 'POST', `${PATH}/dibujadas`, {
      areas: [{ name: 'A', corners: RING.slice(0, 3) }],
    })
    for (const who of [FEES, CITIZEN])
      for (const path of [`${PATH}/${body.id}`, `${PATH}/${body.id}/figuras`])
        expect((await as(who, 'GET', path)).status, who).toBe(who === CITIZEN ? 403 : 404)
  })

  it('is not changed, and its original is not deleted by who uploaded it', async () => {
    const { body } = await load(ADMIN, 'fija.geojson', collection(feature('Alto', [RING])))
    const token = await world.tokenFor(ADMIN)
    expect((await world.call('DELETE', `/api/v1/archivos/${body.fileId}`, undefined, token)).status).toBe(409)
    expect((await as(ADMIN, 'POST', PATH, { file: body.fileId })).status).toBe(201)
  })

  it('of a file of another person, or of another purpose, is not found', async () => {
    const { body } = await load(ADMIN, 'ajena.geojson', collection(feature('Alto', [RING])))
    expect((await as(ROOT, 'POST', PATH, { file: body.fileId })).status).toBe(404)
    const { fileId } = await world.putFile(null, await world.personId(ADMIN), 'foto.png', {
      purpose: 'imagen-plantilla',
    })
    expect((await as(ADMIN, 'POST', PATH, { file: fileId })).status).toBe(404)
  })
})
