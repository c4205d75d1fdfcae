import type { Item } from '@ventanilla/domain/configuration/kinds'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import { nextBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays } from '@ventanilla/domain/terms/dates'
import { endOfDay } from '@ventanilla/domain/workflow/state/state'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeps, applyDeps } from '../../../deps.ts'
import { expireDueTasks, type JobRow } from '../../../jobs.ts'
import { recountTerms } from '../../../modules/configuration/recount-terms.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { APPLICANT, type CaseProofs, proofsOf } from '../../../testing/walks/case-proofs.ts'
import { publish, schedule } from '../../configuration/release.ts'
import { sql } from '../../connection/sql.ts'
import { calendarEffect } from './calendar-effect.ts'

let world: ApiWorld
let proofs: CaseProofs
beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
}, 60_000)
afterAll(() => world.close())

const failed = (error: unknown): never => {
  throw error
}
const JOB: JobRow = {
  id: '00000000-0000-0000-0000-0000000000aa',
  kind: 'terminos.recontar',
  data: {},
  attempts: 1,
}

let keys = 100
const closedDay = (
  date: string,
  more: { readonly office?: string | null; readonly key?: string; readonly active?: boolean } = {},
): Item<'dia_cerrado'> => ({
  kind: 'dia_cerrado',
  key: more.key ?? String((keys += 1)),
  content: {
    order: keys,
    name: `Fiesta ${keys}`,
    active: more.active ?? true,
    date,
    office: more.office ?? null,
  },
})
const by = () => {
  const person = world.people.get('cli-admin@demo.test') ?? ''
  return { author: person, publisher: person, reason: 'prueba', norm: 'Decreto 12 de 2026' }
}
const proclaim = async (...items: readonly Item<'dia_cerrado'>[]): Promise<number> =>
  publish(world.db, { items, ...by() }, world.clock.now())

/** A case whose requirement was notified: its applicant has a month. */
async function waiting(office?: string): Promise<string> {
  const place = world.deps.catalogue.territory.municipalities.find((one) => one.office === office)
  const { caseId } = await world.fileConcession(
    place === undefined ? {} : { answers: { municipio_captacion: place.dane } },
  )
  await world.advanceTo(caseId, 'PG-03')
  const failing = await proofs.failing(caseId, 'PG-03')
  await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': failing })
  await world.doTask(caseId, 'PG-04', 'notificado')
  await proofs.tell(caseId, (await proofs.acts(caseId))[0]?.id ?? '')
  await world.advanceTo(caseId, 'PG-04A')
  return caseId
}
const dueOf = async (caseId: string, step = 'PG-04A'): Promise<string> => {
  const { dueOn } = await proofs.task(caseId, step)
  const row = await world.db.one<{ due_on: string; expires_at: Date | null }>(sql`
    select due_on, expires_at from tasks where case_id = ${caseId}::uuid and step = ${step} and state = 'open'`)
  // row, offer and flow are one day
  expect(row?.due_on).toBe(dueOn)
  if (row?.expires_at != null) expect(row.expires_at.toISOString()).toBe(endOfDay(dueOn ?? ''))
  return dueOn ?? ''
}
const lines = async (caseId: string, who = APPLICANT): Promise<string[]> => {
  const reply = await world.call(
    'GET',
    `/api/v1/solicitudes/${caseId}/historia`,
    undefined,
    await world.tokenFor(who),
  )
  expect(reply.status).toBe(200)
  return reply.body.rows
    .map(({ text }: { text: string }) => text)
    .filter((line: string) => /hábil/.test(line))
}

describe('a local holiday', () => {
  it('moves three terms, their people read it, and a case of another office stays', async () => {
    const cases = [await waiting(), await waiting(), await waiting()]
    const elsewhere = await waiting('norte')
    const office = (await world.load(cases[0] ?? '')).row.office
    expect((await world.load(elsewhere)).row.office).not.toBe(office)
    const due = await dueOf(cases[0] ?? '')
    expect(await Promise.all([...cases, elsewhere].map((id) => dueOf(id)))).toEqual([due, due, due, due])
    await world.drain()
    const before = (await proofs.letters(APPLICANT)).length
    await proclaim(closedDay(due, { office }))
    await world.drain()
    const moved = addDays(due, 1)
    expect(await Promise.all([...cases, elsewhere].map((id) => dueOf(id)))).toEqual([
      moved,
      moved,
      moved,
      due,
    ])
    const letters = await proofs.letters(APPLICANT)
    const news = letters.slice(0, letters.length - before)
    expect(news.map(({ subject }) => subject)).toHaveLength(3)
    for (const { subject } of news) expect(subject).toMatch(/^Cambió la fecha de un plazo/)
    const [line, ...more] = await lines(cases[0] ?? '')
    expect(more).toEqual([])
    expect(line).toMatch(
      /^El 2 de marzo de 2026 no es hábil en la oficina «.+» \(Fiesta \d+, Decreto 12 de 2026\): el plazo de «.+» pasa del 2 de marzo de 2026 al 3 de marzo de 2026\.$/,
    )
    expect(await lines(elsewhere)).toEqual([])
    // once more changes nothing
    await recountTerms(world.deps, JOB)
    expect(await lines(cases[0] ?? '')).toHaveLength(1)
    await proofs.expectWhole(cases[0] ?? '')
  }, 180_000)
})

