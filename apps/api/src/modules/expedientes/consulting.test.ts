import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT, proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const CONSULTS = 'consulta@demo.test'
const RECORDS = 'cli-gestion-documental@demo.test'

interface Act {
  readonly id: string
  readonly fileId: string | null
}

let world: ApiWorld
let caseId: string
/** the requirement, signed and under notification */
let actId: string
beforeAll(async () => {
  world = await startWorld()
  const proofs = proofsOf(world)
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'PG-03')
  await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': await proofs.failing(caseId, 'PG-03') })
  await world.doTask(caseId, 'PG-04', 'notificado')
  await world.drain()
  actId =
    (
      await world.db.one<{ id: string }>(
        sql`select act_id as id from notifications where case_id = ${caseId}::uuid`,
      )
    )?.id ?? ''
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${caseId}::uuid, ${await world.personId(CONSULTS)}::uuid, 'consulta', ${world.clock.now()})`)
}, 120_000)
afterAll(() => world.close())

const get = async (email: string, path: string) =>
  world.call('GET', `/api/v1/solicitudes/${caseId}${path}`, undefined, await world.tokenFor(email))
const open = async (email: string) =>
  world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, await world.tokenFor(email), {
    'idempotency-key': randomUUID(),
  })
const actsSeen = async (email: string): Promise<readonly string[]> =>
  ((await get(email, '')).body.acts as readonly Act[]).map(({ id }) => id)
const paperOf = async (): Promise<string> =>
  (await world.db.one<{ id: string }>(sql`select file_id as id from acts where id = ${actId}::uuid`))?.id ??
  ''

describe('whoever only consults a file', () => {
  it('reads no act before those whom it is about were notified', async () => {
    expect(await actsSeen(RECORDS)).toContain(actId)
    expect(await actsSeen(CONSULTS)).not.toContain(actId)
    expect((await open(CONSULTS)).status).toBe(404)
    const file = await paperOf()
    const link = async (email: string) =>
      (await world.call('GET', `/api/v1/archivos/${file}/enlace`, undefined, await world.tokenFor(email)))
        .status
    expect([await link(RECORDS), await link(CONSULTS)]).toEqual([200, 404])
  })

  it('reads nothing of how the house works on it, nor of how anybody was notified', async () => {
    const { body } = await get(CONSULTS, '')
    expect(body.notifications).toEqual([])
    expect(body.tasks.every((task: { actId: string | null }) => task.actId === null)).toBe(true)
    expect(Object.keys(body.facts).filter((key) => key.startsWith('revision.'))).toEqual([])
    const inside = ['tarea.', 'notificacion.', 'acto.']
    const told = (await get(CONSULTS, '/historia')).body.rows as { type: string }[]
    expect(told.map(({ type }) => type)).toContain('solicitud.radicada')
    expect(told.filter(({ type }) => inside.some((one) => type.startsWith(one)))).toEqual([])
    expect(JSON.stringify((await get(CONSULTS, '/linea-tiempo')).body.steps)).not.toContain('FIR-')
    expect((await get(RECORDS, '')).body.notifications).not.toEqual([])
  })

  it('reads an act once everybody was notified', async () => {
    await world.advanceTo(caseId, 'NOT-03')
    await world.writeAct(caseId, 'NOT-03')
    await world.drain()
    expect((await open(CONSULTS)).status).toBe(404)
    expect((await open(APPLICANT)).status).toBe(200)
    await world.drain()
    expect(await actsSeen(CONSULTS)).toContain(actId)
    expect((await open(CONSULTS)).status).toBe(200)
  })
})
