import { randomUUID } from 'node:crypto'
import { OWN_SETTINGS, type SettingId } from '@ventanilla/domain/configuration/own-settings'
import { businessDaysBetween } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** The portal's own settings: who publishes them, and that each acts as soon as it is in force. */

const ADMIN = 'cli-admin@demo.test'
const ROOT = 'superadmin@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const ITEMS = '/api/v1/configuracion/clases/ajuste/elementos'
const LONG = 240_000

let world: ApiWorld
let caseId = ''
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'NOT-03')
}, LONG)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const as = async (who: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  world.call(method, path, body, await world.tokenFor(who), { 'idempotency-key': randomUUID() })
const decide = (key: SettingId, value: number) =>
  publishItems(world, { kind: 'ajuste', key, content: { value } })

describe('a setting', () => {
  const ITEM = `${ITEMS}/notificacion.dias_acceso`
  const draft = async (value: number) => {
    const { body: now } = await as(ADMIN, 'GET', ITEM)
    const { revision, inForce } = now
    return as(ADMIN, 'PUT', `${ITEM}/borrador`, { revision, base: inForce.version, content: { value } })
  }
  const publish = async (who: string) => {
    const { hash } = (await as(who, 'GET', ITEM)).body.draft
    const items = [{ kind: 'ajuste', key: 'notificacion.dias_acceso', hash }]
    return as(who, 'POST', '/api/v1/configuracion/publicaciones', { items, reason: 'Lo pidió el comité' })
  }

  it('stays within its limits, is published by a second person and is not retired', async () => {
    expect((await draft(31)).body.problems).toEqual([
      { path: 'value', message: 'Escriba un número entre 1 y 30 días hábiles' },
    ])
    expect((await publish(ROOT)).status).toBe(422)
    expect((await draft(8)).body.problems).toEqual([])
    expect((await publish(ADMIN)).status).toBe(403)
    expect((await publish(ROOT)).status).toBe(200)
    await world.deps.configuration.look()
    expect(world.deps.catalogue.parameters['notificacion.dias_acceso']).toBe(8)
    const { revision } = (await as(ADMIN, 'GET', ITEM)).body
    await as(ADMIN, 'POST', `${ITEM}/retirar`, { revision })
    const gone = await publish(ROOT)
    expect([gone.status, gone.body.message]).toEqual([
      409,
      expect.stringContaining('se puede cambiar, no retirar'),
    ])
    await as(ADMIN, 'POST', `${ITEM}/borrador/descartar`, {
      revision: (await as(ADMIN, 'GET', ITEM)).body.revision,
    })
  })

  it('is one that the portal has: another key begins nothing that can be published', async () => {
    const made = await as(ADMIN, 'POST', ITEMS, { key: 'sesiones.otro', content: { value: 3 } })
    expect(made.body.problems).toEqual([{ path: '', message: 'El portal no tiene ese ajuste.' }])
  })

  it('stands beside the variables of the server, which administrators see and nobody edits there', async () => {
    const { rows } = (await as(ADMIN, 'GET', '/api/v1/configuracion/entorno')).body
    expect(rows).toContainEqual(expect.objectContaining({ variable: 'UPLOAD_MAX_MB', group: 'cargas' }))
    expect(rows.map(({ variable }: { variable: string }) => variable)).not.toContain('SECRET')
    expect(
      (await as('cli-coordinador-juridico@demo.test', 'GET', '/api/v1/configuracion/entorno')).status,
    ).toBe(403)
    expect((await as(CITIZEN, 'GET', '/api/v1/configuracion/entorno')).status).toBe(403)
  })
})

/** Each setting, and how it is seen to act; a setting without its test does not compile. */
const ACTS: Readonly<Record<SettingId, () => Promise<void>>> = {
  async 'sesiones.dias'() {
    const token = await world.tokenFor(CITIZEN)
    const owner = await world.personId(CITIZEN)
    const days = async (): Promise<number> => {
      await world.db.run(sql`update sessions set created_at = clock_timestamp() - interval '1 day 23 hours'
        where user_id = ${owner}::uuid`)
      await world.call('GET', '/api/v1/authenticate/jwt', undefined, token)
      const row = await world.db.one<{ hours: number }>(sql`
        select max(extract(epoch from expires_at - clock_timestamp()))::float8 / 3600 as hours from sessions
        where user_id = ${owner}::uuid and ended_at is null`)
      return Math.round(row?.hours ?? 0)
    }
    expect(await days()).toBe(12)
    await decide('sesiones.dias', 2)
    expect(await days()).toBe(1)
    await decide('sesiones.dias', 7)
    await days()
  },
  async 'sesiones.programas'() {
    const make = async () => (await as(CITIZEN, 'POST', '/api/v1/user/save-generated-token-api', {})).status
    expect(await make()).toBe(200)
    await decide('sesiones.programas', 1)
    expect(await make()).toBe(409)
    await decide('sesiones.programas', 2)
    expect(await make()).toBe(200)
  },
  async 'cargas.pendientes'() {
    const owner = await world.personId(CITIZEN)
    await world.db.run(sql`
      insert into files(id, owner_id, purpose, name, mime, declared_mime, size, storage_key, state, created_at)
      select gen_random_uuid(), ${owner}::uuid, 'solicitud', 'x.pdf', 'application/pdf', 'pdf', 0, 'cargas/p' || n, 'pending', ${world.clock.now()}
      from generate_series(1, 30) n`)
    const announce = async () =>
      (await announced({ urlDoc: photo(owner), fileType: 'image/png', name: 'yo.png' })).status
    expect(await announce()).toBe(200)
    await decide('cargas.pendientes', 20)
    expect(await announce()).toBe(429)
    await decide('cargas.pendientes', 40)
    expect(await announce()).toBe(200)
  },
  async 'cargas.foto_mb'() {
    const owner = await world.personId(CITIZEN)
    const announce = async () =>
      (await announced({ urlDoc: photo(owner), fileType: 'image/png', name: 'yo.png', size: 1_500_000 }))
        .status
    expect(await announce()).toBe(413)
    await decide('cargas.foto_mb', 2)
    expect(await announce()).toBe(200)
  },
  async 'mensajes.dias_copia'() {
    await decide('mensajes.dias_copia', 10)
    const body = world.deps.catalogue.contents.of('ente_control').get('1')
    if (body === undefined) throw new Error('no control body is shipped')
    const content = { ...body, email: 'copias@ente.gov.co', acts: ['AUTO_INICIO'] }
    await publishItems(world, { kind: 'ente_control', key: '1', content })
    const { caseId: other } = await world.fileConcession()
    await world.advanceTo(other, 'PG-15')
    const copy = await world.db.one<{ days: number }>(sql`
      select (extract(epoch from expires_at - made_at) / 86400)::int as days from act_copies where case_id = ${other}::uuid`)
    expect(copy?.days).toBe(10)
  },
  async 'notificacion.dias_acceso'() {
    await decide('notificacion.dias_acceso', 8)
    // its days run from the letter
    await world.writeAct(caseId, 'NOT-03')
    const task = (await world.openTasks(caseId)).find(({ step }) => step === 'NOT-03')
    const { office } = (await world.load(caseId)).state
    const today = bogotaDate(world.clock.now().toISOString())
    const calendar = world.deps.catalogue.calendarOf(office)
    expect(businessDaysBetween(today, task?.dueOn ?? '', calendar)).toBe(8)
  },
  async 'notificacion.dias_cercano'() {
    const soon = async (): Promise<boolean> => {
      const { rows } = (await as(ADMIN, 'GET', '/api/v1/tareas?vista=por-vencer')).body
      return rows.some((row: { caseId: string }) => row.caseId === caseId)
    }
    const today = bogotaDate(world.clock.now().toISOString())
    await world.db.run(sql`update tasks set due_on = ${addDays(today, 10)}::date
      where case_id = ${caseId}::uuid and state = 'open'`)
    expect(await soon()).toBe(false)
    await decide('notificacion.dias_cercano', 15)
    expect(await soon()).toBe(true)
  },
}
const photo = (owner: string): string => `images/images-perfil/${owner}/yo.png`
const announced = async (body: unknown) => as(CITIZEN, 'POST', '/api/v1/generatePresignedUrl', body)

it.each(keysIn(OWN_SETTINGS))(
  '%s acts as soon as it is in force',
  async (key) => {
    await ACTS[key]()
  },
  LONG,
)
