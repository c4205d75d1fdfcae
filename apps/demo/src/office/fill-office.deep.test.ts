import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { isBusinessDay } from '@ventanilla/domain/terms/calendar'
import { bogotaDate, bogotaMinutes } from '@ventanilla/domain/terms/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@ventanilla/api/db/connection/sql'
import { seedCases } from './fill-office.ts'
import { FILINGS, waitsForPerson } from '../scenarios/derived-scenarios.ts'
import { type ApiWorld, startWorld } from '@ventanilla/api/testing/stories/world'

interface Waiting {
  readonly step: string
  readonly assignee: string | null
  readonly audience: readonly string[]
}

let world: ApiWorld
let waiting: readonly Waiting[] = []
/** messages about scenarios that could not advance */
const stuck: string[] = []
const wanted = [...workflow.steps.values()].filter(waitsForPerson)
beforeAll(async () => {
  process.env['SEED_TRACE'] = 'on'
  world = await startWorld({ clock: '2026-06-10T15:00:00.000Z' })
  const began = performance.now()
  const told = await seedCases(world.deps, (line) => {
    if (!line.startsWith('preparando')) stuck.push(line)
  })
  console.log(`${told} escenas en ${Math.round((performance.now() - began) / 1000)} s`)
  waiting = await world.db.rows<Waiting>(sql`select step, assignee, audience from tasks where state = 'open'`)
}, 1_800_000)
afterAll(async () => {
  delete process.env['SEED_TRACE']
  await world.close()
})

describe('the demonstration', () => {
  it('has a case in every step of every family that waits for a person', () => {
    const open = new Set(waiting.map(({ step }) => step))
    expect(wanted.map(({ id }) => id).filter((id) => !open.has(id))).toEqual([])
  })

  it('leaves no scenario on the way', () => {
    expect(stuck).toEqual([])
  })

  it('has a case of every type that can be filed', async () => {
    const rows = await world.db.rows<{ ttId: number }>(
      sql`select distinct tt_id as "ttId" from cases where radicado is not null and family is null`,
    )
    const filed = new Set(rows.map(({ ttId }) => ttId))
    expect(FILINGS.map(({ ttId }) => ttId).filter((ttId) => !filed.has(ttId))).toEqual([])
  })

  it('tells each case in order, and nothing later than the day on which it is told', async () => {
    const told = await world.db.rows<{ radicado: string | null }>(sql`
      select c.radicado from (
        select case_id, at, lag(at) over (partition by case_id order by seq) as before from case_events
      ) e join cases c on c.id = e.case_id
      where e.at > ${world.clock.now()} or e.at < e.before`)
    expect(told).toEqual([])
    const acts = await world.db.rows<{ number: string }>(
      sql`select number from acts where dated_on > ${bogotaDate(world.clock.now().toISOString())}`,
    )
    expect(acts).toEqual([])
  })

  it('lets officials work on the days and within the hours of an office', async () => {
    const calendar = world.deps.catalogue.calendarOf(null)
    const done = await world.db.rows<{ at: Date; type: string; radicado: string | null }>(sql`
      select e.at, e.type, c.radicado from case_events e join cases c on c.id = e.case_id
      join users u on u.id = e.actor_id where u.kind = 'funcionario'`)
    const odd = done.filter(({ at }) => {
      const minutes = bogotaMinutes(at.toISOString())
      return !isBusinessDay(bogotaDate(at.toISOString()), calendar) || minutes < 8 * 60 || minutes >= 17 * 60
    })
    expect(done.length).toBeGreaterThan(1000)
    expect(odd.map(({ at, type, radicado }) => `${radicado} ${type} ${at.toISOString()}`)).toEqual([])
  })

  it('has nobody come before the day on which they were summoned, and no visit told before its day', async () => {
    const early = await world.db.rows<{ number: string }>(sql`
      select a.number from acts a where a.template = 'ACTA_NOTIF_PERSONAL' and a.number is not null
        and a.dated_on <= (select max(s.dated_on) from acts s where s.case_id = a.case_id and s.template = 'CITACION'
          and s.number is not null and s.signed_at <= a.signed_at)`)
    expect(early).toEqual([])
    const unseen = await world.db.rows<{ number: string }>(sql`
      select a.number from acts a join cases c on c.id = a.case_id
      where a.template = 'ACTA_VISITA' and a.number is not null and to_char(a.dated_on, 'YYYY-MM-DD') < c.facts->>'visita.fecha'`)
    expect(unseen).toEqual([])
  })

  it('has at least two people for every step', async () => {
    const holders = await world.db.rows<{ id: string; role: string }>(
      sql`select r.user_id as id, r.role from user_roles r join users u on u.id = r.user_id where u.active`,
    )
    const few = [...workflow.steps.values()].filter(
      ({ roles }) => new Set(holders.filter(({ role }) => roles.includes(role)).map(({ id }) => id)).size < 2,
    )
    expect(few.map(({ id }) => id)).toEqual([])
  })

  it('has work for every role that does a step: a task of theirs, or one that anybody of the role may take', async () => {
    const holders = await world.db.rows<{ id: string; role: string }>(
      sql`select user_id as id, role from user_roles`,
    )
    const roles = new Set(wanted.filter(({ turn }) => turn === 'corporacion').flatMap((step) => step.roles))
    const idle = [...roles].filter((role) => {
      const people = new Set(holders.filter((one) => one.role === role).map(({ id }) => id))
      return !waiting.some(({ assignee, audience }) =>
        assignee === null
          ? audience.some((key) => key === role || key.startsWith(`${role}@`))
          : people.has(assignee),
      )
    })
    expect(idle).toEqual([])
  })

  it('looks like an office at work: most tasks have a person, and nobody a hundred notices to read', async () => {
    const row = await world.db.one<{ tasks: number; taken: number; holders: number; unread: number }>(sql`
      select count(*)::int as tasks, count(assignee)::int as taken, count(distinct assignee)::int as holders,
        (select max(n)::int from (select count(*) as n from notices where read_at is null group by user_id) x) as unread
      from tasks where state = 'open' and turn = 'corporacion'`)
    expect(row?.taken).toBeGreaterThan((row?.tasks ?? 0) * 0.6)
    expect(row?.taken).toBeLessThan(row?.tasks ?? 0)
    expect(row?.holders).toBeGreaterThan(30)
    expect(row?.unread).toBeLessThan(10)
  })

  it('leaves something for whoever takes it', () => {
    const groups = new Set(
      waiting.filter(({ assignee }) => assignee === null).flatMap(({ audience }) => audience),
    )
    expect(groups.size).toBeGreaterThan(10)
  })
})
