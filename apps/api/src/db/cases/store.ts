import type { Actor } from '@ventanilla/domain/access/actor'
import type { CaseEvent } from '@ventanilla/domain/workflow/definition/commands'
import type { Flow, OpenTask } from '@ventanilla/domain/workflow/state/state'
import { CANCELLED, type Decision } from '@ventanilla/domain/workflow/decision/decision-builder'
import { noteAudited } from '../audit.ts'
import { type Db, joined, json, sql, type Statement } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { canonical, linkHash } from './chain.ts'
import type { LoadedCase } from './load.ts'

export interface Audited {
  readonly verb: string
  readonly address: string | null
  /** the person that a change of the case is about */
  readonly subject?: string
}

/**
 * Writes a decision in one statement: chained events, closed, opened and changed tasks with their offers, the
 * audit line and the case itself. One round trip, because the case stays locked meanwhile. Returns the number
 * of updated case rows: 1, or 0 when the version had changed.
 */
export async function storeDecision(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  decision: Decision,
  actor: Actor,
  more: {
    readonly events: readonly CaseEvent[]
    readonly flow: Flow
    readonly facts: Readonly<Record<string, unknown>>
    readonly dueOn: string | null
    /** release by whose calendar the open terms are counted */
    readonly counted: number | null
    readonly audit: Audited
  },
): Promise<number> {
  noteAudited(tx)
  const { row } = loaded
  const { flow, facts } = more
  const chain = linkAll(loaded, more.events, actor, deps)
  const openedIds = new Set(decision.opened.map((t) => t.id))
  const closedIds = new Set(decision.closed.map((c) => c.task.id))
  const closed = decision.closed
    .filter((c) => !openedIds.has(c.task.id))
    .map((c) => ({
      id: c.task.id,
      state: c.outcome === CANCELLED ? 'cancelled' : 'done',
      outcome: c.outcome,
      data: c.data,
    }))
  const opened = decision.opened.filter((t) => !closedIds.has(t.id))
  const changed = decision.changed.filter((t) => !closedIds.has(t.id))
  const by = actor.kind === 'sistema' ? null : actor.id
  // empty parts are omitted: PostgreSQL prepares every part of a statement before it runs the first
  const parts = [
    sql`written as (
      insert into case_events(case_id, seq, type, actor_id, at, body, hash)
      select ${row.id}::uuid, e.seq, e.type, ${actor.id}::uuid, ${deps.now}, e.body, e.hash
      from json_to_recordset(${json(chain.rows)}::json) as e(seq int, type text, body text, hash text))`,
    sql`audited as (
      insert into audit_log(id, at, actor_id, verb, case_id, subject, address, detail)
      values (${deps.newId()}::uuid, ${deps.now}, ${actor.id}::uuid, ${more.audit.verb}, ${row.id}::uuid, ${more.audit.subject ?? null},
        ${more.audit.address},
        ${json({
          closed: decision.closed.map((c) => ({ step: c.task.step, outcome: c.outcome })),
          ...(decision.absent !== undefined && { ausente: decision.absent.id }),
        })}::jsonb))`,
    ...(closed.length > 0 ? [closing(closed, by, deps.now)] : []),
    ...(opened.length > 0 ? [opening(opened, row, deps)] : []),
    ...(changed.length > 0 ? [changing(changed)] : []),
  ]
  return tx.run(sql`
    with ${joined(parts, ', ')}
    update cases set status = ${decision.state.status}, moved_to = ${decision.state.movedTo}, office = ${decision.state.office}, step = ${flow.tasks.at(-1)?.step ?? null}, flow = ${json(flow)}::jsonb,
      facts = ${json(facts)}::jsonb, chain_seq = ${chain.seq}, chain_hash = ${chain.hash}, version = version + 1, due_on = ${flow.closed ? null : more.dueOn},
      counted_release = ${more.counted}, suspended = ${flow.suspensions.some((s) => s.to === null)},
      closed_at = case when ${flow.closed} then ${deps.now}::timestamptz else closed_at end, updated_at = ${deps.now}
    where id = ${row.id}::uuid and version = ${row.version}`)
}

const closing = (tasks: readonly unknown[], by: string | null, now: Date): Statement => sql`
    closing as (
      select * from json_to_recordset(${json(tasks)}::json) as r(id uuid, state text, outcome text, data jsonb)),
    withdrawn as (delete from task_offers o using closing r where o.task_id = r.id),
    done as (
      update tasks t set state = r.state, outcome = r.outcome, data = r.data, done_by = ${by}::uuid, done_at = ${now}, version = t.version + 1
      from closing r where t.id = r.id and t.state in ('open','waiting'))`

const opening = (
  tasks: readonly OpenTask[],
  { id: caseId, parent_id: parent }: LoadedCase['row'],
  { now, catalogue }: ApplyDeps,
): Statement => {
  const { steps } = catalogue.everyWorkflow
  const rows = tasks.map((task) => ({
    ...task,
    reads: steps.get(task.step)?.givesConcept === undefined ? null : parent,
  }))
  return sql`
    opening as (
      select * from json_to_recordset(${json(rows)}::json)
        as r(reads uuid, id uuid, step text, turn text, audience json, assignee uuid, "actId" uuid, "dueOn" date, count jsonb, "expiresAt" timestamptz)),
    begun as (
      insert into tasks(id, case_id, step, state, turn, audience, assignee, act_id, opened_at, due_on, counted, expires_at, reads_case)
      select r.id, ${caseId}::uuid, r.step, 'open', r.turn, array(select json_array_elements_text(r.audience)), r.assignee, r."actId", ${now}, r."dueOn", r.count, r."expiresAt", r.reads
      from opening r),
    offered as (
      insert into task_offers(audience, due_on, task_id, case_id, assignee, turn)
      select a, coalesce(r."dueOn", '2999-12-31'), r.id, ${caseId}::uuid, r.assignee, r.turn from opening r, json_array_elements_text(r.audience) a)`
}

const changing = (tasks: readonly OpenTask[]): Statement => sql`
    changing as (
      select * from json_to_recordset(${json(tasks)}::json) as r(id uuid, audience json, assignee uuid, "actId" uuid, "dueOn" date, count jsonb, "expiresAt" timestamptz)),
    reoffered as (
      update task_offers o set assignee = r.assignee, due_on = coalesce(r."dueOn", '2999-12-31'),
        -- a task keeps its keys in their order; in another office each is another key
        audience = coalesce((select n.key from tasks w, json_array_elements_text(r.audience) with ordinality n(key, i)
          where w.id = r.id and w.audience[n.i] = o.audience), o.audience)
      from changing r where o.task_id = r.id),
    moved as (
      update tasks t set assignee = r.assignee, audience = array(select json_array_elements_text(r.audience)), due_on = r."dueOn", counted = r.count, expires_at = r."expiresAt", act_id = r."actId", version = t.version + 1
      from changing r where t.id = r.id)`

function linkAll(
  loaded: LoadedCase,
  events: readonly CaseEvent[],
  actor: Actor,
  { now, catalogue }: ApplyDeps,
): { seq: number; hash: string; rows: readonly { seq: number; type: string; body: string; hash: string }[] } {
  let { chain_seq: seq, chain_hash: hash } = loaded.row
  const at = now.toISOString()
  const rows = events.map((event) => {
    seq += 1
    // under which release it was decided, so that it can be explained and repeated
    const body = canonical({ ...event.data, configuracion: catalogue.release })
    hash = linkHash(hash, seq, event.type, actor.id, at, body)
    return { seq, type: event.type, body, hash }
  })
  return { seq, hash, rows }
}
