import { randomUUID } from 'node:crypto'
import {
  type MEASURES,
  measuresOf,
  SUBJECTS,
  subjectOf,
  type SubjectId,
} from '@ventanilla/domain/reports/subjects'
import { diceOf } from '@ventanilla/catalog/workflows/answering.testkit'
import { READY_REPORTS } from '@ventanilla/domain/reports/ready'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { sendReports } from './send-reports.ts'
import { plainAnswer } from './plain-figures.testkit.ts'
import { agrees, plainRowsOf } from './plain-reports.testkit.ts'
import type { PlainRows } from './plain-rows.testkit.ts'

const ALL = 'cli-director-general@demo.test'
const LEGAL = 'cli-coordinador-juridico@demo.test'
const OFFICE = 'cli-jefe-territorial-norte@demo.test'
const SOME = 'cli-coordinador-control-vigilancia@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const LONG = 240_000
const PAGES = 100

let world: ApiWorld
let plain: PlainRows

const as = async (
  who: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  key = randomUUID(),
) =>
  world.call(method, `/api/v1/reportes${path}`, body, await world.tokenFor(who), { 'idempotency-key': key })
const query = (asked: object): string =>
  new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
const ask = (who: string, asked: object) => as(who, 'GET', `?${query(asked)}`)

/** How many rows the list behind a number really brings, page by page. */
async function listed(who: string, asked: object): Promise<{ all: number; cases: Set<string> }> {
  const cases = new Set<string>()
  let all = 0
  let next: string | null = null
  for (let page = 0; page < PAGES; page++) {
    const { status, body } = await as(
      who,
      'GET',
      `/filas?${query({ ...asked, ...(next !== null && { cursor: next }) })}`,
    )
    expect(status).toBe(200)
    all += body.rows.length
    for (const row of body.rows) cases.add(row.caseId)
    next = body.next
    if (next === null) return { all, cases }
  }
  throw new Error('the list does not end')
}

/** Where random histories stop. */
const STOPS = ['LIQ-04', 'PG-03', 'PG-06', 'PG-10', 'PG-14', 'FIR-04']
const DAY_MS = 86_400_000

