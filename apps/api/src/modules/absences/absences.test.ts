import { randomUUID } from 'node:crypto'
import { addDays } from '@ventanilla/domain/terms/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { tellOfAbsences } from './keep-absences-told.ts'

const MARTA = 'cli-validacion-juridica@demo.test'
const LUIS = 'cli-validacion-juridica-2@demo.test'
const OTHER = 'cli-financiero@demo.test'
const HEAD = 'cli-coordinador-juridico@demo.test'
const ADMIN = 'cli-admin@demo.test'
/** Monday, the first day of the world. */
const TODAY = '2026-02-02'
const LONG = 240_000

let world: ApiWorld
let marta = ''
let luis = ''
let caseId = ''
let taskId = ''

const as = async (
  who: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  key = randomUUID(),
) => world.call(method, `/api/v1/${path}`, body, await world.tokenFor(who), { 'idempotency-key': key })
const register = (who: string, more: Readonly<Record<string, unknown>> = {}, key = randomUUID()) =>
  as(
    who,
    'POST',
    'ausencias',
    { person: marta, standIn: luis, from: TODAY, until: addDays(TODAY, 6), situation: 'vacaciones', ...more },
    key,
  )
const end = async (who: string, id: string) => as(who, 'POST', `ausencias/${id}/terminar`)
interface Listed {
  readonly id: string
  readonly situation: string | null
  readonly uncovered: string | null
  readonly open: number
  readonly left: number
  readonly keeps: boolean
  readonly state: string
}
const list = async (who: string, query = ''): Promise<Listed[]> =>
  (await as(who, 'GET', `ausencias${query}`)).body.rows
/** Ids of the tasks of one's own view, each with whether it is done for an absence. */
const mine = async (who: string): Promise<ReadonlyMap<string, boolean>> => {
  const { body } = await as(who, 'GET', 'tareas?vista=mias')
  return new Map(body.rows.map((row: { taskId: string; insteadOf: boolean }) => [row.taskId, row.insteadOf]))
}
const notices = async (id: string): Promise<string[]> =>
  (
    await world.db.rows<{ title: string }>(
      sql`select title from notices where user_id = ${id}::uuid and fact_key like 'ausencia.%' order by created_at, fact_key`,
    )
  ).map(({ title }) => title)
const atDay = (day: string): void => world.clock.set(`${day}T15:00:00.000Z`)

beforeAll(async () => {
  world = await startWorld()
  marta = await world.personId(MARTA)
  luis = await world.personId(LUIS)
  const filed = await world.fileConcession()
  caseId = filed.caseId
  await world.advanceTo(caseId, 'PG-03')
  taskId = (await world.openTasks(caseId)).find(({ step }) => step === 'PG-03')?.id ?? ''
  expect((await as(MARTA, 'POST', `tareas/${taskId}/tomar`, {})).status).toBe(200)
}, LONG)
afterAll(() => world.close())
beforeEach(async () => {
  atDay(TODAY)
  // the guard of the table lets no row go; the owner empties it between the tests
  await world.owner.run(sql`truncate absences cascade`)
  await world.db.run(sql`delete from rate_limits`)
})

