import { figuresToConfirm } from '@ventanilla/catalog/fees/to-confirm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  // a demonstration visible to the whole network: a warning that needs no production server
  world = await startWorld({ env: { HOST: '0.0.0.0' } })
})
afterAll(() => world.close())

it('what is still to be confirmed of the figures stands there with its reason', async () => {
  const token = await world.tokenFor('superadmin@demo.test')
  const { body } = await world.call('GET', '/api/v1/operacion/avisos', undefined, token)
  expect(body.figures).toEqual(figuresToConfirm())
  expect(body.figures.length).toBeGreaterThan(0)
})

it('what a server says of its settings at the start stands on the page of its operators, and is told to nobody else', async () => {
  const read = async (email: string) =>
    world.call('GET', '/api/v1/operacion/avisos', undefined, await world.tokenFor(email))
  expect((await read('superadmin@demo.test')).body.rows).toEqual([
    'La demostración, con claves públicas, queda a la vista de toda la red.',
  ])
  for (const email of ['ciudadano@demo.test', 'cli-coordinador-juridico@demo.test'])
    expect((await read(email)).status).toBe(403)
})