beforeAll(async () => {
  world = await startWorld()
  const dice = diceOf(7)
  for (const stop of STOPS) {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, stop)
    // some of them belong to another office
    if (dice(2) === 0) await world.db.run(sql`update cases set office = 'norte' where id = ${caseId}::uuid`)
    world.clock.advance((1 + dice(9)) * DAY_MS)
  }
  const { caseId } = await world.fileConcession()
  await world.db.run(sql`update cases set office = 'norte' where id = ${caseId}::uuid`)
  await world.fileConcession()
  await world.drain()
  plain = plainRowsOf(world)
}, LONG)
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from rate_limits`)
})

const subjects = keysIn(SUBJECTS)
const everyDimension = subjects.flatMap((subject) =>
  Object.keys(subjectOf(subject).dimensions).map((dimension): [SubjectId, string] => [subject, dimension]),
)

describe('every number', () => {
  it.each(everyDimension)(
    'of «%s» by «%s» is the list that it opens, and the groups are the whole',
    async (tema, grupo) => {
      const { status, body } = await ask(ALL, { tema, grupo })
      expect(status).toBe(200)
      expect(body.groups.reduce((sum: number, one: { rows: number }) => sum + one.rows, 0)).toBe(
        body.whole.rows,
      )
      for (const one of body.groups.slice(0, 3))
        expect((await listed(ALL, { tema, filtros: `${grupo}:${one.a}`, instante: body.at })).all).toBe(
          one.rows,
        )
    },
  )

  it.each(subjects.flatMap((tema) => measuresOf(tema).map((medida): [SubjectId, string] => [tema, medida])))(
    'of «%s» is what a plain program finds: %s',
    async (tema, medida) => {
      const { body } = await ask(ALL, { tema, medida })
      const expected = await plainAnswer(plain, tema, medida as keyof typeof MEASURES, world.clock.now())
      expect(body.whole.rows).toBe(expected.rows)
      if (expected.value === null) expect(body.whole.value).toBeNull()
      else expect(body.whole.value).toBeCloseTo(expected.value, 6)
    },
  )

  it.each(READY_REPORTS.map((one) => [one.id, one] as const))(
    'of the ready report «%s» is what a plain program finds, group by group',
    async (_, ready) => {
      await agrees(world, plain, ready)
    },
  )

  it('charges an expired receipt that was issued again once', async () => {
    const asked = { tema: 'recaudo', medida: 'suma', filtros: 'movimiento:facturado' }
    const before = (await ask(ALL, asked)).body.whole
    const [old] = await world.db.rows<{ id: string; amount: number }>(
      sql`select id, amount from receipts where state = 'paid' order by id limit 1`,
    )
    expect(old).toBeDefined()
    await world.owner.run(sql`
      insert into receipts(id, case_id, debt_id, reference, concept, amount, issued_on, due_on, state, gs1, working)
      select gen_random_uuid(), case_id, debt_id, reference || 'X', concept, amount, issued_on, due_on, 'expired', gs1 || 'X', working
      from receipts where id = ${old?.id ?? ''}::uuid`)
    await world.owner.run(sql`
      update receipts set id = '00000000-0000-7000-8000-00000000000a' where reference like '%X'`)
    expect((await ask(ALL, asked)).body.whole).toEqual(before)
    const { rows, value } = await plainAnswer(plain, 'recaudo', 'suma', world.clock.now())
    expect((await ask(ALL, { ...asked, filtros: '' })).body.whole).toMatchObject({ rows, value })
  })

  it('keeps its instant: what came later is in neither the number nor its list', async () => {
    const before = (await ask(ALL, { tema: 'tareas', grupo: 'situacion' })).body
    const day = 86_400_000
    world.clock.advance(day)
    await world.fileConcession()
    const again = (await ask(ALL, { tema: 'tareas', grupo: 'situacion', instante: before.at })).body
    expect(again.groups).toEqual(before.groups)
    expect((await ask(ALL, { tema: 'tareas' })).body.whole.rows).toBeGreaterThan(before.whole.rows)
    expect((await listed(ALL, { tema: 'tareas', instante: before.at })).all).toBe(before.whole.rows)
  })

  it('is compared with as many days before', async () => {
    const today = world.clock.now().toISOString().slice(0, 10)
    const asked = { tema: 'casos', desde: today, hasta: today, comparar: 'si' }
    const { body } = await ask(ALL, asked)
    expect(typeof body.whole.before).toBe('number')
    expect((await ask(ALL, { ...asked, desde: '', comparar: 'si' })).status).toBe(422)
  })
})

describe('a reader', () => {
  it('of an office counts the cases of that office and those they work on, as in their lists', async () => {
    const whole = (await ask(ALL, { tema: 'casos' })).body
    const own = (await ask(OFFICE, { tema: 'casos' })).body
    expect(own.whole.rows).toBeGreaterThan(0)
    expect(own.whole.rows).toBeLessThan(whole.whole.rows)
    const { all, cases } = await listed(OFFICE, { tema: 'tareas' })
    expect(all).toBe((await ask(OFFICE, { tema: 'tareas' })).body.whole.rows)
    for (const id of cases)
      expect(
        (await world.call('GET', `/api/v1/solicitudes/${id}`, undefined, await world.tokenFor(OFFICE)))
          .status,
      ).not.toBe(404)
  })

  it('who sees no case counts none', async () => {
    for (const tema of subjects) expect((await ask(SOME, { tema })).body.whole.rows, tema).toBe(0)
  })

  it('without the menu of reports, or from outside, is refused', async () => {
    expect((await ask(CITIZEN, { tema: 'casos' })).status).toBe(403)
    expect((await ask('cli-tecnico@demo.test', { tema: 'casos' })).status).toBe(403)
  })
})

describe('a question', () => {
  it.each([
    ['an unknown subject', { tema: 'nomina' }],
    ['a grouping that it lacks', { tema: 'casos', grupo: 'color' }],
    ['a name of every object', { tema: 'casos', grupo: 'constructor' }],
    ['SQL', { tema: 'casos', filtros: "oficina') or true --:x" }],
    ['days that do not exist', { tema: 'casos', desde: '2026-02-30' }],
  ])('with %s is refused at its field', async (_, asked) => {
    const { status, body } = await ask(ALL, asked)
    expect(status).toBe(422)
    expect(body.problems.length).toBeGreaterThan(0)
  })

  it('takes a value as text, whatever stands in it', async () => {
    const { status, body } = await ask(ALL, { tema: 'casos', filtros: "oficina:' or true --" })
    expect(status).toBe(200)
    expect(body.whole.rows).toBe(0)
    expect(body.retired[0]).toContain('ya no está en vigor')
  })

  it('is exported with the same figures, and the export is audited', async () => {
    const { body } = await ask(ALL, { tema: 'tareas', grupo: 'paso' })
    const file = await as(ALL, 'GET', '/exportar?tema=tareas&grupo=paso&formato=csv')
    expect(file.status).toBe(200)
    const lines = String(file.body).trim().split('\r\n')
    expect(lines).toHaveLength(body.groups.length + 2)
    expect(lines.at(-1)).toMatch(new RegExp(`^Todo;${body.whole.value};${body.whole.rows};`))
    expect((await as(ALL, 'GET', '/exportar?tema=tareas&formato=xlsx')).status).toBe(200)
    const audited = await world.db.rows(sql`select 1 from audit_log where verb = 'reports.export'`)
    expect(audited).toHaveLength(2)
  })

  it('offers what is in force, and roles that open reports', async () => {
    const { body } = await as(ALL, 'GET', '/opciones')
    expect(body.oficina.length).toBeGreaterThan(1)
    expect(body.roles.map((one: { value: string }) => one.value)).toContain('CLI_JEFE_TERRITORIAL')
    expect(body.roles.map((one: { value: string }) => one.value)).not.toContain('CLI_TECNICO')
  })
})

describe('a saved report', () => {
  const QUESTION = { tema: 'casos', medida: 'cuenta', grupo: 'oficina' }
  const save = (who: string, body: object, key = randomUUID()) => as(who, 'POST', '/guardados', body, key)
  const names = async (who: string): Promise<string[]> =>
    (await as(who, 'GET', '/guardados')).body.rows.map((row: { name: string }) => row.name)

  it('is shared with a role, whose holders see their own rows and nobody else sees it', async () => {
    const key = randomUUID()
    const body = { name: 'Casos por oficina', role: 'CLI_JEFE_TERRITORIAL', question: QUESTION }
    const first = await save(LEGAL, body, key)
    expect(first.status).toBe(201)
    expect((await save(LEGAL, body, key)).body).toEqual(first.body)
    expect(await names(LEGAL)).toEqual(['Casos por oficina'])
    expect(await names(ALL)).toEqual([])
    const [seen] = (await as(OFFICE, 'GET', '/guardados')).body.rows
    expect(seen).toMatchObject({ name: 'Casos por oficina', own: false, question: QUESTION })
    expect((await ask(OFFICE, seen.question)).body.whole.rows).toBeLessThan(
      (await ask(LEGAL, seen.question)).body.whole.rows,
    )
    expect((await as(OFFICE, 'DELETE', `/guardados/${seen.id}`)).status).toBe(404)
    expect(
      (await as(OFFICE, 'PUT', `/guardados/${seen.id}`, { name: 'Mío', role: null, version: 1 })).status,
    ).toBe(404)
  })

  it('is not shown any more to who lost the role', async () => {
    expect(await names(OFFICE)).toHaveLength(1)
    const id = await world.personId(OFFICE)
    const become = (role: string) =>
      world.db.tx(async (tx) => {
        await tx.run(sql`update users set main_role = ${role} where id = ${id}::uuid`)
        await tx.run(sql`update user_roles set role = ${role} where user_id = ${id}::uuid`)
      })
    await become('CLI_COORDINADOR_RECURSOS')
    expect(await names(OFFICE)).toEqual([])
    await become('CLI_JEFE_TERRITORIAL')
    expect(await names(OFFICE)).toHaveLength(1)
    const own = (await as(LEGAL, 'GET', '/guardados')).body.rows[0]
    const changed = await as(LEGAL, 'PUT', `/guardados/${own.id}`, {
      name: own.name,
      role: null,
      version: own.version,
    })
    expect(changed.body).toMatchObject({ role: null, version: own.version + 1 })
    expect(await names(OFFICE)).toEqual([])
    const stale = await as(LEGAL, 'PUT', `/guardados/${own.id}`, {
      name: 'Otro',
      role: null,
      version: own.version,
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'version'])
  })

  it('is refused with a role that opens no report, and with a question that cannot be answered', async () => {
    const refused = await save(LEGAL, { name: 'Casos', role: 'CLI_TECNICO', question: QUESTION })
    expect([refused.status, refused.body.problems[0].path]).toEqual([422, 'role'])
    expect(
      (await save(LEGAL, { name: 'Casos', role: null, question: { ...QUESTION, grupo: 'color' } })).status,
    ).toBe(422)
    expect((await save(LEGAL, { name: 'x', role: null, question: QUESTION })).status).toBe(422)
  })

  it('with a grouping that was retired is still listed, and says so when it is opened', async () => {
    const { id } = (await save(LEGAL, { name: 'Casos por color', role: null, question: QUESTION })).body
    await world.db.run(sql`
      update saved_reports set question = question || '{"grupo": "color"}' where id = ${id}::uuid`)
    const { status, body } = await as(LEGAL, 'GET', '/guardados')
    expect(status).toBe(200)
    const [found] = body.rows.filter((row: { id: string }) => row.id === id)
    const opened = await ask(LEGAL, found.question)
    expect(opened.status).toBe(422)
    expect((await as(LEGAL, 'DELETE', `/guardados/${id}`)).status).toBe(200)
  })

  it('is deleted by its owner, once', async () => {
    const { id } = (await as(LEGAL, 'GET', '/guardados')).body.rows[0]
    expect((await as(LEGAL, 'DELETE', `/guardados/${id}`)).status).toBe(200)
    expect((await as(LEGAL, 'DELETE', `/guardados/${id}`)).status).toBe(404)
    expect(await names(LEGAL)).toEqual([])
  })
})

describe('a report by mail', () => {
  const mails = () =>
    world.db.rows<{ to: string; payload: { text: string; action: { url: string } } }>(
      sql`select recipient as to, payload from outbox where fact_key like 'reporte.enviado:%' order by created_at, recipient`,
    )
  const fail = (error: unknown): never => {
    throw error
  }
  /** A Monday that is no holiday, before seven in Bogotá, after all that the other tests did. */
  const MONDAY = '2026-09-07'
  let id = ''
  beforeAll(async () => {
    world.clock.set(`${MONDAY}T11:00:00.000Z`)
    const saved = await as(LEGAL, 'POST', '/guardados', {
      name: 'Casos de Ana Ruiz',
      role: 'CLI_JEFE_TERRITORIAL',
      question: { tema: 'casos', medida: 'cuenta' },
    })
    id = saved.body.id
  })
  const every = (who: string, how: string | null) => as(who, 'PUT', `/guardados/${id}/envio`, { every: how })

  it('is asked for by who opens it, and by nobody else', async () => {
    expect((await every(LEGAL, 'semana')).body).toMatchObject({ sends: 'semana', own: true })
    expect((await every(OFFICE, 'semana')).body).toMatchObject({ sends: 'semana', own: false })
    expect((await every(ALL, 'semana')).status).toBe(404)
    expect((await every(OFFICE, 'diario')).status).toBe(422)
  })

  it('is not there any more for who asks while its owner removes it', async () => {
    const { body } = await as(LEGAL, 'POST', '/guardados', {
      name: 'Se elimina',
      role: 'CLI_JEFE_TERRITORIAL',
      question: { tema: 'casos', medida: 'cuenta' },
    })
    const waiting = sql`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const { asked } = await world.owner.tx(async (tx) => {
      await tx.run(sql`delete from saved_reports where id = ${body.id}::uuid`)
      const reply = as(OFFICE, 'PUT', `/guardados/${body.id}/envio`, { every: 'semana' })
      await expect.poll(() => world.db.one(waiting), { timeout: 20_000 }).toEqual({ n: 1 })
      return { asked: reply }
    })
    expect((await asked).status).toBe(404)
  })

  it('is sent at seven, once, to each with their own figure and a link to the rows of that instant', async () => {
    await sendReports(world.deps, fail)
    expect(await mails()).toEqual([])
    world.clock.set(`${MONDAY}T12:00:00.000Z`)
    await sendReports(world.deps, fail)
    await sendReports(world.deps, fail)
    const sent = await mails()
    world.clock.advance(60_000)
    expect(sent.map(({ to }) => to).toSorted()).toEqual([LEGAL, OFFICE].toSorted())
    await world.fileConcession()
    for (const { to, payload } of sent) {
      expect(payload.text).not.toContain('Ana Ruiz')
      const asked = Object.fromEntries(new URL(payload.action.url).searchParams)
      const { eran, lista, ...rest } = asked
      expect(lista).toBe('si')
      expect((await listed(to, rest)).all).toBe(Number(eran))
      expect(payload.text).toContain(`de ${eran} fila`)
    }
    expect(sent[0]?.payload.action.url).not.toBe(sent[1]?.payload.action.url)
  })

  it('ends by itself for who left, and for who lost the role', async () => {
    world.clock.set('2026-09-14T13:00:00.000Z')
    const office = await world.personId(OFFICE)
    await world.db.run(sql`update users set active = false where id = ${office}::uuid`)
    await sendReports(world.deps, fail)
    expect((await mails()).map(({ to }) => to).filter((to) => to === OFFICE)).toHaveLength(1)
    expect((await mails()).filter(({ to }) => to === LEGAL)).toHaveLength(2)
    await world.db.run(sql`update users set active = true where id = ${office}::uuid`)
    expect(await world.db.rows(sql`select reader_id from report_sendings`)).toEqual([
      { reader_id: await world.personId(LEGAL) },
    ])
    await every(OFFICE, 'semana')
    const own = (await as(LEGAL, 'GET', '/guardados')).body.rows[0]
    await as(LEGAL, 'PUT', `/guardados/${id}`, { name: own.name, role: null, version: own.version })
    world.clock.set('2026-09-21T13:00:00.000Z')
    await sendReports(world.deps, fail)
    expect((await mails()).filter(({ to }) => to === OFFICE)).toHaveLength(1)
    expect(await world.db.rows(sql`select 1 from report_sendings`)).toHaveLength(1)
  })

  it('ends by itself when what it asks about is gone, and stops no other', async () => {
    const other = await as(LEGAL, 'POST', '/guardados', {
      name: 'Casos por color',
      role: null,
      question: { tema: 'casos', medida: 'cuenta' },
    })
    await as(LEGAL, 'PUT', `/guardados/${other.body.id}/envio`, { every: 'semana' })
    await world.db.run(sql`
      update saved_reports set question = question || '{"grupo": "color"}' where id = ${other.body.id}::uuid`)
    const before = (await mails()).length
    world.clock.set('2026-09-28T13:00:00.000Z')
    await sendReports(world.deps, fail)
    expect(await mails()).toHaveLength(before + 1)
    expect(await world.db.rows(sql`select report_id from report_sendings`)).toEqual([{ report_id: id }])
  })
})
