import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { DEMO_PASSWORD } from '@ventanilla/catalog/people/cast'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishCatalogue } from '../modules/catalogue/publish.ts'
import { type ApiWorld, startWorld } from './world.ts'

/** A client that a generator makes from our document, as an outsider would, used against the server as it listens. */

interface Answer {
  readonly status: number
  // answers of many shapes are looked at
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any
}
interface Client {
  readonly defaults: { baseUrl: string; headers: Record<string, string> }
  sessionsLogIn(body: { username: string; password: string }): Promise<Answer>
  sessionsLogInOfficial(body: { username: string; password: string; cliente: number }): Promise<Answer>
  catalogueListProcedures(): Promise<Answer>
  inboxList(query: { vista: string }): Promise<Answer>
}

let world: ApiWorld
let client: Client
let folder: string
beforeAll(async () => {
  world = await startWorld()
  await publishCatalogue(world.db, world.clock, PROCEDURES)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  // beside the packages, where the generated file finds its run time
  folder = await mkdtemp(
    fileURLToPath(new URL('../../../../node_modules/.generated-client-', import.meta.url)),
  )
  const document = join(folder, 'openapi.json')
  await writeFile(document, await (await fetch(`${origin}/api/v1/openapi.json`)).text())
  const program = join(folder, 'client.mjs')
  await writeFile(program, stripTypeScriptTypes(await generateSource(document)))
  client = (await import(/* @vite-ignore */ pathToFileURL(program).href)) as Client
  client.defaults.baseUrl = origin
}, 60_000)
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

it('a client generated from the OpenAPI document logs in and reads the lists', async () => {
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