describe('between a calendar and the counting of all terms', () => {
  it('no term expires by its old day, and it expires by its new one', async () => {
    const caseId = await waiting()
    const due = await dueOf(caseId)
    await proclaim(closedDay(due))
    // the job has not run, and the old day is over
    world.clock.set(new Date(Date.parse(endOfDay(due)) + 60_000))
    await expireDueTasks(world.deps, failed)
    expect(await dueOf(caseId)).toBe(addDays(due, 1))
    world.clock.set(new Date(Date.parse(endOfDay(addDays(due, 1))) + 60_000))
    await expireDueTasks(world.deps, failed)
    expect((await world.openTasks(caseId)).map(({ step }) => step)).not.toContain('PG-04A')
  }, 180_000)

  it('what is scheduled counts from its hour, though nobody was awake', async () => {
    const caseId = await waiting()
    const due = await dueOf(caseId)
    await schedule(
      world.db,
      { items: [closedDay(due)], ...by() },
      new Date(Date.parse(endOfDay(addDays(due, -3)))),
      world.clock.now(),
    )
    await world.drain()
    expect(await dueOf(caseId)).toBe(due)
    world.clock.set(new Date(Date.parse(endOfDay(due)) + 60_000))
    await expireDueTasks(world.deps, failed)
    expect((await dueOf(caseId)) > due).toBe(true)
  }, 180_000)
})

describe('the counting of all terms', () => {
  it('goes on where it was killed, and the last of two changes decides', async () => {
    const cases = [await waiting(), await waiting(), await waiting()]
    const due = await dueOf(cases[0] ?? '')
    await proclaim(closedDay(due))
    // it lists the cases, and counts those before the second of these
    const [earlier] = await world.db.rows<{ n: number }>(sql`
      select count(*)::int as n from cases where closed_at is null and chain_seq > 0 and id <= ${cases[0] ?? ''}::uuid`)
    let left = 1 + (earlier?.n ?? 0)
    const killed: AppDeps = {
      ...world.deps,
      db: {
        ...world.db,
        tx: (work) => {
          if ((left -= 1) < 0) throw new Error('killed')
          return world.db.tx(work)
        },
      },
    }
    await expect(recountTerms(killed, JOB)).rejects.toThrow('killed')
    const halfway = new Set(await Promise.all(cases.map((id) => dueOf(id))))
    expect(halfway.size).toBe(2)
    const next = [...halfway].toSorted()[1] ?? ''
    await proclaim(closedDay(next))
    await world.drain()
    const all = new Set(await Promise.all(cases.map((id) => dueOf(id))))
    expect(all.size).toBe(1)
    expect(([...all][0] ?? '') > next).toBe(true)
    for (const id of cases) await proofs.expectWhole(id)
  }, 180_000)

  it('keeps a day that was told when the closed day is called back, and says so', async () => {
    const caseId = await waiting()
    const due = await dueOf(caseId)
    const closed = closedDay(due)
    await proclaim(closed)
    await world.drain()
    const told = await dueOf(caseId)
    expect(told > due).toBe(true)
    await proclaim({ ...closed, content: { ...closed.content, active: false } })
    await world.drain()
    expect(await dueOf(caseId)).toBe(told)
    expect((await lines(caseId)).at(-1)).toMatch(/volvió a ser hábil: el plazo de «.+» se conserva hasta el/)
    const messages = (await proofs.letters(APPLICANT)).length
    await proclaim({ ...closed, content: { ...closed.content, active: false, name: 'Otra vez' } })
    await world.drain()
    expect([await dueOf(caseId), (await proofs.letters(APPLICANT)).length]).toEqual([told, messages])
  }, 180_000)

  it('moves the term of a case by a day closed in the past, and back when it is called back', async () => {
    const { caseId } = await world.fileConcession()
    const [task] = await world.openTasks(caseId)
    const step = task?.step ?? ''
    const due = await dueOf(caseId, step)
    const seen = (await proofs.seen(caseId)).due.due as string
    const filed = (await world.load(caseId)).row.filed_business_date ?? ''
    const past = closedDay(nextBusinessDay(filed, world.deps.catalogue.calendarOf(null)))
    world.clock.set(new Date(Date.parse(endOfDay(past.content.date)) + 12 * 3_600_000))
    await proclaim(past)
    await world.drain()
    const moved = (await proofs.seen(caseId)).due.due as string
    expect(moved > seen).toBe(true)
    await proclaim({ ...past, content: { ...past.content, active: false } })
    await world.drain()
    expect([(await proofs.seen(caseId)).due.due, await dueOf(caseId, step)]).toEqual([seen, due])
    await proofs.expectWhole(caseId)
  }, 180_000)
})

