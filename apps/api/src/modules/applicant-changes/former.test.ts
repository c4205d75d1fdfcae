import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { plausible, schemaOf } from '../../testing/attacks/bad-values.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type Change, GIVER, LAWYER, say, TAKER } from '../../testing/attacks/change-calls.ts'
import { askedChange, becomeFinal, bring, standing } from '../../testing/attacks/change-states.ts'
import { everythingRead, partsOf } from '../../testing/walks/everything-read.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** A former applicant reads a case up to its transfer and nothing later. */

let world: ApiWorld
let change: Change
/** parts of the case before and after the transfer */
let older: readonly string[]
let newer: readonly string[]
/** files an official attached to their own task, before and after */
const working: string[] = []
let since: Date

const as = async (email: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(email))
const link = async (email: string, id: string): Promise<number> =>
  (await as(email, 'GET', `archivos/${id}/enlace`)).status

beforeAll(async () => {
  world = await startWorld()
  change = await askedChange(world)
  const { caseId } = change
  await world.advanceTo(caseId, 'PG-06')
  const attach = async (): Promise<void> => {
    const { fileId } = await world.putFile(caseId, await world.personId(LAWYER), 'Notas del abogado.pdf')
    working.push(fileId)
  }
  await attach()
  await bring(world, change, 'accepted')
  await becomeFinal(world, change.id)
  await world.drain()
  older = (await partsOf(world, caseId)).map(({ id }) => id)
  world.clock.advance(60_000)
  expect((await say(world, 'changes.apply', change)).status).toBe(200)
  since = world.clock.now()
  world.clock.advance(60_000)
  await attach()
  await world.putFile(caseId, await world.personId(TAKER), 'Anexo de la nueva titular.pdf')
  await world.advanceTo(caseId, 'PG-08')
  await world.drain()
  newer = (await partsOf(world, caseId)).map(({ id }) => id).filter((id) => !older.includes(id))
}, 240_000)
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

describe('the former applicant', () => {
  it('reads the steps, papers and acts from before, and none from after', async () => {
    const { status, body } = await as(GIVER, 'GET', `solicitudes-cedidas/${change.caseId}`)
    expect([status, body.passedOn]).toEqual([200, since.toISOString()])
    expect(body.steps.length).toBeGreaterThan(3)
    for (const step of body.steps) {
      expect(step.openedAt < body.passedOn).toBe(true)
      if (step.doneAt !== null) expect(step.doneAt < body.passedOn).toBe(true)
    }
    const files = body.files.map(({ id }: { id: string }) => id) as string[]
    const acts = body.acts.map(({ fileId }: { fileId: string | null }) => fileId) as string[]
    expect([files.length > 2, acts.length > 0]).toEqual([true, true])
    for (const id of [...files, ...acts]) {
      expect(older).toContain(id)
      expect(await link(GIVER, id)).toBe(200)
    }
    expect(files).not.toContain(working[0])
    // the number of an expediente opened later is not theirs to read
    const parent = await world.db.one<{ number: string }>(
      sql`select expediente as number from cases where id = ${change.caseId}::uuid`,
    )
    expect([body.expediente, parent?.number]).toEqual([null, expect.stringMatching(/\d/)])
    expect((await as(GIVER, 'GET', 'solicitudes-cedidas')).body.rows).toMatchObject([
      { id: change.caseId, passedOn: since.toISOString() },
    ])
  })

  it('finds by no other reading call the case, nor anything that came to be in it afterwards', async () => {
    expect(newer.length).toBeGreaterThan(3)
    const { opened, text } = await everythingRead(world, GIVER, [change.caseId, ...newer, ...working])
    expect(opened).toEqual([`changes.formerCase ${change.caseId}`])
    const { number } = (await world.db.one<{ number: string }>(
      sql`select expediente as number from cases where id = ${change.caseId}::uuid`,
    )) ?? { number: '?' }
    for (const secret of [...newer, ...working, number]) expect(text).not.toContain(secret)
    expect((await as(GIVER, 'GET', 'mis-solicitudes')).status).toBeLessThan(500)
    // nor through the request, whose applicant they still are
    const request = await everythingRead(world, GIVER, [change.id])
    expect(request.opened).toContain(`changes.open ${change.id}`)
    for (const secret of [...newer, ...working, number]) expect(request.text).not.toContain(secret)
    // of the older parts only documents open, through the calls that open a document
    const before = await everythingRead(world, GIVER, older)
    expect(new Set(before.opened.map((one) => one.split(' ')[0]))).toEqual(
      new Set(['files.state', 'files.link']),
    )
  }, 120_000)

  it('changes nothing of it by any call', async () => {
    const token = await world.tokenFor(GIVER)
    const [task] = await world.openTasks(change.caseId)
    const { id: act } = (await world.db.one<{ id: string }>(
      sql`select id from acts where case_id = ${change.caseId}::uuid order by created_at desc limit 1`,
    )) ?? { id: '' }
    const papers = (await partsOf(world, change.caseId)).filter(({ kind }) => kind === 'file')
    const ids = [change.caseId, task?.id ?? '', act, papers[0]?.id ?? '', papers.at(-1)?.id ?? '']
    const before = await standing(world, change.caseId)
    const left: ReadonlySet<string> = new Set(['changes.endFormer', 'sessions.end'])
    let asked = 0
    for (const endpoint of endpoints as readonly EndpointShape[]) {
      if (endpoint.method === 'GET' && endpoint.changesState !== true) continue
      if (endpoint.permission === 'public' || left.has(endpoint.id)) continue
      const body = endpoint.body === undefined ? undefined : (plausible(schemaOf(endpoint.body)) as object)
      const names = Object.keys(body ?? {}).filter((key) =>
        /^(id|idSolicitud|idComponent|solId|caseId|taskId|tasks)$/.test(key),
      )
      if (!endpoint.path.includes(':') && names.length === 0) continue
      for (const id of ids) {
        const named = Object.fromEntries(names.map((key) => [key, key === 'tasks' ? [id] : id]))
        const answer = await world.call(
          endpoint.method,
          endpoint.path.replace(/:\w+/g, id),
          body === undefined ? undefined : { ...body, ...named },
          token,
        )
        asked += 1
        expect(answer.status, `${endpoint.id} ${JSON.stringify(answer.body)}`).not.toBe(500)
        expect(await standing(world, change.caseId), endpoint.id).toEqual(before)
      }
      await forgetLimits(world.db)
    }
    expect(asked).toBeGreaterThan(100)
  }, 120_000)
})

