import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPLICANT } from '../../testing/walks/case-proofs.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Decision 58: the auto that begins a case is notified (Ley 99 of 1993, art. 70) while the case continues. */
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const START = 'AUTO_INICIO'

async function begun(): Promise<{ caseId: string; actId: string }> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'PG-08')
  const { state } = await world.load(caseId)
  const act = state.flow.acts.find((one) => one.template === START)
  if (act === undefined) throw new Error('No se firmó el auto de inicio')
  return { caseId, actId: act.id }
}

describe('the auto that begins a case', () => {
  it('is notified beside it: the case goes on, and the auto is read by whoever was notified and not before', async () => {
    const { caseId, actId } = await begun()
    const token = await world.tokenFor(APPLICANT)
    const seen = async () =>
      (await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)).body as {
        now: string
        acts: { id: string; role: string | null; toOpen: boolean; fileId: string | null }[]
        notifications: { actId: string; state: string; legalOn: string | null }[]
      }
    expect((await seen()).acts.map((act) => act.id)).not.toContain(actId)
    expect((await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, token)).status).toBe(404)
    await world.notifyBeside(caseId, 'letter')
    await world.drain()
    // the letter was sent: the auto can be opened while the case is with the office
    expect((await seen()).now).toBe('Tiene una notificación por abrir.')
    expect((await seen()).acts.find((act) => act.id === actId)).toMatchObject({
      role: 'opening',
      toOpen: true,
      fileId: null,
    })
    await world.advanceTo(caseId, 'PG-10')
    expect((await seen()).acts.map((act) => act.id)).not.toContain(actId)
    const { status } = await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, token)
    // the term to open it ended during the ten days of posting
    expect(status).toBe(409)
  }, 120_000)

  it('is opened while the decision is already being notified, each with its own date', async () => {
    const { caseId, actId } = await begun()
    await world.advanceTo(caseId, 'NOT-03')
    await world.notifyBeside(caseId, 'letter')
    await world.writeAct(caseId, 'NOT-03')
    await world.drain()
    // both tasks of the same step show which act they belong to
    const { state } = await world.load(caseId)
    const notes = await Promise.all(
      [...state.flow.tasks, ...(state.flow.beside ?? []).flatMap((one) => one.tasks)].map(async ({ id }) => {
        const who = await world.tokenFor((await world.doerOf(caseId, 'NOT-03')).id)
        const { body } = await world.call('GET', `/api/v1/tareas/${id}`, undefined, who)
        return (body as { definition: { note: string } }).definition.note
      }),
    )
    expect(notes[0]).toMatch(/^Se notifica: Resolución que otorga RES-\d{4}-\d{4}\. Falta notificar a /)
    expect(notes[1]).toMatch(/^Se notifica: Auto de inicio de trámite AUTO-\d{4}-\d{4}\. Falta notificar a /)
    expect(notes[1]).toContain('El trámite sigue su curso mientras se notifica.')
    const token = await world.tokenFor(APPLICANT)
    const open = (await world.load(caseId)).state.flow
    const decision = open.notifying?.actId ?? ''
    const opened = await world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, token)
    expect([opened.status, (opened.body as { recorded: boolean }).recorded]).toEqual([200, true])
    const { flow } = (await world.load(caseId)).state
    // the case still waits for its own notification
    expect(flow.notifying?.recipients.map((one) => one.legalOn)).toEqual([null])
    expect(flow.lastNotifiedOn).toBeNull()
    expect(flow.tasks.map((task) => task.step)).toEqual(['NOT-03'])
    expect(flow.beside?.map((one) => one.tasks.map((task) => task.step))).toEqual([['NOT-06']])
    const rows = await world.db.rows<{ act_id: string; state: string }>(
      sql`select act_id, state from notifications where case_id = ${caseId}::uuid order by created_at`,
    )
    expect(rows).toEqual([
      { act_id: actId, state: 'done' },
      { act_id: decision, state: 'sent' },
    ])
    world.clock.advance(26 * 3_600_000)
    expect((await world.call('POST', `/api/v1/actos/${decision}/acceso`, {}, token)).status).toBe(200)
    const legal = await world.db.rows<{ act_id: string; legal_on: string }>(
      sql`select act_id, to_char(legal_on, 'YYYY-MM-DD') as legal_on from notifications where case_id = ${caseId}::uuid order by created_at`,
    )
    expect(legal[0]?.legal_on).not.toBe(legal[1]?.legal_on)
    await world.notifyBeside(caseId)
    expect((await world.load(caseId)).state.flow.beside).toBeUndefined()
  }, 120_000)

  it('is communicated to everybody where the case ends before all were notified', async () => {
    const { caseId, actId } = await begun()
    await world.advanceTo(caseId, 'FIN')
    const act = await world.db.one<{ told: boolean }>(
      sql`select announced_at is not null as told from acts where id = ${actId}::uuid`,
    )
    expect(act?.told).toBe(true)
    const left = await world.db.rows<{ state: string }>(
      sql`select state from notifications where act_id = ${actId}::uuid`,
    )
    expect(left.map((one) => one.state)).toEqual(['failed'])
    const open = await world.db.rows(
      sql`select 1 from tasks where case_id = ${caseId}::uuid and state = 'open'`,
    )
    expect(open).toEqual([])
  }, 120_000)
})