describe('a week of absence', () => {
  it('shows the tasks to the stand-in, and takes them back at the end of the last day', async () => {
    expect((await mine(LUIS)).has(taskId)).toBe(false)
    const reply = await register(MARTA)
    expect(reply.status).toBe(200)
    expect((await mine(LUIS)).get(taskId)).toBe(true)
    expect((await mine(MARTA)).get(taskId)).toBe(false)
    const shown = (await as(LUIS, 'GET', `tareas/${taskId}`)).body
    expect([shown.canAct, shown.mine]).toEqual([true, false])
    expect(shown.insteadOf).toBe(shown.task.assignee.name)
    const counts = (await as(LUIS, 'GET', 'tareas/conteos')).body
    expect(counts.mias).toBe((await mine(LUIS)).size)
    atDay(addDays(TODAY, 6))
    expect((await mine(LUIS)).has(taskId)).toBe(true)
    atDay(addDays(TODAY, 7))
    expect((await mine(LUIS)).has(taskId)).toBe(false)
    expect((await as(LUIS, 'GET', `tareas/${taskId}`)).body.canAct).toBe(false)
    expect((await mine(MARTA)).has(taskId)).toBe(true)
  })

  it('is told to both, at the beginning and at the end, each once', async () => {
    const { id } = (await register(HEAD, { from: addDays(TODAY, 1) })).body
    for (const day of [1, 1, 7, 7]) {
      atDay(addDays(TODAY, day))
      await tellOfAbsences(world.deps)
    }
    const of = async (person: string) => (await notices(person)).slice(-3)
    expect((await of(luis)).map((title) => title.split(' ').slice(0, 2).join(' '))).toEqual([
      'Usted reemplaza',
      'Hoy empieza',
      'Ya no',
    ])
    expect((await of(marta)).at(-1)).toBe('Su ausencia terminó')
    expect((await list(HEAD, '?estado=todas')).find((row) => row.id === id)?.state).toBe('terminada')
    const mails = await world.db.rows(
      sql`select 1 from outbox where fact_key like ${`ausencia.registrada:${id}:%`}`,
    )
    expect(mails).toHaveLength(2)
  })

  it('ends when it is called off, for calls that are already logged in too', async () => {
    const { id } = (await register(MARTA)).body
    expect((await mine(LUIS)).has(taskId)).toBe(true)
    expect((await end(OTHER, id)).status).toBe(404)
    expect((await end(LUIS, id)).status).toBe(404)
    expect((await end(MARTA, id)).status).toBe(200)
    expect((await mine(LUIS)).has(taskId)).toBe(false)
    expect((await end(MARTA, id)).body.code).toBe('terminada')
  })

  it('is changed by another row, so that it stays known who could do what', async () => {
    const { id } = (await register(MARTA)).body
    atDay(addDays(TODAY, 2))
    const same = await as(MARTA, 'PUT', `ausencias/${id}`, { standIn: luis, until: addDays(TODAY, 6) })
    expect(same.body.code).toBe('sin_cambios')
    const changed = await as(MARTA, 'PUT', `ausencias/${id}`, { standIn: null, until: addDays(TODAY, 3) })
    expect(changed.status).toBe(200)
    expect((await mine(LUIS)).has(taskId)).toBe(false)
    expect((await as(MARTA, 'PUT', `ausencias/${id}`, { standIn: luis, until: TODAY })).body.code).toBe(
      'terminada',
    )
    const rows = await world.db.rows(sql`
      select from_day::text as from, until_day::text as until, ended_at is not null as ended from absences order by registered_at`)
    expect(rows).toEqual([
      { from: TODAY, until: addDays(TODAY, 6), ended: true },
      { from: addDays(TODAY, 2), until: addDays(TODAY, 3), ended: false },
    ])
    await expect(world.db.run(sql`update absences set until_day = until_day + 9`)).rejects.toThrow()
    await expect(world.db.run(sql`delete from absences`)).rejects.toThrow()
  })

  it('is registered once, whatever is repeated', async () => {
    const key = randomUUID()
    const first = await register(MARTA, {}, key)
    expect((await register(MARTA, {}, key)).body).toEqual(first.body)
    const together = await Promise.all([register(MARTA), register(HEAD)])
    expect(together.map(({ status }) => status)).toEqual([422, 422])
    expect(together[0]?.body.problems[0].path).toBe('from')
  })
})