describe('what a calendar would move', () => {
  it('is counted for the whole portal before it is published, and is what then moves', async () => {
    const caseId = await waiting()
    await world.drain()
    const due = await dueOf(caseId)
    const { catalogue } = world.deps
    const next: Contents = {
      takersOf: () => new Map(),
      of: (kind) =>
        kind === 'dia_cerrado'
          ? (new Map([...catalogue.contents.of('dia_cerrado'), ['900', closedDay(due).content]]) as never)
          : catalogue.contents.of(kind),
    }
    const before = await world.db.rows(sql`select id, version, due_on from cases order by id`)
    const effect = await calendarEffect(world.db, applyDeps(world.deps), next)
    expect(effect.terms).toBeGreaterThan(0)
    expect(effect.people).toBeGreaterThan(0)
    expect(await world.db.rows(sql`select id, version, due_on from cases order by id`)).toEqual(before)
    // who drafts the day reads the same number
    const as = await world.tokenFor('cli-admin@demo.test')
    const { key } = (
      await world.call(
        'POST',
        '/api/v1/configuracion/clases/dia_cerrado/elementos',
        { content: closedDay(due).content },
        as,
      )
    ).body
    const asked = { items: [{ kind: 'dia_cerrado', key }] }
    const read = (body: object) => world.call('POST', '/api/v1/configuracion/efectos', body, as)
    expect((await read(asked)).body.moves).toBeUndefined()
    expect((await read({ ...asked, moves: true })).body.moves).toEqual(effect)
    expect(await calendarEffect(world.db, applyDeps(world.deps), catalogue.contents)).toEqual({
      cases: 0,
      terms: 0,
      people: 0,
    })
    const recounted = sql`select count(*)::int as n from case_events where type in ('termino.recontado', 'termino.caso_recontado', 'aviso.recontado')`
    const [was] = await world.db.rows<{ n: number }>(recounted)
    await proclaim(closedDay(due, { key: '900' }))
    await world.drain()
    const [is] = await world.db.rows<{ n: number }>(recounted)
    expect((is?.n ?? 0) - (was?.n ?? 0)).toBe(effect.terms)
  }, 180_000)
})

describe('a closed day of the past', () => {
  it('is published by a second person who accepts what it does not undo', async () => {
    const [editor, publisher] = await Promise.all(
      ['cli-coordinador-juridico@demo.test', 'cli-admin@demo.test'].map((one) => world.tokenFor(one)),
    )
    const yesterday = addDays(proofs.today(), -1)
    const { content } = closedDay(yesterday)
    const made = await world.call(
      'POST',
      '/api/v1/configuracion/clases/dia_cerrado/elementos',
      { content },
      editor,
    )
    expect(made.status).toBe(201)
    const items = [{ kind: 'dia_cerrado', key: made.body.key, hash: made.body.hash }]
    const body = { items, reason: 'Se cerró por la inundación', norm: 'Resolución 7 de 2026' }
    const publishIt = (more: object): ReturnType<typeof world.call> =>
      world.call('POST', '/api/v1/configuracion/publicaciones', { ...body, ...more }, publisher)
    const refused = await publishIt({})
    expect([refused.status, refused.body.code]).toEqual([409, 'aviso_sin_aceptar'])
    const [warning] = refused.body.current.findings
    expect(warning.sentence).toMatch(/ya pasó: solo se cuentan de nuevo los plazos que siguen abiertos/)
    const accepted = [{ finding: warning.id, reason: 'Lo que venció queda vencido' }]
    expect((await publishIt({ accepted })).status).toBe(200)
    await world.drain()
    expect(world.deps.catalogue.calendarOf(null).closed.get(yesterday)).toBe(content.name)
  }, 60_000)
})
