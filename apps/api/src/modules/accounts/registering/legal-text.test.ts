import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ env: { MAP_TILES_URL: 'https://teselas.example/{z}/{x}/{y}.png' } })
})
afterAll(() => world.close())

it('the data policy names the server that sees which part of the map a person looks at', async () => {
  const { status, body } = await world.call('GET', '/api/v1/textos-legales/politica-de-datos')
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain('se pide al servidor teselas.example, que recibe su dirección IP')
})
