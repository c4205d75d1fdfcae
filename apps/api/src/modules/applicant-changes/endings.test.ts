import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { proofsOf } from '../../testing/walks/case-proofs.ts'
import {
  CALL_NAMES,
  type Change,
  GIVER,
  JUDGE,
  say,
  TAKER,
  TWENTY,
  WINDOW,
} from '../../testing/attacks/change-calls.ts'
import { askedChange, bind, bring, standing, take, tellBoth } from '../../testing/attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const expire = (change: Change, step: string): Promise<void> => proofsOf(world).letExpire(change.id, step)
const stands = (change: Change): Promise<unknown> =>
  world.db.one(
    sql`select status, step, closed_at is not null as closed from cases where id = ${change.id}::uuid`,
  )
const DENY = { from: 'signed', call: 'changes.answer', to: 'denied' } as const

/** Ways in which a request ends without a transfer, and its final state's name. */
const ENDS: readonly [string, string, () => Promise<Change>][] = [
  [
    'nobody opens the link within a month',
    'cambio_rechazado',
    async () => {
      const change = await askedChange(world, { bound: false })
      await expire(change, 'CAM-02')
      return change
    },
  ],
  [
    'nobody sends it within a month',
    'cambio_rechazado',
    async () => {
      const change = await askedChange(world)
      await expire(change, 'CAM-03')
      return change
    },
  ],
  ['it is rejected', 'cambio_rechazado', async () => bring(world, await askedChange(world), 'rejected')],
  [
    'the new applicant denies',
    'cambio_denegado',
    async () => {
      const change = await bring(world, await askedChange(world), 'signed')
      await take(world, change, DENY)
      return change
    },
  ],
  [
    'the new applicant keeps silent past the term',
    'cambio_denegado',
    async () => {
      const change = await bring(world, await askedChange(world), 'signed')
      await tellBoth(world, change.id)
      await expire(change, 'CAM-13')
      return change
    },
  ],
]

describe('a change that comes to nothing', () => {
  it.each(ENDS)(
    'when %s ends with a letter to both, closed, and another may be asked for',
    async (_when, status, reach) => {
      const change = await reach()
      expect(await stands(change)).toEqual({ status, step: 'CAM-15', closed: false })
      const bound = await world.db.rows<{ id: string }>(
        sql`select user_id as id from case_parties where case_id = ${change.id}::uuid and role = 'nuevo_solicitante'`,
      )
      await world.doTask(change.id, 'CAM-15', 'comunicado')
      expect(await stands(change)).toEqual({ status, step: null, closed: true })
      const letters = await world.db.rows<{ number: string | null; state: string }>(
        sql`select number, state from acts where case_id = ${change.id}::uuid and template = 'COMUNICACION'`,
      )
      expect(letters).toEqual([
        { number: expect.stringMatching(/\d/), state: expect.stringMatching(/^(signed|sealed)$/) },
      ])
      const told = await world.db.rows<{ id: string }>(sql`
        select distinct user_id as id from notices where case_id = ${change.id}::uuid and body like '%' || ${letters[0]?.number ?? '?'} || '%'`)
      expect(told.map(({ id }) => id).sort()).toEqual(
        [await world.personId(GIVER), ...bound.map(({ id }) => id)].sort(),
      )
      // the transferee might never have had an account: the address in the request is notified all the same
      await world.drain()
      const mailed = await proofsOf(world).letters((await world.newApplicant(TAKER)).email)
      expect(mailed.some(({ text }) => text.includes(letters[0]?.number ?? '?'))).toBe(true)
      // the case is unchanged, and its applicant can request again
      const parent = await world.db.one(
        sql`select applicant_id as id from cases where id = ${change.caseId}::uuid`,
      )
      expect(parent).toEqual({ id: await world.personId(GIVER) })
      const again = await askedChange(world, { caseId: change.caseId, bound: false })
      expect(again.id).not.toBe(change.id)
    },
    120_000,
  )

  it('and once it is closed no call moves it any more', async () => {
    const change = await bring(world, await askedChange(world), 'rejected')
    await world.doTask(change.id, 'CAM-15', 'comunicado')
    const before = await standing(world, change.id)
    for (const name of CALL_NAMES) {
      if (name === 'changes.ask') continue
      const answer = await say(world, name, change)
      expect(await standing(world, change.id), name).toEqual(before)
      const part = [GIVER, TAKER, JUDGE].some((who) => who === TWENTY[name].who)
      // reads, and the two GETs that led here, which are idempotent (decision 18)
      const reads = ['changes.read', 'changes.open', 'changes.send', 'changes.reject'].includes(name)
      expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBe(
        reads ? 200 : part ? 409 : name === 'changes.dataToApply' ? 403 : 404,
      )
      if (answer.status === 409)
        expect(answer.body.message).toMatch(/^Cambio de solicitante: rechazado\. La solicitud ya terminó/)
    }
  })

  it('an answer that comes after the term finds the request denied', async () => {
    const change = await bring(world, await askedChange(world), 'signed')
    await tellBoth(world, change.id)
    const due = (await world.openTasks(change.id))[0]?.dueOn ?? ''
    world.clock.set(new Date(Date.parse(`${due}T14:00:00.000Z`) + 86_400_000))
    const late = await say(world, 'changes.answer', change)
    expect(late.status).toBe(409)
    await world.drain()
    expect(await stands(change)).toMatchObject({ status: 'cambio_denegado', step: 'CAM-15' })
  })
})

describe('a change that the window receives', () => {
  it.each(['muerte', 'disolucion'])(
    'for «%s» goes from the registration straight to the review',
    async (reason) => {
      const change = await askedChange(world, { by: WINDOW, reason, bound: false })
      expect(await stands(change)).toMatchObject({ status: 'cambio_creado', step: 'CAM-02' })
      await bind(world, change)
      expect(await stands(change)).toMatchObject({ status: 'cambio_enviado', step: 'CAM-04' })
      expect((await say(world, 'changes.send', change)).status).toBe(409)
      const record = await say(world, 'changes.read', change, { by: JUDGE })
      expect(record.body.data).toMatchObject({ motivo: reason, enVentanilla: true })
      // the person reported dead is notified: nobody loses a case unnoticed
      const told = await world.db.one(sql`
      select count(*)::int > 0 as told from notices n join users u on u.id = n.user_id where n.case_id = ${change.id}::uuid and u.email = ${GIVER}`)
      expect(told).toEqual({ told: true })
      expect((await say(world, 'changes.approve', change)).status).toBe(200)
    },
  )
})
