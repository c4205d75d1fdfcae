import type { ZoneInForce } from '@ventanilla/domain/configuration/zones'
import type { Position } from '@ventanilla/domain/geography/geometry'
import { expect, it } from 'vitest'
import { zoneAnswers, type ZoneDeps } from './zone-answers.ts'

/** Reads, prepares and compares nothing. */
const idle = new Proxy({} as ZoneDeps, {
  get: (_, name) => {
    throw new Error(`${String(name)} was used`)
  },
})

it('an area that crosses itself without end is compared with nothing, and of no zone it is said that it is not crossed', async () => {
  const ring = Array.from({ length: 1_999 }, (_, k): Position => {
    const angle = (k * 999 * 2 * Math.PI) / 1_999
    return [-75 + 0.01 * Math.cos(angle), 4.4 + 0.01 * Math.sin(angle)]
  })
  const place = {
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
    box: { lonMin: -75.01, latMin: 4.39, lonMax: -74.99, latMax: 4.41 },
  } as const
  const zones = [{ key: 'a' }, { key: 'b' }] as unknown as readonly ZoneInForce[]
  const answers = await zoneAnswers(idle, place, zones)
  const because = 'El borde del área se cruza a sí mismo demasiadas veces.'
  expect([...answers]).toEqual(zones.map(({ key }) => [key, { state: 'sin_verificar', because }]))
})
