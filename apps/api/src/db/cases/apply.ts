import { SYSTEM } from '@ventanilla/domain/access/actor'
import { type Calendar, sameDays } from '@ventanilla/domain/terms/calendar'
import { isFor } from '@ventanilla/domain/workflow/engine/decide'
import type { Decision } from '@ventanilla/domain/workflow/decision/decision-builder'
import type { CaseState, OpenTask } from '@ventanilla/domain/workflow/state/state'
import { endCharge } from '../receipts/charge.ts'
import type { Db } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { familyOf } from './case-name.ts'
import { copyActs } from './effects/copy-acts.ts'
import type { Applying, Due, Later, Numbered } from './effects/effect.ts'
import { applyEffects } from './effects/effects.ts'
import { queueFileIndex } from './file-index.ts'
import { fileFirst } from './linked.ts'
import { type LoadedCase, loadCase } from './load.ts'
import { storeDecision } from './store.ts'
import { tell } from './tell.ts'
import { dueOfCase } from './terms/case-due.ts'
import { areBehind } from './terms/counted.ts'
import { recountDue } from './terms/recount-due.ts'
import { notifyPublishers } from './notify-publishers.ts'

/** Result of storing a decision. */
export interface Applied {
  readonly version: number
  readonly opened: readonly OpenTask[]
  readonly numbers: readonly Numbered[]
}

/**
 * The one way of every change of a case: stores a decision with its effects, then those of the other cases that it
 * opens, changes or joins, all in the caller's transaction and each with its audit line.
 */
export async function applyDecision(tx: Db, deps: ApplyDeps, first: Due): Promise<Applied> {
  const later: Later[] = []
  const applied = await applyOne(tx, deps, first, later)
  for (let next = later.shift(); next !== undefined; next = later.shift()) {
    const due = await next(tx, deps)
    if (due !== null) await applyOne(tx, deps, due, later)
  }
  return applied
}

/**
 * Stores one decision: events, tasks, acts, numbers, messages and the case itself. The case row is locked by
 * `loadCase`; its version still guards against a command decided on older data.
 */
async function applyOne(tx: Db, deps: ApplyDeps, due: Due, later: Later[]): Promise<Applied> {
  const { loaded, decision, actor, audit } = due
  const behind = due.recounts !== true && areBehind(loaded, deps.catalogue)
  const facts = { ...decision.state.facts }
  const first = await fileFirst(tx, deps, loaded, decision)
  const on: Applying = {
    ...due,
    tx,
    deps,
    facts,
    events: first === null ? [] : [first],
    numbers: [],
    later,
  }
  await applyEffects(on)
  await notifyAwaited(tx, deps, loaded, decision)
  const { flow } = decision.state
  await notifyPublishers(tx, deps, loaded, decision.state)
  await copyActs(on)
  if (flow.closed) on.events.push(...(await endCharge(tx, deps, loaded)))
  // act numbers are only available here; later acts quote them from the flow
  const numbered = {
    ...flow,
    acts: flow.acts.map((a) => ({
      ...a,
      number: on.numbers.find((n) => n.actId === a.id)?.number ?? a.number,
    })),
  }
  for (const key of Object.keys(facts)) if (key.startsWith('autoriza.')) delete facts[key]
  const changed = await storeDecision(tx, deps, loaded, decision, actor, {
    events: [...decision.events, ...on.events],
    flow: numbered,
    facts,
    dueOn:
      dueOfCase(deps, loaded, decision.state, deps.catalogue.calendarOf(decision.state.office)) ??
      loaded.row.due_on,
    // a decision that found older days leaves them to be counted again
    counted: behind ? loaded.row.counted_release : deps.catalogue.release,
    audit,
  })
  if (changed !== 1) throw new Error('a locked case changed its version')
  const indexed = whyIndexed(deps, loaded, decision)
  if (indexed !== undefined)
    await queueFileIndex(tx, deps.catalogue, {
      caseId: loaded.row.id,
      reason: indexed,
      at: deps.now,
      newId: deps.newId,
    })
  const former = formerOffice(deps, loaded, decision.state.office)
  if (!flow.closed && (behind || former !== null))
    later.push(async (after, at) =>
      recountDue(
        after,
        at,
        await loadCase(after, SYSTEM, 'cases.read', loaded.row.id),
        behind ? undefined : (former ?? undefined),
      ),
    )
  return { version: loaded.row.version + 1, opened: decision.opened, numbers: on.numbers }
}

/** Messages of steps that opened and wait for a party. */
async function notifyAwaited(tx: Db, deps: ApplyDeps, loaded: LoadedCase, decision: Decision): Promise<void> {
  for (const task of decision.opened)
    if (task.turn === 'usuario' && !decision.closed.some((c) => c.task.id === task.id)) {
      const message = deps.catalogue.of(loaded.row).workflow.steps.get(task.step)?.message
      if (message === undefined) continue
      await tell(tx, deps, loaded, `tarea.${message}`, concerned(deps, task.step, decision.state), {
        tarea: task.id,
        vence: task.dueOn,
      })
    }
}

/** What adds papers to the case's expediente, as the reason of one index job; undefined: nothing does. */
function whyIndexed(deps: ApplyDeps, loaded: LoadedCase, decision: Decision): string | undefined {
  const { flow, facts } = decision.state
  // files attached in a step are added to the expediente once it is open; a job counts their pages
  const attaching = decision.closed.find(
    (c) =>
      deps.catalogue.of(loaded.row).workflow.steps.get(c.task.step)?.kind === 'file' ||
      JSON.stringify(c.data).includes('"fileId'),
  )
  // an appeal that waits for the terms of other parties closes no task
  const appealed = flow.appeals?.length ?? 0
  const reason =
    attaching?.task.id ??
    (appealed > (loaded.state.flow.appeals?.length ?? 0) ? `recurso:${appealed}` : undefined)
  // a migrated expediente is indexed once it is checked, in a step that attaches nothing
  const broughtOver = familyOf(deps.catalogue, loaded.row)?.broughtOver === true
  const checked = broughtOver && flow.closed ? decision.closed[0]?.task.id : undefined
  // closing the case closes its expediente and seals the index
  const ends = flow.closed && !loaded.state.flow.closed ? 'cierre' : undefined
  return typeof facts['expediente.numero'] === 'string' ? (reason ?? ends) : checked
}

/** Ids of the parties that must do a step. */
const concerned = (deps: ApplyDeps, step: string, state: CaseState): string[] =>
  state.parties
    .filter((p) => isFor(deps.catalogue.of(state).workflow.steps.get(step)?.party, p))
    .map((p) => p.personId)

/**
 * The calendar of a case that passes to another office: its terms are counted by that one from now on. Null: the same
 * days count.
 */
function formerOffice(deps: ApplyDeps, loaded: LoadedCase, office: string | null): Calendar | null {
  const before = deps.catalogue.calendarOf(loaded.row.office)
  return office === loaded.row.office || sameDays(before, deps.catalogue.calendarOf(office)) ? null : before
}
