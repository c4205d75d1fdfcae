import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { mayDo } from '@ventanilla/domain/workflow/engine/decide'
import type { ChangePart } from '@ventanilla/domain/workflow/definition/change-part'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { type CaseState, type OpenTask, stepOf } from '@ventanilla/domain/workflow/state/state'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { type LoadedCase } from '../../db/cases/load.ts'
import { sql, type Tx } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { viewChange, wrongState } from './change-record.ts'
import { type Move, partsOf } from './moves.ts'
import type { Reach } from './reach.ts'

export interface MoveRequest {
  readonly id: string
  readonly version?: number | undefined
  readonly data?: Readonly<Record<string, unknown>>
  readonly reason?: string
}

type Moved = {
  status: 200
  body: {
    status: 200
    message: string
    data: { id: string; estado: string; version: number; paso: string | null; terminada: boolean }
  }
  headers?: Record<string, string>
}

/** Moves a request by its workflow's commands. Responds 409 naming the state when the call does not fit it. */
export async function moveChange(
  deps: AppDeps,
  reach: Reach,
  ctx: Context,
  move: Move,
  request: MoveRequest,
): Promise<Moved> {
  const actor = me(ctx)
  try {
    return await ctx.command((tx) => moved(tx, deps, reach, ctx, actor, move, request))
  } catch (error) {
    // a rule's rejection is 202 in the task shell, a status these calls do not define
    if (error instanceof Refusal && error.kind === 'unmet')
      throw new Refusal('conflict', error.message, { code: 'regla' })
    throw error
  } finally {
    deps.wake()
  }
}

async function moved(
  tx: Tx,
  deps: AppDeps,
  reach: Reach,
  ctx: Context,
  actor: Actor,
  move: Move,
  request: MoveRequest,
): Promise<Moved> {
  if (move.repeats === true) {
    const before = await viewChange(tx, actor, 'cases.act', request.id)
    if (await alreadyMoved(tx, deps, before, actor, move)) return standsAt(deps, before, move.message)
  }
  const { task, part, loaded } = await taskFor(tx, deps, actor, request.id, {
    at: partsOf(move),
    does: move.does,
  })
  const kept = await keptFor(tx, deps, loaded, task)
  let taskId = task.id
  let step = task.step
  let version = request.version ?? null
  let done: Awaited<ReturnType<Reach['advance']>> | undefined
  for (const next of move.from[part] ?? []) {
    done = await reach.advance(tx, deps, actor, ctx, {
      taskId,
      caseId: request.id,
      version,
      outcome: outcomeOf(stepOf(deps.catalogue.of(loaded.row), step), next).code,
      // the data belong to the caller's current step, not to those it passes through
      data: taskId === task.id ? { ...kept, ...request.data } : {},
      ...(request.reason !== undefined && { reason: request.reason }),
    })
    const opened = done.decision.opened.at(-1)
    taskId = opened?.id ?? ''
    step = opened?.step ?? ''
    version = done.version
  }
  if (done === undefined) throw new Error(`${move.does} makes no move`)
  const { opened, state } = done.decision
  return standing(move.message, {
    id: request.id,
    estado: state.status,
    version: done.version,
    next: stepTitle(deps, state, opened.at(-1)?.step),
    terminada: state.flow.closed,
  })
}

/** Spanish; null: there is none. */
const stepTitle = (deps: AppDeps, state: CaseState, step: string | undefined): string | null =>
  step === undefined ? null : (deps.catalogue.of(state).workflow.steps.get(step)?.title ?? step)

function standing(
  message: string,
  {
    next: paso,
    ...data
  }: { id: string; estado: string; version: number; next: string | null; terminada: boolean },
): Moved {
  return {
    status: 200,
    body: { status: 200, message, data: { ...data, paso } },
    headers: { 'cache-control': 'no-store' },
  }
}

const standsAt = (deps: AppDeps, { row, state }: LoadedCase, message: string): Moved =>
  standing(message, {
    id: row.id,
    estado: state.status,
    version: row.version,
    next: stepTitle(deps, state, state.flow.tasks.at(-1)?.step),
    terminada: state.flow.closed,
  })

const partAt = (deps: AppDeps, state: CaseState, step: string): ChangePart | undefined =>
  deps.catalogue.of(state).workflow.steps.get(step)?.changePart

/** Whether this user already made this move and the request is not at its step again. */
async function alreadyMoved(
  tx: Tx,
  deps: AppDeps,
  { row, state }: LoadedCase,
  actor: Actor,
  move: Move,
): Promise<boolean> {
  const parts = partsOf(move)
  const { workflow } = deps.catalogue.of(row)
  const steps = [...workflow.steps.values()].flatMap(({ id, changePart }) =>
    changePart !== undefined && parts.includes(changePart) ? [id] : [],
  )
  if (state.flow.tasks.some(({ step }) => steps.includes(step))) return false
  const last = await tx.one<{ step: string; outcome: string; done_by: string | null }>(sql`
    select step, outcome, done_by from tasks where case_id = ${row.id}::uuid and step = any(${steps}) and state = 'done'
    order by done_at desc limit 1`)
  if (last === undefined || last.done_by !== actor.id) return false
  const step = stepOf({ workflow }, last.step)
  const final = step.changePart === undefined ? undefined : move.from[step.changePart]?.at(-1)
  return final !== undefined && outcomeOf(step, final).code === last.outcome
}

/** Captured fields already known or saved in the task, so that the client need not send them again. */
async function keptFor(
  tx: Tx,
  deps: AppDeps,
  { state }: LoadedCase,
  task: OpenTask,
): Promise<Record<string, unknown>> {
  const saved = await tx.one<{ data: Record<string, unknown> | null }>(
    sql`select work->'data' as data from tasks where id = ${task.id}::uuid`,
  )
  const asked = deps.catalogue.of(state).workflow.steps.get(task.step)?.capture ?? []
  return Object.fromEntries(
    asked.flatMap(({ key }) => {
      const value = saved?.data?.[key] ?? state.facts[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/**
 * The open task from which a call can be made; 409 in every other state, 403 when the step is not the caller's,
 * 404 when the request is not the caller's.
 */
export async function taskFor(
  db: Tx | AppDeps['db'],
  deps: AppDeps,
  actor: Actor,
  id: string,
  /** parts of the steps from which it can be made, and its verb */
  call: { readonly at: readonly ChangePart[]; readonly does: string },
): Promise<{ readonly loaded: LoadedCase; readonly task: OpenTask; readonly part: ChangePart }> {
  const loaded = await viewChange(db, actor, 'cases.act', id)
  const task = loaded.state.flow.tasks.find(({ step }) => {
    const part = partAt(deps, loaded.state, step)
    return part !== undefined && call.at.includes(part)
  })
  const part = task === undefined ? undefined : partAt(deps, loaded.state, task.step)
  if (task === undefined || part === undefined) throw wrongState(deps, loaded, call.does)
  mayDo(deps.catalogue.of(loaded.row).workflow, task, loaded.state, actor)
  await refuseOwnAffair(db, loaded, actor)
  return { loaded, task, part }
}
