import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { standsAt, walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const OWNER = 'ciudadano@demo.test'
const THIRD = 'empresa@demo.test'
const LONG = 240_000

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  for (const email of [OWNER, THIRD])
    await world.db.run(
      sql`update users set electronic_notification = true where id = ${await world.personId(email)}::uuid`,
    )
}, LONG)
afterAll(() => world.close())

const seen = async (who: string, caseId: string) =>
  (await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, await world.tokenFor(who))).body

/** A request with a third party. */
async function withThird(): Promise<string> {
  const { caseId, radicado } = await world.fileConcession()
  const asked = await world.call(
    'POST',
    '/api/v1/actuaciones',
    { family: 'tercer_interviniente', radicado },
    await world.tokenFor(THIRD),
    { 'idempotency-key': randomUUID() },
  )
  await walk(world, String(asked.body.id), [
    ['TER-01', 'radicada'],
    ['TER-02', 'registrado'],
    ['TER-03', 'firmar', { 'tercero.decision': 'reconoce' }],
    ['TER-04', 'comunicado'],
  ])
  return caseId
}

/** Files as the screen does; `taskId` simulates a stale screen. */
async function files(who: string, caseId: string, reasons: string, taskId?: string) {
  const { version, actions } = await seen(who, caseId)
  return world.call(
    'POST',
    `/api/v1/solicitudes/${caseId}/recurso`,
    {
      version,
      taskId: taskId ?? actions.appeal?.taskId ?? randomUUID(),
      data: { 'recurso.clase': 'reposicion', 'recurso.motivos': reasons },
    },
    await world.tokenFor(who),
  )
}
const writes = async (who: string, caseId: string, text: string) =>
  world.call(
    'PUT',
    `/api/v1/solicitudes/${caseId}/recurso/borrador`,
    { data: { 'recurso.motivos': text }, version: 0 },
    await world.tokenFor(who),
  )
const draftOf = async (who: string, caseId: string) =>
  (
    await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}/recurso/borrador`,
      undefined,
      await world.tokenFor(who),
    )
  ).body.data as object
const told = async (who: string, caseId: string): Promise<string[]> =>
  (
    await world.db.rows<{ title: string }>(sql`
      select title from notices where user_id = ${await world.personId(who)}::uuid and case_id = ${caseId}::uuid
        and title like '%recurso%' order by created_at, id`)
  ).map(({ title }) => title.replace(/ en la solicitud.*/, ''))

describe('two parties who appeal against one decision', () => {
  let caseId = ''

  it(
    'each file their own while their days run, and each have their receipt',
    async () => {
      caseId = await withThird()
      await world.advanceTo(caseId, 'PG-15')
      expect((await writes(THIRD, caseId, 'Deja sin agua a la vereda.')).status).toBe(200)
      expect((await files(OWNER, caseId, 'El caudal no alcanza.')).status).toBe(200)
      expect(await standsAt(world, caseId)).toBe('PG-15')
      // the other party can still file the draft they are writing
      expect(await draftOf(THIRD, caseId)).toEqual({ 'recurso.motivos': 'Deja sin agua a la vereda.' })
      const mine = await seen(OWNER, caseId)
      expect(mine.actions.appeal).toBeNull()
      expect(mine.actions.whyNoAppeal).toMatch(/^Usted ya presentó su recurso contra este acto, el /)
      expect((await files(OWNER, caseId, 'Otra vez.')).status).toBe(409)
      const theirs = await seen(THIRD, caseId)
      expect(theirs.actions.appeal).not.toBeNull()
      expect(theirs.appeals).toMatchObject([
        { capacity: 'Solicitante', kind: 'Reposición', state: 'espera', mine: false, reasons: null },
      ])
      expect(theirs.appeals[0].act).toMatch(/^Resolución que otorga RES-\d{4}-\d{4}$/)
      expect((await files(THIRD, caseId, 'Deja sin agua a la vereda.')).status).toBe(200)
      expect(await standsAt(world, caseId)).toBe('REC-02')
      expect(await told(OWNER, caseId)).toEqual(['Recibimos su recurso', 'Se presentó un recurso'])
      expect(await told(THIRD, caseId)).toEqual(['Se presentó un recurso', 'Recibimos su recurso'])
      expect(await world.db.rows(sql`select 1 from appeal_drafts where case_id = ${caseId}::uuid`)).toEqual(
        [],
      )
    },
    LONG,
  )

  it(
    'are answered by one resolution that names both, and both are notified of it',
    async () => {
      await walk(world, caseId, [
        ['REC-02', 'si', { 'recurso.admite': true }],
        ['REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false }],
        ['REC-04', 'firmar', { 'recurso.decision': 'confirma' }],
        ['REC-05', 'notificado'],
      ])
      await world.advanceTo(caseId, 'REC-06')
      const act = await world.db.one<{ id: string; doc: unknown }>(sql`
        select id, doc from acts where case_id = ${caseId}::uuid and template = 'RES_RECURSO'`)
      const text = JSON.stringify(act?.doc)
      const names = ((await seen(OWNER, caseId)).appeals as { name: string }[]).map(({ name }) => name)
      expect(new Set(names).size).toBe(2)
      for (const words of [...names, 'El caudal no alcanza.', 'Deja sin agua a la vereda.'])
        expect(text).toContain(words)
      const notified = await world.db.rows<{ recipient_id: string }>(sql`
        select recipient_id from notifications where act_id = ${act?.id}::uuid and state = 'done'`)
      expect(notified.map((n) => n.recipient_id).sort()).toEqual(
        [await world.personId(OWNER), await world.personId(THIRD)].sort(),
      )
      await walk(world, caseId, [['REC-06', 'firmeza']])
      expect(await standsAt(world, caseId)).toBe('PG-15')
      expect((await seen(THIRD, caseId)).appeals.map((a: { state: string }) => a.state)).toEqual([
        'decidido',
        'decidido',
      ])
    },
    LONG,
  )

  it(
    'file it while the other one is still being notified, and the study begins when nobody may file any more',
    async () => {
      const id = await withThird()
      await world.advanceTo(id, 'PG-14')
      await world.advanceTo(id, 'NOT-06')
      const first = (await world.load(id)).state.flow.notifying?.recipients.find((r) => r.legalOn !== null)
      const [told1, untold] =
        first?.personId === (await world.personId(OWNER)) ? [OWNER, THIRD] : [THIRD, OWNER]
      const waiting = await seen(untold, id)
      expect([waiting.actions.appeal, waiting.actions.whyNoAppeal]).toEqual([
        null,
        'Todavía no se le ha notificado este acto.',
      ])
      const { actions } = await seen(told1, id)
      expect((await files(untold, id, 'Antes de tiempo.', actions.appeal.taskId)).status).toBe(409)
      expect((await files(told1, id, 'No está bien.')).status).toBe(200)
      expect([await standsAt(world, id), (await seen(untold, id)).appeals.length]).toEqual(['NOT-06', 1])
      await world.advanceTo(id, 'PG-15')
      await world.letExpire(id, 'PG-15')
      expect(await standsAt(world, id)).toBe('REC-02')
      expect((await files(untold, id, 'Tarde.')).status).toBe(409)
    },
    LONG,
  )
})