it('until it is applied, who takes the case reads nothing of it but what the request shows', async () => {
  const waiting = await bring(world, await askedChange(world), 'sent')
  await world.advanceTo(waiting.caseId, 'PG-03')
  const parts = (await partsOf(world, waiting.caseId)).map(({ id }) => id)
  const { opened, text } = await everythingRead(world, TAKER, [waiting.caseId, ...parts])
  expect(opened).toEqual([])
  for (const secret of parts) expect(text).not.toContain(secret)
  const shown = await as(TAKER, 'GET', `get_cambio_solicitante/${waiting.id}`)
  expect([shown.status, shown.body.data.solicitante.id]).toEqual([200, await world.personId(GIVER)])
}, 120_000)

describe('the reading ends', () => {
  const end = (email: string, body: object): Promise<Answer> =>
    as(email, 'POST', `solicitudes-cedidas/${change.caseId}/terminar`, body)

  it('by the records office with a reason, and by no other official or person', async () => {
    const personId = await world.personId(GIVER)
    const reason = 'Lo pidió el nuevo titular con causa justificada.'
    for (const other of [LAWYER, TAKER, 'cli-ventanilla-unica@demo.test'])
      expect((await end(other, { personId, reason })).status, other).toBe(404)
    const records = 'cli-gestion-documental@demo.test'
    expect((await end(records, { personId, reason: ' corta   ' })).status).toBe(422)
    const [paper = ''] = (await as(GIVER, 'GET', `solicitudes-cedidas/${change.caseId}`)).body.files.map(
      ({ id }: { id: string }) => id,
    )
    expect(await link(GIVER, paper)).toBe(200)
    expect((await end(records, { personId, reason })).status).toBe(200)
    expect((await as(GIVER, 'GET', `solicitudes-cedidas/${change.caseId}`)).status).toBe(404)
    expect(await link(GIVER, paper)).toBe(404)
    const { opened } = await everythingRead(world, GIVER, [change.caseId, ...older])
    expect(opened).toEqual([])
    expect(
      await world.db.one(sql`
        select a.detail->>'motivo' as reason from audit_log a where a.verb = 'changes.endFormer' and a.case_id = ${change.caseId}::uuid`),
    ).toEqual({ reason })
    expect((await end(records, { personId, reason })).status).toBe(404)
  }, 120_000)
})
