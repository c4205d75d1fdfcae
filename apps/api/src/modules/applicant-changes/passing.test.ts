import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEIGHBOURS } from '@ventanilla/demo/people/cast'
import { buildApp } from '../../app.ts'
import { verifyHistories } from '../../db/cases/verify-histories.ts'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { breakingDatabase } from '../../testing/servers/breaking-database.ts'
import { type Answer, callerOf } from '@ventanilla/demo/teller/caller'
import { proofsOf } from '../../testing/walks/case-proofs.ts'
import { type Change, GIVER, say, TAKER, WINDOW } from '../../testing/attacks/change-calls.ts'
import { askedChange, becomeFinal, bring, standing } from '../../testing/attacks/change-states.ts'
import { fingerprint } from '../../testing/servers/fingerprint.ts'
import { givePower } from '@ventanilla/demo/people/powers'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const PROXY = 'apoderado@demo.test'
const [GENERAL = '', THEIRS = ''] = NEIGHBOURS

const as = async (
  email: string,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> => world.call(method, `/api/v1/${path}`, body, await world.tokenFor(email))

/** A change ready to be applied. */
async function ready(change?: Change): Promise<Change> {
  const accepted = await bring(world, change ?? (await askedChange(world)), 'accepted')
  await becomeFinal(world, accepted.id)
  return accepted
}

async function apply(change: Change): Promise<void> {
  const answer = await say(world, 'changes.apply', change)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** A case without its applicant and history: the parts a transfer must not change. */
const asItStands = (caseId: string): Promise<unknown> =>
  world.db.one(sql`
    select c.status, c.due_on, c.suspended, c.flow, c.facts, c.submission, c.radicado, c.expediente, c.filed_at, c.closed_at,
      (select json_agg(json_build_array(t.id, t.step, t.state, t.turn, t.assignee, t.due_on, t.expires_at, t.work, t.version) order by t.id)
        from tasks t where t.case_id = c.id) as tasks,
      (select json_agg(r order by r.id) from receipts r where r.case_id = c.id) as receipts,
      (select json_agg(json_build_array(a.id, a.state, a.number, a.doc) order by a.id) from acts a where a.case_id = c.id) as acts,
      (select json_agg(n order by n.id) from notifications n where n.case_id = c.id) as notifications
    from cases c where c.id = ${caseId}::uuid`)

describe('what goes over to the new applicant', () => {
  it('an answer that waits with what was written in it, its papers and its term', async () => {
    const change = await ready()
    const { caseId } = change
    await world.advanceTo(caseId, 'PG-03')
    const failing = await proofsOf(world).failing(caseId, 'PG-03')
    await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': failing })
    await world.doTask(caseId, 'PG-04', 'notificado')
    await world.advanceTo(caseId, 'PG-04A')
    const [task] = await world.openTasks(caseId)
    const view = await as(GIVER, 'GET', `tareas/${task?.id}`)
    const point = view.body.items.requirements[0].id as string
    const paper = await world.putFile(caseId, await world.personId(GIVER), 'Certificado.pdf')
    const answer = { [point]: { text: 'Va el certificado.', fileIds: [paper.fileId] } }
    const work = { 'requerimiento.respuestas': answer }
    const saved = await as(GIVER, 'PUT', `tareas/${task?.id}/borrador`, { data: work, version: 0 })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const before = await asItStands(caseId)
    await apply(change)
    expect(await asItStands(caseId)).toEqual(before)
    const theirs = await as(TAKER, 'GET', `tareas/${task?.id}`)
    expect([theirs.status, theirs.body.data, theirs.body.task.due]).toEqual([200, work, view.body.task.due])
    expect((await as(TAKER, 'GET', `archivos/${paper.fileId}/enlace`)).status).toBe(200)
    // the former applicant can neither write in it nor remove its file, no matter who uploaded it
    for (const [method, path, body] of [
      ['GET', `tareas/${task?.id}`, undefined],
      ['PUT', `tareas/${task?.id}/borrador`, { data: {}, version: 1 }],
      ['POST', `archivos/${paper.fileId}/confirmar`, {}],
    ] as const)
      expect((await as(GIVER, method, path, body)).status, path).toBe(404)
    const removal = await world.call(
      'DELETE',
      `/api/v1/archivos/${paper.fileId}`,
      undefined,
      await world.tokenFor(GIVER),
    )
    expect(removal.status).toBe(404)
    await world.doTask(caseId, 'PG-04A', 'aporta', work)
    expect((await world.openTasks(caseId)).map(({ step }) => step)).toEqual(['PG-04B'])
  }, 120_000)

  it('a receipt that is not paid', async () => {
    const change = await ready()
    await world.advanceTo(change.caseId, 'LIQ-04')
    const before = await asItStands(change.caseId)
    expect(JSON.stringify(before)).toContain('"state":"issued"')
    await apply(change)
    expect(await asItStands(change.caseId)).toEqual(before)
    const [pay] = await world.openTasks(change.caseId)
    expect((await as(TAKER, 'GET', `tareas/${pay?.id}`)).status).toBe(200)
    expect((await as(GIVER, 'GET', `tareas/${pay?.id}`)).status).toBe(404)
  })

  it('an appeal that was being written, and the days in which it may be filed', async () => {
    const change = await ready()
    await world.advanceTo(change.caseId, 'PG-15')
    // pending notifications of the initial auto block the transfer
    expect((await say(world, 'changes.apply', change)).body.code).toBe('notificando')
    await world.notifyBeside(change.caseId)
    const path = `solicitudes/${change.caseId}/recurso/borrador`
    const data = { 'recurso.motivos': 'El caudal otorgado no alcanza.' }
    expect((await as(GIVER, 'PUT', path, { data, version: 0 })).status).toBe(200)
    const before = await asItStands(change.caseId)
    await apply(change)
    expect(await asItStands(change.caseId)).toEqual(before)
    expect((await as(TAKER, 'GET', path)).body).toEqual({ data, version: 1 })
    expect((await as(GIVER, 'GET', path)).status).toBe(404)
    expect((await as(TAKER, 'GET', `solicitudes/${change.caseId}`)).body.actions.appeal).not.toBeNull()
    // later decisions are notified to the new applicant and name them
    await world.advanceTo(change.caseId, 'PG-16')
    const acts = await world.db.rows<{ doc: unknown }>(
      sql`select doc from acts where case_id = ${change.caseId}::uuid order by created_at desc limit 1`,
    )
    expect(JSON.stringify(acts)).toContain((await world.newApplicant(TAKER)).name)
    const told = await world.db.rows<{ to: string }>(sql`
      select distinct u.email as to from notices n join users u on u.id = n.user_id
      where n.case_id = ${change.caseId}::uuid and n.created_at > (select max(at) from case_events where case_id = ${change.caseId}::uuid and type = 'solicitante.cambiado')`)
    expect(told.map(({ to }) => to)).not.toContain(GIVER)
  }, 120_000)

  it('the powers: the case’s own end, those for all cases change with their transferor', async () => {
    const { caseId } = await world.fileConcession()
    const other = (await world.fileConcession()).caseId
    await givePower(world, GIVER, PROXY, caseId)
    await givePower(world, GIVER, GENERAL)
    await givePower(world, TAKER, THEIRS)
    const seeing = async (): Promise<boolean[]> => {
      const sees: boolean[] = []
      for (const who of [PROXY, GENERAL, THEIRS])
        for (const id of [caseId, other])
          sees.push((await as(who, 'GET', `solicitudes/${id}`)).status === 200)
      return sees
    }
    expect(await seeing()).toEqual([true, false, true, true, false, false])
    await apply(await ready(await askedChange(world, { caseId })))
    expect(await seeing()).toEqual([false, false, false, true, true, false])
    const powers = await world.db.rows(
      sql`select proxy_email, ended_at is not null as ended from powers order by proxy_email`,
    )
    expect(powers).toEqual(
      [
        [PROXY, true],
        [GENERAL, false],
        [THEIRS, false],
      ]
        .map(([proxy_email, ended]) => ({ proxy_email, ended }))
        .sort((a, b) => String(a.proxy_email).localeCompare(String(b.proxy_email))),
    )
  })
})

describe('the history of the case', () => {
  it('names both people, the request and the act, and holds', async () => {
    const change = await ready()
    await apply(change)
    const act = await world.db.one<{ number: string }>(
      sql`select number from acts where case_id = ${change.id}::uuid and template = 'AUTO_CAMBIO_SOL'`,
    )
    const event = await world.db.one<{ body: string }>(
      sql`select body from case_events where case_id = ${change.caseId}::uuid and type = 'solicitante.cambiado'`,
    )
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({
      anteriorId: await world.personId(GIVER),
      anterior: (await world.newApplicant(GIVER)).name,
      nuevoId: await world.personId(TAKER),
      nuevo: (await world.newApplicant(TAKER)).name,
      acto: act?.number,
      solicitud: expect.stringMatching(/\d/),
      fechaDelActo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(
      await world.db.rows(sql`
        select u.email, p.role from case_parties p join users u on u.id = p.user_id where p.case_id = ${change.caseId}::uuid and p.until is null and p.role <> 'apoderado'`),
    ).toEqual([{ email: GIVER, role: 'antiguo_solicitante' }])
    const { broken, cases } = await verifyHistories(world.db)
    expect([broken, cases > 5]).toEqual([[], true])
    // both are notified, once each
    const letters = await world.db.rows<{ email: string }>(sql`
      select u.email from notices n join users u on u.id = n.user_id
      where n.case_id = ${change.caseId}::uuid and n.created_at = (select at from case_events where case_id = ${change.caseId}::uuid and type = 'solicitante.cambiado') order by 1`)
    expect(letters.map(({ email }) => email)).toEqual([GIVER, TAKER].sort())
  })
})

it('the request is stored first and its case after it, each once and with its audit line', async () => {
  const change = await ready()
  const both = [change.id, change.caseId]
  const versions = async (): Promise<number[]> =>
    (
      await world.db.rows<{ version: number }>(
        sql`select version from cases where id = any(${both}::uuid[]) order by parent_id`,
      )
    ).map(({ version }) => version)
  const before = await versions()
  await apply(change)
  expect(await versions()).toEqual(before.map((version) => version + 1))
  const lines = await world.db.rows<{ id: string }>(sql`
    select case_id as id from audit_log where verb = 'changes.apply' and case_id = any(${both}::uuid[]) order by audit_log.id`)
  expect(lines.map(({ id }) => id)).toEqual(both)
})

describe('nothing is half done', () => {
  it('whichever statement of the application fails', async () => {
    const change = await ready()
    await givePower(world, GIVER, PROXY, change.caseId)
    const breaking = breakingDatabase(world.db)
    const app = await buildApp({ ...world.deps, db: breaking.db })
    await app.ready()
    const call = callerOf(app)
    const token = await world.tokenFor(WINDOW)
    const before = await fingerprint(world)
    let failed = 0
    for (let at = 1; at < 200; at += 1) {
      breaking.failAt(at)
      const { status, body } = await call('POST', '/api/v1/cambiar_solicitante', { id: change.id }, token)
      if (status === 200) break
      expect(status, `${at}: ${JSON.stringify(body)}`).toBe(500)
      failed += 1
      expect(await fingerprint(world), `statement ${at}`).toBe(before)
    }
    await app.close()
    expect(failed).toBeGreaterThan(12)
    expect((await as(TAKER, 'GET', `solicitudes/${change.caseId}`)).status).toBe(200)
  }, 120_000)

  it('while an act is being notified in the case it waits, with its sentence', async () => {
    const change = await ready()
    await world.advanceTo(change.caseId, 'PG-03')
    const failing = await proofsOf(world).failing(change.caseId, 'PG-03')
    await world.doTask(change.caseId, 'PG-03', 'no', { 'revision.documentos': failing })
    await world.doTask(change.caseId, 'PG-04', 'notificado')
    const before = await standing(world, change.caseId, change.id)
    const early = await say(world, 'changes.apply', change)
    expect([early.status, early.body.message]).toEqual([
      409,
      'En el trámite se está notificando un acto. Aplique el cambio cuando termine esa notificación.',
    ])
    expect(await standing(world, change.caseId, change.id)).toEqual(before)
    await world.advanceTo(change.caseId, 'PG-04A')
    await apply(change)
  })
})
