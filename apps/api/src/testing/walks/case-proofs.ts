import { SYSTEM } from '@ventanilla/domain/access/actor'
import { type Calendar, makeCalendar } from '@ventanilla/domain/terms/calendar'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { endOfDay, type OpenTask } from '@ventanilla/domain/workflow/state/state'
import { expect } from 'vitest'
import { firstBrokenLink, type Link } from '../../db/cases/chain.ts'
import { viewCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { failingPoints } from '@ventanilla/demo/plausible/failing-points'
import type { ApiWorld } from '../stories/world.ts'

export const APPLICANT = 'ciudadano@demo.test'
const STRANGER = 'empresa@demo.test'

interface ActRow {
  readonly id: string
  readonly template: string
  readonly state: string
  readonly number: string | null
  readonly number_seq: number | null
  readonly scope: string
  readonly dated_on: string | null
  readonly drafter_id: string | null
  readonly reviewer_id: string | null
  readonly signer_id: string | null
  readonly file_id: string | null
}

/** Helpers and checks for case scenarios. */
export interface CaseProofs {
  readonly calendar: Calendar
  today(): string
  /** the case as its applicant sees it */
  seen(caseId: string): Promise<Answer['body']>
  task(caseId: string, step: string): Promise<OpenTask>
  /** newest first; all of a template, or all */
  acts(caseId: string, template?: string): Promise<ActRow[]>
  /** data of a checklist or review whose last point fails */
  failing(caseId: string, step: string): Promise<Record<string, unknown>>
  /** lets an open task's term run out and the server act */
  letExpire(caseId: string, step: string): Promise<void>
  /** the applicant opens an act */
  open(actId: string): Promise<Answer>
  /**
   * from NOT-01: unreadable before notification; notified, rendered and opened through the real call; returns
   * the legal date
   */
  tell(caseId: string, actId: string): Promise<string>
  /** messages a person received, newest first */
  letters(to: string): Promise<readonly { readonly subject: string; readonly text: string }[]>
  /** calls that must be rejected at an open step without changing anything */
  refuseOthers(caseId: string, step: string): Promise<void>
  /** numbers without gaps in date order, and an unbroken history */
  expectWhole(caseId: string): Promise<void>
}

export function proofsOf(world: ApiWorld): CaseProofs {
  const load = (caseId: string) => viewCase(world.db, SYSTEM, 'cases.read', caseId)
  const today = (): string => bogotaDate(world.clock.now().toISOString())

  const task: CaseProofs['task'] = async (caseId, step) => {
    const open = await world.openTasks(caseId)
    const found = open.find((one) => one.step === step)
    if (found === undefined)
      throw new Error(`No está abierta ${step}, sino ${open.map((t) => t.step).join(', ')}`)
    return found
  }

  const acts: CaseProofs['acts'] = async (caseId, template) =>
    (
      await world.db.rows<ActRow>(sql`
        select id, template, state, number, number_seq, series || ' ' || coalesce(number_scope, '') as scope,
          to_char(dated_on, 'YYYY-MM-DD') as dated_on, drafter_id, reviewer_id, signer_id, file_id
        from acts where case_id = ${caseId}::uuid order by created_at desc, id desc`)
    ).filter((act) => template === undefined || act.template === template)

  const open: CaseProofs['open'] = async (actId) =>
    world.call('POST', `/api/v1/actos/${actId}/acceso`, {}, await world.tokenFor(APPLICANT))

  /** everything a rejected call could have touched */
  const print = async (caseId: string): Promise<string> => {
    const { row, state } = await load(caseId)
    return JSON.stringify([row.version, state, await acts(caseId)])
  }

  const letters: CaseProofs['letters'] = async (to) => {
    await world.drain()
    return (await world.call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(to)}`)).body
  }

  return {
    calendar: makeCalendar({ office: 'ibague' }),
    today,
    task,
    acts,
    open,
    letters,
    async seen(caseId) {
      const reply = await world.call(
        'GET',
        `/api/v1/solicitudes/${caseId}`,
        undefined,
        await world.tokenFor(APPLICANT),
      )
      expect(reply.status).toBe(200)
      return reply.body
    },
    failing: async (caseId, stepId) => failingPoints(world.deps, await load(caseId), stepId),
    async letExpire(caseId, step) {
      const { dueOn } = await task(caseId, step)
      if (dueOn === null) throw new Error(`${step} no tiene término`)
      world.clock.set(new Date(Date.parse(endOfDay(dueOn)) + 10 * 3_600_000))
      await world.drain()
    },
    async tell(caseId, actId) {
      await world.drain()
      expect((await open(actId)).status).toBe(404)
      await world.advanceTo(caseId, 'NOT-03')
      expect((await open(actId)).status).toBe(404)
      const before = (await letters(APPLICANT)).length
      await world.writeAct(caseId, 'NOT-03')
      const received = await letters(APPLICANT)
      const { radicado } = (await load(caseId)).row
      expect(JSON.stringify(received.slice(0, received.length - before))).toContain(radicado)
      const opened = await open(actId)
      expect({ status: opened.status, ...opened.body }).toMatchObject({
        status: 200,
        recorded: true,
        legalOn: today(),
      })
      const again = await open(actId)
      expect([again.status, again.body.recorded, again.body.legalOn]).toEqual([200, false, today()])
      return opened.body.legalOn as string
    },
    async refuseOthers(caseId, step) {
      const before = await print(caseId)
      const { row, state } = await load(caseId)
      const { id } = await task(caseId, step)
      const outcome = world.deps.catalogue.everyWorkflow.steps.get(step)?.outcomes[0]?.code
      const doer = await world.tokenFor((await world.doerOf(caseId, step)).id)
      const stranger = await world.tokenFor(STRANGER)
      const advance = (token: string, version: number) =>
        world.call(
          'POST',
          '/api/v1/workflow/components/continueNextComponent',
          { idComponent: id, idSolicitud: caseId, version, outcome, data: {} },
          token,
        )
      expect((await advance(doer, row.version - 1)).status, `${step} con una versión vieja`).toBe(409)
      expect([403, 404], `${step} por otra persona`).toContain((await advance(stranger, row.version)).status)
      const read = await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, stranger)
      expect(read.status).toBe(404)
      const owner = await world.tokenFor(APPLICANT)
      const filing = { version: row.version, declaration: true }
      const again = await world.call('POST', `/api/v1/solicitudes/${caseId}/radicar`, filing, owner)
      // a filing sent again returns the existing one
      expect([again.status, again.body.radicado], 'radicar otra vez').toEqual([200, row.radicado])
      const closed = await world.db.one<{ id: string }>(
        sql`select id from tasks where case_id = ${caseId}::uuid and not (id = any(${state.flow.tasks.map((t) => t.id)}::uuid[])) limit 1`,
      )
      if (closed !== undefined) {
        const late = await world.call(
          'POST',
          '/api/v1/workflow/components/continueNextComponent',
          { idComponent: closed.id, idSolicitud: caseId, version: row.version, outcome, data: {} },
          doer,
        )
        expect([202, 403, 404, 409], 'una tarea ya cerrada').toContain(late.status)
      }
      expect(await print(caseId)).toBe(before)
    },
    async expectWhole(caseId) {
      const head = await world.db.one<{ chain_seq: number; chain_hash: string }>(
        sql`select chain_seq, chain_hash from cases where id = ${caseId}::uuid`,
      )
      const links = await world.db.rows<Link>(
        sql`select seq, type, actor_id, at, body, hash from case_events where case_id = ${caseId}::uuid order by seq`,
      )
      expect(links.length).toBeGreaterThan(2)
      expect(firstBrokenLink(links, { seq: head?.chain_seq ?? 0, hash: head?.chain_hash ?? '' })).toBeNull()
      const numbered = await world.db.rows<{ scope: string; number_seq: number; dated_on: string }>(sql`
        select series || ' ' || number_scope as scope, number_seq, to_char(dated_on, 'YYYY-MM-DD') as dated_on
        from acts where number_seq is not null order by 1, 2`)
      for (const [scope, rows] of Map.groupBy(numbered, (one) => one.scope)) {
        expect(
          rows.map((one) => one.number_seq),
          scope,
        ).toEqual(rows.map((_, index) => index + 1))
        const dates = rows.map((one) => one.dated_on)
        expect(dates, scope).toEqual(dates.toSorted())
      }
    },
  }
}
