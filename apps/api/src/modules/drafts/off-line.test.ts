import { factory } from '@ventanilla/catalog/factory'
import type { Item } from '@ventanilla/domain/configuration/kinds'
import type { OffLine } from '@ventanilla/domain/procedures/off-line'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** A procedure that the authority takes off line for some days. */

const CITIZEN = 'ciudadano@demo.test'
const OTHER = 'vecino-1@demo.test'
const TYPE = 20
const NOTICE = 'Del 3 al 10 de febrero se recibe solo en las oficinas.'
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

/** Puts the procedure off line, or on line again. */
async function offLine(days: OffLine | undefined): Promise<void> {
  const shipped = factory().tramite.find(({ key }) => key === String(TYPE))
  if (shipped === undefined) throw new Error('the type is not shipped')
  const { order, definition } = shipped.content
  const item: Item<'tramite'> = {
    kind: 'tramite',
    key: String(TYPE),
    content: { order, definition: { ...definition, ...(days !== undefined && { offLine: days }) } },
  }
  await publishItems(world, item)
}

const begin = async (email: string) => {
  const token = await world.tokenFor(world.people.get(email) ?? '')
  return world.call('POST', '/api/v1/solicitudes', { ttId: TYPE }, token)
}
const file = async (email: string, id: string) => {
  const token = await world.tokenFor(world.people.get(email) ?? '')
  const draft = await world.call('GET', `/api/v1/solicitudes/${id}/borrador`, undefined, token)
  return world.call(
    'POST',
    `/api/v1/solicitudes/${id}/radicar`,
    { version: draft.body.version, declaration: true },
    token,
  )
}
const shown = async () =>
  (await world.call('GET', `/api/v1/tramite/no_auth/${TYPE}`, undefined)).body.rows[0].offLine

it('says so on its page before and meanwhile, and not once it is over', async () => {
  expect(await shown()).toBeNull()
  await offLine({ from: '2026-02-03', until: '2026-02-10', notice: NOTICE })
  expect(await shown()).toEqual({ now: false, from: '2026-02-03', until: '2026-02-10', notice: NOTICE })
  world.clock.set(new Date('2026-02-04T15:00:00Z'))
  expect(await shown()).toMatchObject({ now: true })
  world.clock.set(new Date('2026-02-11T15:00:00Z'))
  expect(await shown()).toBeNull()
  world.clock.set(new Date('2026-02-02T15:00:00Z'))
})

it('is not begun meanwhile, and a draft of before is filed only while the authority takes it', async () => {
  await offLine({ from: '2026-02-03', until: '2026-02-10', notice: NOTICE, fileUntil: '2026-02-05' })
  const { id } = (await begin(CITIZEN)).body
  world.clock.set(new Date('2026-02-05T15:00:00Z'))
  expect(await begin(OTHER)).toMatchObject({ status: 409, body: { code: 'fuera_de_linea', message: NOTICE } })
  // the own draft opens again; what it lacks is judged, so the procedure took it
  expect(await begin(CITIZEN)).toMatchObject({ status: 200, body: { id, created: false } })
  expect((await file(CITIZEN, id)).body).toMatchObject({ code: 'incompleta' })
  world.clock.set(new Date('2026-02-06T15:00:00Z'))
  expect((await file(CITIZEN, id)).body).toMatchObject({ code: 'fuera_de_linea', message: NOTICE })
  world.clock.set(new Date('2026-02-11T15:00:00Z'))
  expect((await begin(OTHER)).status).toBe(201)
  expect((await file(CITIZEN, id)).body).toMatchObject({ code: 'incompleta' })
})
