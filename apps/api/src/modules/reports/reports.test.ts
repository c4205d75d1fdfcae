import { randomUUID } from 'node:crypto'
import {
  MEASURES,
  measuresOf,
  SUBJECTS,
  subjectOf,
  type SubjectId,
} from '@ventanilla/domain/reports/subjects'
import { askedOf } from '@ventanilla/domain/reports/question'
import { READY_REPORTS } from '@ventanilla/domain/reports/ready'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { plainAnswer, type PlainRows } from './plain-figures.testkit.ts'

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

beforeAll(async () => {
  world = await startWorld()
  const first = await world.fileConcession()
  await world.advanceTo(first.caseId, 'LIQ-04')
  world.clock.advance(9 * 86_400_000)
  const second = await world.fileConcession()
  await world.advanceTo(second.caseId, 'PG-03')
  world.clock.advance(40 * 86_400_000)
  await world.fileConcession()
  await world.drain()
  // one of them belongs to another office
  await world.db.run(sql`update cases set office = 'norte' where id = ${second.caseId}::uuid`)
  const steps = [...world.deps.catalogue.everyWorkflow.steps.values()]
  plain = { db: world.db, visits: steps.filter(({ kind }) => kind === 'visit').map(({ id }) => id) }
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
    async (tema, por) => {
      const { status, body } = await ask(ALL, { tema, por })
      expect(status).toBe(200)
      expect(body.groups.reduce((sum: number, one: { rows: number }) => sum + one.rows, 0)).toBe(
        body.whole.rows,
      )
      for (const one of body.groups.slice(0, 3))
        expect((await listed(ALL, { tema, filtros: `${por}:${one.a}`, instante: body.at })).all).toBe(
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

  it('of every ready report is answered, with the words of its groups', async () => {
    for (const { question, id } of READY_REPORTS) {
      const { status, body } = await ask(ALL, askedOf(question))
      expect(status, id).toBe(200)
      for (const one of body.groups) expect(`${one.aLabel}${one.bLabel}`.length, id).toBeGreaterThan(0)
    }
  })

  it('keeps its instant: what came later is in neither the number nor its list', async () => {
    const before = (await ask(ALL, { tema: 'tareas', por: 'situacion' })).body
    const day = 86_400_000
    world.clock.advance(day)
    await world.fileConcession()
    const again = (await ask(ALL, { tema: 'tareas', por: 'situacion', instante: before.at })).body
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
    ['a grouping that it lacks', { tema: 'casos', por: 'color' }],
    ['a name of every object', { tema: 'casos', por: 'constructor' }],
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
    const { body } = await ask(ALL, { tema: 'tareas', por: 'paso' })
    const file = await as(ALL, 'GET', '/exportar?tema=tareas&por=paso&formato=csv')
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
  const QUESTION = { tema: 'casos', medida: 'cuenta', por: 'oficina' }
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
    const id = await world.personId(OFFICE)
    const taken = await world.db.rows<{ role: string }>(
      sql`select main_role as role from users where id = ${id}::uuid`,
    )
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
    expect(taken[0]?.role).toBe('CLI_JEFE_TERRITORIAL')
    // as when an administrator takes the role away: nothing but the roles of now is asked
    await as(LEGAL, 'PUT', `/guardados/${own.id}`, {
      name: own.name,
      role: 'CLI_SUBDIRECTOR_JURIDICO',
      version: own.version + 1,
    })
    expect(await names('cli-subdirector-juridico@demo.test')).toHaveLength(1)
    expect(await names(OFFICE)).toEqual([])
  })

  it('is refused with a role that opens no report, and with a question that cannot be answered', async () => {
    const refused = await save(LEGAL, { name: 'Casos', role: 'CLI_TECNICO', question: QUESTION })
    expect([refused.status, refused.body.problems[0].path]).toEqual([422, 'role'])
    expect(
      (await save(LEGAL, { name: 'Casos', role: null, question: { ...QUESTION, por: 'color' } })).status,
    ).toBe(422)
    expect((await save(LEGAL, { name: 'x', role: null, question: QUESTION })).status).toBe(422)
  })

  it('is deleted by its owner, once', async () => {
    const { id } = (await as(LEGAL, 'GET', '/guardados')).body.rows[0]
    expect((await as(LEGAL, 'DELETE', `/guardados/${id}`)).status).toBe(200)
    expect((await as(LEGAL, 'DELETE', `/guardados/${id}`)).status).toBe(404)
    expect(await names(LEGAL)).toEqual([])
  })
})
