import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { mayDo } from '@ventanilla/domain/workflow/decide'
import type { OpenTask } from '@ventanilla/domain/workflow/state'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { type LoadedCase } from '../../db/cases/load.ts'
import { sql, type Tx } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { viewChange, wrongState } from './change-record.ts'
import type { Reach } from './reach.ts'

/** Effect of a section 7 call on a request: its steps, outcomes and message. */
export interface Move {
  /** allowed current step → outcomes taken in order */
  readonly from: Readonly<Record<string, readonly string[]>>
  /** verb ('aprobar') for the sentence of every other state */
  readonly does: string
  readonly message: string
  /** a GET: repeated by its caller, it returns the request's state and changes nothing (decision 18) */
  readonly repeats?: true
}

/** The machine's moves, each with its call; see docs/decisions/applicant-change.md for the steps. */
export const MOVES = {
  send: {
    from: { 'CAM-03': ['enviada'] },
    does: 'enviar',
    message: 'La solicitud de cambio quedó enviada.',
    repeats: true,
  },
  approve: {
    from: { 'CAM-04': ['aprobada'] },
    does: 'aprobar',
    message: 'La solicitud quedó aprobada.',
    repeats: true,
  },
  reject: {
    from: { 'CAM-04': ['rechazada'] },
    does: 'rechazar',
    message: 'La solicitud quedó rechazada.',
    repeats: true,
  },
  assign: {
    from: { 'CAM-05': ['asignado'] },
    does: 'asignar',
    message: 'Asignación realizada correctamente',
  },
  review: {
    from: {
      'CAM-06': ['proyectado', 'a_revision'],
      'CAM-07': ['a_revision'],
      'CAM-09': ['corregido', 'a_revision'],
      'CAM-11': ['corregido', 'a_revision'],
    },
    does: 'enviar a revisión el auto',
    message: 'El auto quedó en revisión.',
  },
  returnByCoordinator: {
    from: { 'CAM-08': ['devuelto'] },
    does: 'devolver el auto por el coordinador jurídico',
    message: 'El auto volvió al abogado con sus correcciones.',
  },
  approveByCoordinator: {
    from: { 'CAM-08': ['aprobado'] },
    does: 'aprobar el auto por el coordinador jurídico',
    message: 'El auto quedó aprobado y pasa a firma.',
  },
  returnBySubdirector: {
    from: { 'CAM-10': ['devuelto'] },
    does: 'devolver el auto por el subdirector jurídico',
    message: 'El auto volvió al abogado con sus correcciones.',
  },
  accept: {
    from: { 'CAM-13': ['aceptada'] },
    does: 'aceptar',
    message: 'Usted aceptó el trámite. Pasará a su nombre cuando el auto quede en firme.',
  },
  deny: {
    from: { 'CAM-13': ['denegada'] },
    does: 'denegar',
    message: 'Usted no aceptó el trámite. Sigue a nombre de quien lo tenía.',
  },
  apply: {
    from: { 'CAM-14': ['aplicado'] },
    does: 'aplicar',
    message: 'El trámite quedó a nombre del nuevo solicitante.',
  },
} as const satisfies Readonly<Record<string, Move>>

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
    if (error instanceof Refusal && error.status === 202)
      throw new Refusal(409, error.message, { code: 'regla' })
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
    if (await alreadyMoved(tx, before, actor, move)) return standsAt(deps, before, move.message)
  }
  const { task, loaded } = await taskFor(tx, deps, actor, request.id, move)
  const kept = await keptFor(tx, deps, loaded, task)
  let taskId = task.id
  let version = request.version ?? null
  let done: Awaited<ReturnType<Reach['advance']>> | undefined
  for (const outcome of move.from[task.step] ?? []) {
    done = await reach.advance(tx, deps, actor, ctx, {
      taskId,
      caseId: request.id,
      version,
      outcome,
      // the data belong to the caller's current step, not to those it passes through
      data: taskId === task.id ? { ...kept, ...request.data } : {},
      ...(request.reason !== undefined && { reason: request.reason }),
    })
    taskId = done.decision.opened.at(-1)?.id ?? ''
    version = done.version
  }
  if (done === undefined) throw new Error(`${move.does} takes no outcome`)
  const { opened, state } = done.decision
  return standing(deps, move.message, {
    id: request.id,
    estado: state.status,
    version: done.version,
    next: opened.at(-1)?.step,
    terminada: state.flow.closed,
  })
}

function standing(
  deps: AppDeps,
  message: string,
  {
    next,
    ...data
  }: { id: string; estado: string; version: number; next: string | undefined; terminada: boolean },
): Moved {
  const paso = next === undefined ? null : (deps.catalogue.workflow.steps.get(next)?.title ?? next)
  return {
    status: 200,
    body: { status: 200, message, data: { ...data, paso } },
    headers: { 'cache-control': 'no-store' },
  }
}

const standsAt = (deps: AppDeps, { row, state }: LoadedCase, message: string): Moved =>
  standing(deps, message, {
    id: row.id,
    estado: state.status,
    version: row.version,
    next: state.flow.tasks.at(-1)?.step,
    terminada: state.flow.closed,
  })

/** Whether this user already took this outcome of the step and the request is not at it again. */
async function alreadyMoved(tx: Tx, { row, state }: LoadedCase, actor: Actor, move: Move): Promise<boolean> {
  const steps = Object.keys(move.from)
  if (state.flow.tasks.some(({ step }) => steps.includes(step))) return false
  const last = await tx.one<{ step: string; outcome: string; done_by: string | null }>(sql`
    select step, outcome, done_by from tasks where case_id = ${row.id}::uuid and step = any(${steps}) and state = 'done'
    order by done_at desc limit 1`)
  return last !== undefined && last.done_by === actor.id && move.from[last.step]?.at(-1) === last.outcome
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
  const asked = deps.catalogue.workflow.steps.get(task.step)?.capture ?? []
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
  move: Pick<Move, 'does'> & { readonly from: Readonly<Record<string, unknown>> },
): Promise<{ readonly loaded: LoadedCase; readonly task: OpenTask }> {
  const loaded = await viewChange(db, actor, 'cases.act', id)
  const task = loaded.state.flow.tasks.find((t) => t.step in move.from)
  if (task === undefined) throw wrongState(deps, loaded, move.does)
  mayDo(deps.catalogue.workflow, task, loaded.state, actor)
  await refuseOwnAffair(db, loaded, actor)
  return { loaded, task }
}
