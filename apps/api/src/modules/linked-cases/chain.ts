import type { linkedCases } from '@ventanilla/contract/linked-cases.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import {
  type EntryStep,
  entryPointsOf,
  isFor,
  neverOpens,
  whyNotOpen,
} from '@ventanilla/domain/workflow/linked/entry-points'
import type { Recipient } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import { besideOf } from '../../db/cases/beside.ts'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { isOwnAffair } from '../../db/cases/command.ts'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { rowsFor } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Answer = z.input<(typeof linkedCases)['linked.ofCase']['answers'][200]>

interface LinkedRow {
  readonly id: string
  readonly tt_id: number
  readonly family: string | null
  readonly radicado: string | null
  readonly status: string
  readonly ended: boolean
  readonly before: boolean
}

/**
 * The chain of a case, both ways: permit, follow-up, sanction, complaint and cases in parallel. Only cases in
 * the reader's own scope: a link grants no access.
 */
export async function linkedTo(deps: AppDeps, actor: Actor, caseId: string): Promise<Answer> {
  const loaded = await viewCase(deps.db, actor, 'cases.read', caseId)
  const rows = await deps.db.rows<LinkedRow>(sql`
    with recursive above as (
      select a.id, a.parent_id, 1 as depth from cases a where a.id = ${loaded.row.parent_id}::uuid
      union all select n.id, n.parent_id, o.depth + 1 from cases n join above o on n.id = o.parent_id where o.depth < 20),
    below as (
      select b.id, 1 as depth from cases b where b.parent_id = ${caseId}::uuid
      union all select n.id, o.depth + 1 from cases n join below o on n.parent_id = o.id where o.depth < 20)
    select c.id, c.tt_id, c.family, c.radicado, c.status, c.closed_at is not null as ended,
      exists (select 1 from above a where a.id = c.id) as before
    from cases c where (c.id in (select id from above) or c.id in (select id from below))
      and ${rowsFor(actor, 'cases.read')}
      -- what somebody began and did not send does not exist for the house
      and (c.radicado is not null or ${actor.kind !== 'funcionario'})
    order by c.created_at, c.id limit 100`)
  const beside = await besideOf(deps.db, deps.catalogue, loaded)
  // hides entry points that the server would reject for a user the law excludes
  const barred = await isOwnAffair(deps.db, loaded, actor)
  const party = partyOf(loaded, actor)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      side: row.before ? ('origen' as const) : ('derivado' as const),
      name: nameOfCase(deps.catalogue, row),
      radicado: row.radicado,
      statusLabel: deps.catalogue.statuses[row.status] ?? row.status,
      ended: row.ended,
    })),
    doors: entryPointsOf(deps.catalogue.newest.workflow)
      .filter((one) => !barred && isFor(one, actor, party) && neverOpens(one, beside.kind) === null)
      .map((one) => told(one, whyNotOpen(one, beside))),
    done: loaded.row.family === null ? [] : await doneIn(deps, loaded, party !== null),
  }
}

/** Data captured in the steps of a case without a form; internal assessments are hidden from parties. */
async function doneIn(deps: AppDeps, { row }: LoadedCase, party: boolean): Promise<Answer['done']> {
  const rows = await deps.db.rows<{
    id: string
    step: string
    at: Date
    by: string | null
    data: Record<string, unknown>
  }>(sql`
    select t.id, t.step, t.done_at as at, t.data,
      (select coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) from users u where u.id = t.done_by) as by
    from tasks t where t.case_id = ${row.id}::uuid and t.state = 'done' and (not ${party} or t.turn = 'usuario')
      and t.data is not null and t.data::text <> '{}' order by t.done_at, t.id limit 60`)
  const steps = rows.flatMap(({ id, step, at, by, data }) => {
    const found = deps.catalogue.of(row).workflow.steps.get(step)
    const fields = (found?.capture ?? []).filter((field) => data[field.key] != null)
    const officials = fields.filter(({ kind }) => kind === 'staff').map(({ key }) => String(data[key]))
    return found === undefined || fields.length === 0
      ? []
      : [{ taskId: id, title: found.title, at: at.toISOString(), by, fields: [...fields], data, officials }]
  })
  const named = [...new Set(steps.flatMap(({ officials }) => officials))]
  const people =
    named.length === 0
      ? []
      : await deps.db.rows<{ id: string; name: string }>(sql`
          select id, first_names || ' ' || last_names as name from users where id = any(${named}::uuid[])`)
  return steps.map(({ officials, ...step }) => ({
    ...step,
    people: people.filter(({ id }) => officials.includes(id)),
  }))
}

/** Cases this user can start without opening one first; a linked one asks for the radicado. */
export const ownEntryPoints = (
  deps: AppDeps,
  actor: Actor,
): (Answer['doors'][number] & { readonly needsCase: boolean })[] =>
  entryPointsOf(deps.catalogue.newest.workflow)
    .filter((one) => isFor(one, actor, null))
    .map((one) => {
      const needsCase = one.entryPoint.beside === 'always'
      return { ...told(one, needsCase ? null : whyNotOpen(one, null)), needsCase }
    })

const told = ({ entryPoint, family, step }: EntryStep, reason: string | null): Answer['doors'][number] => ({
  family: family.id,
  step: step.id,
  label: entryPoint.label,
  explains: entryPoint.explains,
  reason,
})

/** A user's role in a case; null when they are no party. */
export const partyOf = ({ state }: LoadedCase, actor: Actor): Recipient['role'] | null =>
  state.parties.find((p) => p.personId === actor.id)?.role ?? null
