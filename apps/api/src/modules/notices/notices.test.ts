import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await world.fileConcession()
})
afterAll(() => world.close())

describe('notices', () => {
  it('are one’s own: listed, counted, read one by one or all at once', async () => {
    const token = await world.tokenFor('ciudadano@demo.test')
    const { body } = await world.call('GET', '/api/v1/avisos', undefined, token)
    expect(body.rows[0]).toMatchObject({
      title: expect.stringContaining('Recibimos su solicitud'),
      read: false,
    })
    const unread = async (): Promise<number> =>
      (await world.call('GET', '/api/v1/avisos/sin-leer', undefined, token)).body.count
    expect(await unread()).toBe(body.rows.length)
    const read = await world.call('POST', `/api/v1/avisos/${body.rows[0].id}/leido`, {}, token)
    expect(read.body.count).toBe(body.rows.length - 1)
    expect(
      (await world.call('GET', '/api/v1/avisos?solo=sin-leer', undefined, token)).body.rows,
    ).toHaveLength(body.rows.length - 1)
    await world.call('POST', '/api/v1/avisos/leidos', {}, token)
    expect(await unread()).toBe(0)
  })

  it('of somebody else are not there', async () => {
    const mine = await world.tokenFor('ciudadano@demo.test')
    const { body } = await world.call('GET', '/api/v1/avisos', undefined, mine)
    const other = await world.tokenFor('empresa@demo.test')
    expect((await world.call('GET', '/api/v1/avisos', undefined, other)).body.rows).toEqual([])
    expect((await world.call('POST', `/api/v1/avisos/${body.rows[0].id}/leido`, {}, other)).status).toBe(404)
  })
})
