import type { linkedCases } from '@ventanilla/contract/linked-cases.contract'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import {
  type EntryStep,
  entryPointsOf,
  isFor,
  whyNotOpen,
} from '@ventanilla/domain/workflow/linked/entry-points'
import { factsOfRevoking } from '@ventanilla/domain/workflow/state/revocable-acts'
import { screenOf } from '@ventanilla/domain/workflow/definition/screen-of'
import { STAGES_DONE, STAGES_FACT, stagesDone } from '@ventanilla/domain/workflow/state/stages'
import type { z } from 'zod'
import { refuseIfStopped } from '../../db/alerts.ts'
import { besideOf } from '../../db/cases/beside.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { type LoadedCase, loadCase } from '../../db/cases/load.ts'
import { NOBODY_YET, openCase } from '../../db/cases/open-case.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { partyOf } from './chain.ts'

type Open = (typeof linkedCases)['linked.open']
type Body = z.output<Open['body']>

/**
 * Starts a case by an entry point of its family, locking the parent case. Race: of two starting the same at
 * once, the second learns that it is already running. An applicant's unsent draft is opened again.
 */
export const openBeside =
  (deps: AppDeps): Handler<Open> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      await refuseIfStopped(tx, deps.clock.now(), 'case.create')
      const by = deps.catalogue.newest
      const way = entryPointsOf(by.workflow).find(
        ({ family, step }) => family.id === body.family && (body.step ?? family.initialStep) === step.id,
      )
      if (way === undefined) throw notFound()
      const parent = await parentOf(tx, actor, body, way)
      const party = parent === null ? null : partyOf(parent, actor)
      if (!isFor(way, actor, party)) throw notFound()
      if (parent !== null) await refuseOwnAffair(tx, parent, actor)
      const begun = parent === null ? undefined : await begunBy(tx, actor, parent, way)
      if (begun !== undefined) return answer(tx, deps, begun)
      const reason = whyNotOpen(way, parent === null ? null : await besideOf(tx, deps.catalogue, parent))
      if (reason !== null) throw new Refusal('conflict', reason, { code: 'puerta_cerrada' })
      const opening = await openCase(tx, applyDeps(deps), {
        by,
        family: way.family,
        step: way.step.id,
        parent,
        applicant: await applicantOf(tx, actor, parent, way),
        facts: factsToStart(deps, way, parent),
        actor,
        audit: { verb: ctx.endpointId, address: ctx.address },
      })
      await applyDecision(tx, applyDeps(deps), opening)
      return answer(tx, deps, opening.loaded.row.id)
    })
    deps.wake()
    return reply
  }

/** Initial data from the parent case: facts, answers to correct, and the stages and acts that a field offers. */
function factsToStart(
  deps: AppDeps,
  { entryPoint, family }: EntryStep,
  parent: LoadedCase | null,
): Readonly<Record<string, unknown>> {
  const given = (from: Readonly<Record<string, unknown>>, keys: readonly string[] = []) =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  const asks = family.steps.some((step) => step.capture.some((field) => field.optionsFrom === STAGES_DONE))
  return {
    ...given(parent?.row.facts ?? {}, entryPoint.facts),
    ...given(parent?.row.submission ?? {}, entryPoint.answers),
    ...(parent !== null &&
      asks && { [STAGES_FACT]: stagesDone(deps.catalogue.of(parent.row).workflow, parent.state) }),
    ...(parent !== null && factsOfRevoking(family, deps.catalogue.actRules, parent.state)),
  }
}

/**
 * The locked parent case. A third party names it by its radicado; unless the entry point is open to anyone, the
 * response is that of a missing case.
 */
async function parentOf(tx: Db, actor: Actor, body: Body, way: EntryStep): Promise<LoadedCase | null> {
  if (body.caseId !== undefined) return loadCase(tx, actor, 'cases.read', body.caseId)
  if (body.radicado === undefined || body.radicado.trim() === '') return null
  if (way.entryPoint.for !== 'anyone' && actor.kind !== 'funcionario') throw notFound()
  const found = await tx.one<{ id: string }>(sql`
    select id from cases where radicado = ${body.radicado.trim().toUpperCase()}`)
  if (found === undefined)
    throw new Refusal('missing', 'No encontramos un trámite con ese radicado. Revise el número.', {
      code: 'sin_coincidencia',
    })
  return actor.kind === 'funcionario'
    ? loadCase(tx, actor, 'cases.read', found.id)
    : loadCase(tx, SYSTEM, 'cases.read', found.id)
}

/** The user's unsent case of this family. */
async function begunBy(
  tx: Db,
  actor: Actor,
  parent: LoadedCase,
  way: EntryStep,
): Promise<string | undefined> {
  const row = await tx.one<{ id: string }>(sql`
    select id from cases where parent_id = ${parent.row.id}::uuid and family = ${way.family.id} and radicado is null
      and closed_at is null and created_by = ${actor.id}::uuid`)
  return row?.id
}

/** Applicant of the new case: the joining party, the parent's applicant, or nobody yet. */
async function applicantOf(
  tx: Db,
  actor: Actor,
  parent: LoadedCase | null,
  way: EntryStep,
): Promise<{ id: string; name: string }> {
  if (way.entryPoint.for === 'anyone' && actor.kind !== 'funcionario') {
    const row = await tx.one<{ name: string }>(sql`
      select coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name from users where id = ${actor.id}::uuid`)
    return { id: actor.id, name: row?.name ?? actor.name }
  }
  if (parent !== null) return { id: parent.row.applicant_id, name: parent.row.applicant_name }
  return NOBODY_YET
}

async function answer(
  tx: Db,
  deps: AppDeps,
  caseId: string,
): Promise<{ status: 200; body: { id: string; screen: string | null; message: string } }> {
  const task = await tx.one<{
    id: string
    step: string
    ttId: number
    definitions: number
    movedTo: number | null
  }>(sql`
    select t.id, t.step, c.tt_id as "ttId", c.definitions, c.moved_to as "movedTo" from tasks t join cases c on c.id = t.case_id
    where t.case_id = ${caseId}::uuid and t.state = 'open' order by t.opened_at limit 1`)
  const screen =
    task === undefined
      ? null
      : screenOf(deps.catalogue.of(task).workflow.steps.get(task.step)?.screen, {
          caseId,
          taskId: task.id,
          ttId: task.ttId,
        })
  return {
    status: 200,
    body: { id: caseId, screen, message: 'Quedó iniciado. Complete el primer paso.' },
  }
}
