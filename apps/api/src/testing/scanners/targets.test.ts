import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'
import { MARK } from './any-text.ts'
import { readingsAmong, type Target, targetsOf, thingsToName } from './targets.ts'

let world: ApiWorld
let targets: readonly Target[]
beforeAll(async () => {
  world = await startWorld()
  targets = await targetsOf(world, await thingsToName(world))
})
afterAll(() => world.close())

describe('what the scanners of the deep tests are given', () => {
  it('is every call of the contract, once', () => {
    expect(targets.map(({ id }) => id)).toEqual(endpoints.map(({ id }) => id))
  })

  it('is told as many marks as there are, and all that a call takes as any text', () => {
    for (const { id, url, body, places } of targets)
      expect([id, `${url}${body ?? ''}`.split(MARK).length - 1]).toEqual([id, places])
    const places = Object.fromEntries(targets.map((one) => [one.id, one.places]))
    expect(places).toMatchObject({
      'sessions.logIn': 2,
      'consult.case': 2,
      'accounts.listUsers': expect.any(Number),
      'expedientes.search': expect.any(Number),
    })
    expect(places['accounts.listUsers']).toBeGreaterThan(0)
    expect(targets.filter((one) => one.places > 0).length).toBeGreaterThan(80)
  })

  it('is answered by the server as examples are: readings mostly with what they read', async () => {
    const refused: string[] = []
    const readings = readingsAmong(targets)
    for (const { id, method, url, token } of readings) {
      const { status } = await world.call(method, url.replaceAll(MARK, ''), undefined, token ?? undefined)
      if (status >= 400) refused.push(`${id} ${status}`)
    }
    expect(refused.length, refused.join(', ')).toBeLessThan(readings.length / 3)
  })
})