describe('whoever stands in', () => {
  it('needs a role of the absent official, an active account, and is not absent', async () => {
    const refused = await register(MARTA, { standIn: await world.personId(OTHER) })
    expect(refused.body.problems).toEqual([
      { path: 'standIn', message: expect.stringContaining('ningún rol') },
    ])
    await register(LUIS, { person: luis, standIn: null })
    expect((await register(MARTA)).body.problems[0].message).toContain('también está ausente')
    expect((await register(MARTA, { standIn: randomUUID() })).body.problems[0].path).toBe('standIn')
  })

  it('does nothing for another while absent too: neither chains nor circles', async () => {
    await register(MARTA)
    expect((await mine(LUIS)).has(taskId)).toBe(true)
    const circle = await register(LUIS, { person: luis, standIn: marta })
    expect(circle.body.problems[0].message).toContain('también está ausente')
    const ill = await register(LUIS, { person: luis, standIn: null })
    expect(ill.body.message).toContain('nombre a otra persona')
    expect((await mine(LUIS)).has(taskId)).toBe(false)
    const shown = (await list(MARTA)).find((row) => row.uncovered !== null)
    expect([shown?.open, shown?.uncovered]).toEqual([1, expect.stringContaining('también está ausente')])
    const before = (await notices(await world.personId(ADMIN))).length
    await tellOfAbsences(world.deps)
    await tellOfAbsences(world.deps)
    expect((await notices(await world.personId(ADMIN))).slice(before)).toEqual([
      expect.stringContaining('quedan sin reemplazo'),
    ])
  })

  it('loses it with the account, and the absent official is told', async () => {
    await register(MARTA)
    await world.db.run(sql`update users set active = false where id = ${luis}::uuid`)
    await tellOfAbsences(world.deps)
    await world.db.run(sql`update users set active = true where id = ${luis}::uuid`)
    expect((await notices(marta)).filter((title) => title.includes('quedan sin reemplazo'))).toHaveLength(2)
  })

  it('is not shown an affair of their own (CPACA art. 11), which waits', async () => {
    await register(MARTA)
    const own = sql`select document_type, document_number from users where id = ${luis}::uuid`
    const [before] = await world.db.rows<{ document_type: number | null; document_number: string | null }>(
      own,
    )
    await world.db.run(sql`
      update users u set document_type = a.document_type, document_number = a.document_number
      from users a join cases c on c.applicant_id = a.id where c.id = ${caseId}::uuid and u.id = ${luis}::uuid`)
    expect((await mine(LUIS)).has(taskId)).toBe(false)
    expect((await list(MARTA))[0]).toMatchObject({ open: 1, left: 1 })
    await world.db.run(sql`
      update users set document_type = ${before?.document_type ?? null}, document_number = ${before?.document_number ?? null}
      where id = ${luis}::uuid`)
    expect((await list(MARTA))[0]).toMatchObject({ open: 1, left: 0 })
  })
})

describe('the list', () => {
  it('shows one’s own, those one stands in for, and to who assigns work all, and the motive to few', async () => {
    await register(MARTA)
    expect(await list(OTHER)).toEqual([])
    expect((await list(MARTA))[0]).toMatchObject({ situation: 'vacaciones', keeps: true })
    expect((await list(LUIS))[0]).toMatchObject({ situation: null, keeps: false })
    expect((await list(HEAD))[0]).toMatchObject({ situation: 'vacaciones', keeps: true })
    const choices = await as(OTHER, 'GET', 'ausencias/opciones')
    expect(choices.body.people).toHaveLength(1)
    const foreign = await as(
      OTHER,
      'GET',
      `ausencias/opciones?persona=${marta}&desde=${TODAY}&hasta=${TODAY}`,
    )
    expect(foreign.status).toBe(404)
    expect((await register(OTHER)).status).toBe(404)
    const citizen = await as('ciudadano@demo.test', 'GET', 'ausencias')
    expect(citizen.status).toBe(403)
  })

  it('offers to stand in who can, without those who are absent', async () => {
    const ask = `ausencias/opciones?persona=${marta}&desde=${TODAY}&hasta=${addDays(TODAY, 3)}`
    const offered = async () =>
      (await as(MARTA, 'GET', ask)).body.standIns.map((one: { id: string }) => one.id) as string[]
    expect(await offered()).toContain(luis)
    await register(LUIS, { person: luis, standIn: null })
    expect(await offered()).not.toContain(luis)
  })
})

