import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { CaseEvent } from '@ventanilla/domain/workflow/definition/commands'
import type { ParentChange } from '@ventanilla/domain/workflow/definition/linking'
import { entryPointsOf, whyNotOpen } from '@ventanilla/domain/workflow/linked/entry-points'
import { changeParent, takes } from '@ventanilla/domain/workflow/linked/parent-changes'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { Decision } from '@ventanilla/domain/workflow/decision/decision-builder'
import { type Db, json, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { besideOf } from './beside.ts'
import type { Due, EffectHandler, EffectOf } from './effects/effect.ts'
import { type LoadedCase, loadCase } from './load.ts'
import { nextRadicado } from './numbering.ts'
import { NOBODY_YET, openCase, type Opening } from './open-case.ts'
import { tell } from './tell.ts'
import { worldFor } from './world.ts'

/** Opens a linked case after the present one is stored, so that neither is stored without the other. */
export const caseOpened: EffectHandler<'caseOpened'> = async (
  { deps, loaded, facts, audit, later },
  { opens },
) => {
  // a family that is no longer in force still belongs to the cases that open it
  const found = [deps.catalogue.newest, deps.catalogue.of(loaded.row)]
    .map((by) => ({ by, family: by.workflow.families.find((one) => one.id === opens.family) }))
    .find(({ family: of }) => of !== undefined)
  if (found?.family === undefined) throw new Error(`${opens.family} is opened and not loaded`)
  const { by, family } = found
  const { row } = loaded
  const opening: Opening = {
    by,
    family,
    step: family.initialStep,
    parent: loaded,
    applicant: opens.about === 'unknown' ? NOBODY_YET : { id: row.applicant_id, name: row.applicant_name },
    facts: Object.fromEntries((opens.facts ?? []).map((key) => [key, facts[key] ?? null])),
    // the actor needs no right to open such a case: the law opens it
    actor: { ...SYSTEM, office: row.office },
    audit,
  }
  later.push((tx, at) => openCase(tx, at, opening))
}

/** Changes the parent case after the present one is stored. */
export const parentChanged: EffectHandler<'parentChanged'> = async (on, effect) => {
  const from = { loaded: on.loaded, state: { ...on.decision.state, facts: on.facts } }
  on.later.push((tx, deps) => changedParent(tx, deps, from, effect, on))
}

async function changedParent(
  tx: Db,
  deps: ApplyDeps,
  from: { readonly loaded: LoadedCase; readonly state: CaseState },
  effect: EffectOf<'parentChanged'>,
  { actor, audit }: Pick<Due, 'actor' | 'audit'>,
): Promise<Due | null> {
  const { row } = from.loaded
  if (row.parent_id === null) return null
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', row.parent_id)
  const world = await worldFor(tx, deps.catalogue, loaded, {
    now: deps.now,
    newId: deps.newId,
    actor,
    people: effect.changes.flatMap((change) =>
      change.do === 'assign' ? [String(from.state.facts[change.fact] ?? '')] : [],
    ),
  })
  for (const change of effect.changes)
    if (takes(change, from.state.facts)) await store(tx, deps, loaded, from, change)
  const bringing = { radicado: row.radicado, family: row.family ?? '', facts: from.state.facts }
  return {
    loaded,
    decision: changeParent(world, loaded.state, effect.changes, bringing, actor),
    actor,
    audit,
  }
}

/** Stores the part of a change outside the case's state: its parties and its submission. */
async function store(
  tx: Db,
  deps: ApplyDeps,
  parent: LoadedCase,
  from: { readonly loaded: LoadedCase; readonly state: CaseState },
  change: ParentChange,
): Promise<void> {
  const id = parent.row.id
  if (change.do === 'addParty')
    await tx.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${id}::uuid, ${from.loaded.row.applicant_id}::uuid, ${change.role}, ${deps.now})
      -- whose capacity ended has a new beginning; its end stays in third_party_endings
      on conflict (case_id, user_id, role) do update set since = excluded.since, until = null
        where case_parties.until is not null`)
  if (change.do === 'endProxy')
    await tx.run(sql`
      update case_parties set until = ${deps.now} where case_id = ${id}::uuid and role = 'apoderado' and until is null`)
  if (change.do === 'correct') {
    const corrected = Object.fromEntries(
      change.keys.filter((key) => key in from.state.facts).map((key) => [key, from.state.facts[key]]),
    )
    // the filing date and the sealed form do not change
    await tx.run(sql`
      update cases set submission = coalesce(submission, '{}'::jsonb) || ${json(corrected)}::jsonb where id = ${id}::uuid`)
  }
}

/** Files a case that an applicant began, with its radicado and date, when they hand in its first step. */
export async function fileFirst(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  decision: Decision,
): Promise<CaseEvent | null> {
  const { row } = loaded
  if (row.family === null || row.radicado !== null) return null
  const [handed] = decision.closed
  if (handed === undefined) return null
  const taken = deps.catalogue
    .of(loaded.row)
    .workflow.steps.get(handed.task.step)
    ?.outcomes.find((one) => one.code === handed.outcome)
  // not handed in within a month: it expires as a draft
  if (taken?.by !== 'applicant') return null
  await refuseShut(tx, deps, loaded, decision)
  const { date, radicado } = await nextRadicado(tx, deps, { ttId: row.tt_id, office: row.office })
  await tx.run(sql`
    update cases set radicado = ${radicado}, filed_at = ${deps.now}, filed_business_date = ${date} where id = ${row.id}::uuid`)
  const filed = { ...loaded, row: { ...row, radicado } }
  const parties = loaded.state.parties.map((p) => p.personId)
  await tell(tx, deps, filed, 'solicitud.radicada', parties, {})
  return { type: 'solicitud.radicada', data: { radicado, fecha: date } }
}

/**
 * Checks again, at filing, that the case can still open. Attack: a withdrawal begun in time and filed after the
 * decision, or a second one begun before the first was filed.
 */
async function refuseShut(tx: Db, deps: ApplyDeps, loaded: LoadedCase, decision: Decision): Promise<void> {
  const { family, parent_id: parentId } = loaded.row
  const first = decision.closed[0]?.task.step
  const way = entryPointsOf(deps.catalogue.of(loaded.row).workflow).find(
    (one) => one.family.id === family && one.step.id === first,
  )
  if (parentId === null || way === undefined) return
  const parent = await loadCase(tx, SYSTEM, 'cases.read', parentId)
  const reason = whyNotOpen(way, await besideOf(tx, deps.catalogue, parent))
  if (reason !== null) throw new Refusal('conflict', reason, { code: 'puerta_cerrada' })
}
