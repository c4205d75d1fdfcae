import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClientAnswer, type Generated, generatedClient } from './generated-client.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

interface Client {
  sessionsLogIn(body: { username: string; password: string }): Promise<ClientAnswer>
  sessionsLogInOfficial(body: { username: string; password: string; cliente: number }): Promise<ClientAnswer>
  catalogueListProcedures(): Promise<ClientAnswer>
  inboxList(query: { vista: string }): Promise<ClientAnswer>
}

let world: ApiWorld
let generated: Generated<Client>
beforeAll(async () => {
  world = await startWorld()
  generated = await generatedClient(world)
}, 60_000)
afterAll(async () => {
  await world.close()
  await generated.remove()
})

it('a client generated from the OpenAPI document logs in and reads the lists', async () => {
  const { client } = generated
  const procedures = await client.catalogueListProcedures()
  expect(procedures.status).toBe(200)
  expect(procedures.data.rows.map((row: { tt_id: number }) => row.tt_id)).toContain(3)

  expect((await client.inboxList({ vista: 'grupo' })).status).toBe(401)
  const { radicado } = await world.fileConcession()
  const login = await client.sessionsLogInOfficial({
    username: 'cli-ventanilla-unica@demo.test',
    password: DEMO_PASSWORD,
    cliente: 1,
  })
  expect(login.data.auth_info.user.role.rl_rol).toBe('CLI_VENTANILLA_UNICA')
  client.defaults.headers['Authorization'] = `Bearer ${login.data.access_token as string}`
  const inbox = await client.inboxList({ vista: 'grupo' })
  expect([inbox.status, JSON.stringify(inbox.data).includes(radicado)]).toEqual([200, true])
  const wrong = await client.sessionsLogIn({ username: 'ciudadano@demo.test', password: 'Equivocada1' })
  expect([wrong.status, wrong.data.message]).toEqual([401, 'El correo o la contraseña no son correctos.'])
})
