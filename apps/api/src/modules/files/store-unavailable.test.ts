import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreAway } from '../../adapters/storage/port.ts'
import { sql } from '../../db/connection/sql.ts'
import { runDueJobs } from '../../jobs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const SAID = {
  status: 503,
  code: 'sin_almacen',
  message:
    'El almacén de archivos no está disponible: por ahora no se puede subir ni descargar. Lo demás funciona; intente de nuevo en unos minutos.',
}

let world: ApiWorld
let token: string
let service: Server
/** behaviour of the store */
let how: 'works' | 'hangs' | 'is gone' = 'works'
beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume()
    if (how === 'is gone') request.socket.destroy()
    if (how === 'works') response.end()
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  world = await startWorld({ env: { STORAGE_URL: `s3://k:s@127.0.0.1:${port}/expedientes?tls=off` } })
  token = await world.tokenFor('ciudadano@demo.test')
})
afterAll(async () => {
  await world.close()
  service.closeAllConnections()
  await new Promise((done) => service.close(done))
})

describe.each(['is gone', 'hangs'] as const)('while the store %s', (state) => {
  it('uploads and downloads say so, and everything else goes on', async () => {
    how = 'works'
    await world.deps.storage.check()
    const person = world.people.get('ciudadano@demo.test') ?? ''
    const link = (): Promise<{ status: number; body: Record<string, unknown> }> =>
      world.call(
        'POST',
        '/api/v1/generatePresignedUrl',
        { urlDoc: `images/images-perfil/${person}`, fileType: 'image/png', name: 'foto.png', size: 10 },
        token,
      )
    const draft = await world.draftOf3()
    const first = await link()
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    how = state
    const path = `/api/v1/archivos/${String(first.body['fileId'])}/confirmar`
    expect((await world.call('POST', path, {}, token)).body).toEqual(SAID)
    // the outage is known: no dead link is returned
    expect((await link()).body).toEqual(SAID)
    for (const read of [
      '/api/v1/sesion',
      '/api/v1/mis-solicitudes',
      `/api/v1/solicitudes/${draft.caseId}/borrador`,
    ])
      expect([read, (await world.call('GET', read, undefined, token)).status]).toEqual([read, 200])
    // what was attached before is filed, and its papers wait
    const filed = await world.call(
      'POST',
      `/api/v1/solicitudes/${draft.caseId}/radicar`,
      { version: draft.version, declaration: true },
      token,
    )
    expect([filed.status, filed.body]).toMatchObject([200, { radicado: expect.any(String) as string }])
  }, 60_000)
})

it('a job that needs the store uses up none of its tries while that is away', async () => {
  const at = world.clock.now()
  await world.db.run(sql`
    insert into jobs (id, kind, key, data, state, next_at, created_at)
    values (${randomUUID()}::uuid, 'prueba', 'prueba', '{}', 'pending', ${at}, ${at})`)
  const prueba = (): Promise<void> => Promise.reject(new StoreAway('connect ECONNREFUSED'))
  for (let n = 0; n < 40; n += 1) {
    await runDueJobs(world.deps, { prueba }, () => undefined)
    world.clock.advance(60_000)
  }
  expect(await world.db.rows(sql`select state, attempts from jobs where kind = 'prueba'`)).toEqual([
    { state: 'pending', attempts: 0 },
  ])
})
