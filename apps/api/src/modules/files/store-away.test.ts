import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StoreAway } from '../../adapters/storage/port.ts'
import { sql } from '../../db/sql.ts'
import { runDueJobs } from '../../jobs.ts'
import { freePort } from '../../testing/free-port.ts'
import { type ApiWorld, startWorld } from '../../testing/world.ts'

const SAID = {
  status: 503,
  code: 'sin_almacen',
  message:
    'El almacén de archivos no está disponible: por ahora no se puede subir ni descargar. Lo demás funciona; intente de nuevo en unos minutos.',
}

let world: ApiWorld
let token: string
beforeAll(async () => {
  const port = await freePort()
  world = await startWorld({ env: { STORAGE_URL: `s3://k:s@127.0.0.1:${port}/expedientes?tls=off` } })
  token = await world.tokenFor('ciudadano@demo.test')
})
afterAll(() => world.close())

it('while the store is away uploads and downloads say so, and everything else goes on', async () => {
  const person = world.people.get('ciudadano@demo.test') ?? ''
  const link = (): Promise<{ status: number; body: Record<string, unknown> }> =>
    world.call(
      'POST',
      '/api/v1/generatePresignedUrl',
      { urlDoc: `images/images-perfil/${person}`, fileType: 'image/png', name: 'foto.png', size: 10 },
      token,
    )
  const first = await link()
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const confirmed = await world.call(
    'POST',
    `/api/v1/archivos/${String(first.body['fileId'])}/confirmar`,
    {},
    token,
  )
  expect(confirmed.body).toEqual(SAID)
  // the outage is known: no dead link is returned
  expect((await link()).body).toEqual(SAID)
  for (const path of ['/api/v1/sesion', '/api/v1/mis-solicitudes', '/api/v1/tablero'])
    expect((await world.call('GET', path, undefined, token)).status, path).toBeLessThan(500)
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
