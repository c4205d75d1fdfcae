import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type Change, GIVER, say, TAKER, WINDOW } from '../../testing/attacks/change-calls.ts'
import { askedChange, bring } from '../../testing/attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const as = async (email: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(email))

const NOT_YET =
  'Se aplica cuando lo aceptó quien recibe y el auto está en firme: vencido el término para recurrir, o decidido un recurso que no lo revocó.'

/** Files an appeal against the act as the screen does, and has it decided and notified. */
async function appealed(by: string, decision: string): Promise<Change> {
  const change = await bring(world, await askedChange(world), 'accepted')
  const seen = await as(by, 'GET', `solicitudes/${change.id}`)
  expect(seen.body.actions.appeal, by).not.toBeNull()
  const filed = await as(by, 'POST', `solicitudes/${change.id}/recurso`, {
    version: seen.body.version,
    taskId: seen.body.actions.appeal.taskId,
    data: { 'recurso.clase': 'reposicion', 'recurso.motivos': 'No se citó a todos los herederos.' },
  })
  expect(filed.status, JSON.stringify(filed.body)).toBe(200)
  const early = await say(world, 'changes.apply', change)
  expect([early.status, early.body.message]).toEqual([409, NOT_YET])
  // both were notified: the other party's term runs before the study begins
  await world.letExpire(change.id, 'CAM-14')
  await world.doTask(change.id, 'REC-02', 'si', { 'recurso.admite': true })
  await world.doTask(change.id, 'REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false })
  await world.doTask(change.id, 'REC-04', 'firmar', { 'recurso.decision': decision })
  await world.advanceTo(change.id, 'REC-05')
  await world.doTask(change.id, 'REC-05', 'notificado')
  await world.advanceTo(change.id, 'REC-06')
  await world.doTask(change.id, 'REC-06', 'firmeza')
  expect((await world.openTasks(change.id)).map(({ step }) => step)).toEqual(['CAM-14'])
  return change
}
const holder = (change: Change): Promise<unknown> =>
  world.db.one(
    sql`select u.email from cases c join users u on u.id = c.applicant_id where c.id = ${change.caseId}::uuid`,
  )

it('an act that an appeal confirms is final, and the case passes', async () => {
  const change = await appealed(GIVER, 'confirma')
  expect((await say(world, 'changes.apply', change)).status).toBe(200)
  expect(await holder(change)).toEqual({ email: TAKER })
}, 240_000)

it('an act that an appeal revokes is never applied: the request ends as rejected, with a letter', async () => {
  const change = await appealed(TAKER, 'niega')
  const refused = await say(world, 'changes.apply', change)
  expect([refused.status, refused.body.message]).toEqual([409, NOT_YET])
  await world.doTask(change.id, 'CAM-14', 'revocado', {}, { by: WINDOW })
  await world.doTask(change.id, 'CAM-15', 'comunicado')
  expect(await holder(change)).toEqual({ email: GIVER })
  expect(
    await world.db.one(
      sql`select status, closed_at is not null as closed from cases where id = ${change.id}::uuid`,
    ),
  ).toEqual({ status: 'cambio_rechazado', closed: true })
}, 240_000)
