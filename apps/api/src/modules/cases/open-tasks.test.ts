import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let caseId: string
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
})
afterAll(() => world.close())

const tasksFor = async (email: string) =>
  world.call('GET', `/api/v1/solicitudes/${caseId}/tareas`, undefined, await world.tokenFor(email))

it('names the tasks of a case to who can do them, and none to who only reads it', async () => {
  expect((await tasksFor('cli-ventanilla-unica@demo.test')).body.rows).toMatchObject([{ step: 'PG-02' }])
  const reader = await tasksFor('superadmin@demo.test')
  expect([reader.status, reader.body.rows]).toEqual([200, []])
  // a user who cannot read the case learns nothing
  expect((await tasksFor('empresa@demo.test')).status).toBe(404)
})