describe('over random histories', () => {
  /** What was accepted, as the test writes it down itself. */
  interface Known {
    readonly person: string
    readonly standIn: string
    readonly from: string
    readonly until: string
    /** number of the action that ended it */
    ended: boolean
    id: string
  }
  it(
    'the tasks of an absent official are in the list of whom the accepted absences say, and of nobody else',
    async () => {
      let seed = 20_260_202
      const next = (n: number): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        return Math.floor((seed / 2_147_483_648) * n)
      }
      const pair = [MARTA, LUIS] as const
      const ids: Readonly<Record<string, string>> = { [MARTA]: marta, [LUIS]: luis }
      const known: Known[] = []
      let day = 0
      const on = (one: Known, today: string): boolean => !one.ended && one.from <= today && today <= one.until
      for (let action = 0; action < 60; action++) {
        await world.db.run(sql`delete from rate_limits`)
        const who = pair[next(2)] ?? MARTA
        const other = who === MARTA ? LUIS : MARTA
        const what = next(4)
        if (what === 0) {
          day += next(3)
          atDay(addDays(TODAY, day))
        } else if (what < 3) {
          const from = addDays(TODAY, day + next(4))
          const until = addDays(from, next(4))
          const standIn = next(3) === 0 ? null : (ids[other] ?? null)
          const reply = await register(who, { person: ids[who], standIn, from, until })
          const crosses = (person: string): boolean =>
            known.some((one) => one.person === person && !one.ended && one.from <= until && from <= one.until)
          const fits = !crosses(who) && (standIn === null || !crosses(other))
          expect([action, reply.status]).toEqual([action, fits ? 200 : 422])
          if (fits)
            known.push({
              person: who,
              standIn: standIn === null ? '' : other,
              from,
              until,
              ended: false,
              id: reply.body.id,
            })
        } else {
          const going = known.filter((one) => !one.ended && one.until >= addDays(TODAY, day))
          const one = going[next(going.length)]
          if (one !== undefined) {
            expect((await end(one.person, one.id)).status).toBe(200)
            one.ended = true
          }
        }
        const today = addDays(TODAY, day)
        const isAbsent = (person: string): boolean =>
          known.some((one) => one.person === person && on(one, today))
        const instead =
          known.some((one) => one.person === MARTA && one.standIn === LUIS && on(one, today)) &&
          !isAbsent(LUIS)
        expect([
          action,
          (await mine(LUIS)).has(taskId),
          (await as(LUIS, 'GET', `tareas/${taskId}`)).body.canAct,
        ]).toEqual([action, instead, instead])
        // an absent official who works all the same does their own tasks
        expect((await mine(MARTA)).has(taskId)).toBe(true)
      }
    },
    LONG,
  )
})

describe('what is done for an absence', () => {
  it(
    'says so in the history, in the audit and in the act, and is not undone when it ends',
    async () => {
      expect((await register(MARTA)).status).toBe(200)
      const shown = (await as(LUIS, 'GET', `tareas/${taskId}`)).body
      const outcome = shown.outcomes.find((one: { onward: boolean }) => one.onward)?.code
      await world.doTask(caseId, 'PG-03', outcome, {}, { by: LUIS })
      const history = (await as(HEAD, 'GET', `solicitudes/${caseId}/historia`)).body.rows as {
        text: string
      }[]
      expect(history.filter(({ text }) => /\(por ausencia de .+\) terminó/.test(text))).toHaveLength(1)
      const audited = await world.db.rows<{ ausente: string }>(sql`
        select detail->>'ausente' as ausente from audit_log
        where case_id = ${caseId}::uuid and actor_id = ${luis}::uuid and detail ? 'ausente'`)
      expect(audited).toEqual([{ ausente: marta }])
      const party = (await as('ciudadano@demo.test', 'GET', `solicitudes/${caseId}/historia`)).body.rows
      expect(JSON.stringify(party)).not.toContain('ausencia')
    },
    LONG,
  )
})
