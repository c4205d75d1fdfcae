import { layersIn } from '@ventanilla/domain/configuration/zones'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@ventanilla/api/db/connection/sql'
import { type ApiWorld, startWorld } from '@ventanilla/api/testing/stories/world'
import { DEMO_ZONES } from './demo-zones.ts'
import { loadZones } from './load-zones.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await loadZones(world.deps, () => undefined)
}, 120_000)
afterAll(() => world.close())

describe('the fictional geography', () => {
  it('is in force, marked as fictional, with every shape that was made', async () => {
    const zones = layersIn(world.deps.catalogue.contents)
    expect(zones.map(({ name }) => name)).toEqual(DEMO_ZONES.map(({ zone }) => zone.name))
    for (const { name, source } of zones) expect(`${name} ${source}`).toMatch(/ficti.*ficticia/i)
    const layers = await world.db.rows<{ n: number; words: string[] }>(
      sql`select shapes as n, words from layers order by made_at, id`,
    )
    expect(layers.every(({ n }) => n > 0)).toBe(true)
    expect(layers[0]?.n).toBe(world.deps.catalogue.territory.municipalities.length)
  })

  it('is not loaded twice', async () => {
    const before = await world.db.one(sql`select count(*)::int as n from layers`)
    await loadZones(world.deps, () => undefined)
    expect(await world.db.one(sql`select count(*)::int as n from layers`)).toEqual(before)
  })

  it('says of the seat of an office its municipality and its office', async () => {
    const token = await world.tokenFor('cli-director-general@demo.test')
    for (const { dane, name, centroid } of world.deps.catalogue.territory.municipalities.slice(0, 10)) {
      const { body } = await world.call(
        'POST',
        '/api/v1/lugares/busqueda',
        { shape: 'puntos', at: [centroid], metres: 0 },
        token,
      )
      expect([dane, body.municipality.certain, body.municipality.names]).toEqual([dane, true, [name]])
      expect(body.subbasin.state).toBe('cruza')
    }
  })
})
