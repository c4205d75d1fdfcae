import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printingKey } from '../../db/printing.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
let caseId: string
let actId: string
let token: string
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'NOT-03')
  await world.writeAct(caseId, 'NOT-03')
  token = await world.tokenFor('ciudadano@demo.test')
  actId = (
    (await world.db.one<{ act_id: string }>(
      sql`select act_id from notifications where case_id = ${caseId}::uuid and state = 'sent'`,
    )) as { act_id: string }
  ).act_id
  // postpones its print job
  await world.db.run(sql`
    update jobs set next_at = ${new Date(world.clock.now().getTime() + 3_600_000)} where key = ${printingKey(actId)}`)
  await world.drain()
}, 120_000)
afterAll(() => world.close())

const toOpen = async (): Promise<readonly boolean[]> => {
  const detail = await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)
  return (detail.body.acts as { id: string; toOpen: boolean }[])
    .filter((act) => act.id === actId)
    .map((act) => act.toOpen)
}

describe('a notification that nobody opened in time', () => {
  it('certifies nothing before it is on paper, which comes as soon as somebody wants to open it', async () => {
    const reply = await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, token)
    expect([reply.status, reply.body.code]).toEqual([409, 'sin_documento'])
    expect(await world.db.one(sql`select 1 from notifications where legal_on is not null`)).toBeUndefined()
    await world.drain()
    expect(
      await world.db.one(sql`select 1 from acts where id = ${actId}::uuid and file_id is not null`),
    ).toBeDefined()
  })

  it('is offered while its days run, and its document is in no list before', async () => {
    expect(await toOpen()).toEqual([true])
    const file = await world.db.one<{ file_id: string }>(
      sql`select file_id from acts where id = ${actId}::uuid and file_id is not null`,
    )
    expect(file).toBeDefined()
    const detail = await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)
    expect(JSON.stringify(detail.body)).not.toContain(file?.file_id)
  })

  it('cannot be opened afterwards, and is not offered any more', async () => {
    const task = (await world.openTasks(caseId)).find((t) => t.step === 'NOT-03')
    world.clock.set(new Date(Date.parse(`${task?.dueOn}T12:00:00Z`) + 3 * 86_400_000))
    await world.drain()
    expect((await world.openTasks(caseId)).map((t) => t.step)).toContain('NOT-04')
    expect(await toOpen()).toEqual([])
    const reply = await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, token)
    expect([reply.status, reply.body.code]).toEqual([409, 'sin_plazo'])
    expect(await world.db.one(sql`select 1 from notifications where legal_on is not null`)).toBeUndefined()
  })
})
