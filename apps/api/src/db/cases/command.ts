import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import type { Permission } from '@ventanilla/domain/access/permissions'
import { Refusal, stale } from '@ventanilla/domain/kernel/problem'
import type { Command } from '@ventanilla/domain/workflow/definition/commands'
import { decide } from '@ventanilla/domain/workflow/engine/decide'
import { openTasks, withFacts } from '@ventanilla/domain/workflow/state/running-beside'
import { appealTermsRunning } from '@ventanilla/domain/workflow/appeals/filed-appeals'
import type { CaseState, OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { Decision } from '@ventanilla/domain/workflow/decision/decision-builder'
import { type Db, sql } from '../connection/sql.ts'
import { type Applied, applyDecision } from './apply.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { type LoadedCase, loadCase } from './load.ts'
import { countAgain } from './terms/count-again.ts'
import { worldFor } from './world.ts'

/** A command, or how to make it from the tasks that the commands before it opened. */
export type NextCommand = Command | ((opened: readonly OpenTask[]) => Command)

export interface CommandRequest {
  readonly caseId: string
  /** version that the caller saw; null for callers that send none (specification, section 7; decision 47) */
  readonly version: number | null
  readonly verb: string
  readonly address?: string
  /** permission that scopes the case; default: `cases.act` */
  readonly permission?: Permission
  /** ids of the people the command is about, whose roles the engine needs (e.g. an assignee's) */
  readonly people?: readonly string[]
  /** commands decided in order and stored as one decision (an appeal is an outcome plus its filing) */
  readonly commands: (state: CaseState) => readonly NextCommand[]
  /** facts computed before deciding, such as a fee's total */
  readonly derive?: (loaded: LoadedCase) => Promise<Readonly<Record<string, unknown>>>
}

/**
 * Loads the case scoped and locked, counts its terms by the calendar in force, applies overdue deadlines, decides and stores: one transaction, one audit
 * line. Throws `Refusal`; nothing is changed then.
 */
export async function runCommand(
  tx: Db,
  deps: ApplyDeps,
  actor: Actor,
  request: CommandRequest,
): Promise<Applied & { readonly decision: Decision }> {
  const permission = actor.kind === 'sistema' ? 'cases.read' : (request.permission ?? 'cases.act')
  let loaded = await loadCase(tx, actor, permission, request.caseId)
  const seen = loaded.row.version
  loaded = await countAgain(tx, deps, loaded)
  // days that moved by themselves make nothing stale that the caller saw
  const recounted = loaded.row.version - seen
  if (actor.kind !== 'sistema') loaded = await expireFirst(tx, deps, loaded)
  await refuseOwnAffair(tx, loaded, actor)
  if (request.version !== null && request.version + recounted !== loaded.row.version)
    throw stale({
      version: loaded.row.version,
      status: loaded.row.status,
      tasks: openTasks(loaded.state.flow).map((t) => ({ id: t.id, step: t.step })),
    })
  const derived = request.derive === undefined ? {} : await request.derive(loaded)
  const [first] = request.commands(loaded.state)
  const about = typeof first === 'object' && 'taskId' in first ? { id: first.taskId } : undefined
  const state: CaseState = withFacts(loaded.state, about, derived)
  const decideIn = async (fresh: boolean): Promise<Decision> => {
    const world = await worldFor(tx, deps.catalogue, loaded, {
      now: deps.now,
      newId: deps.newId,
      people: [actor.id, ...(request.people ?? [])],
      actor,
      fresh,
    })
    let current = state
    let decision: Decision | undefined
    for (const one of request.commands(state)) {
      const command = typeof one === 'function' ? one(decision?.opened ?? []) : one
      const next = decide(world, current, command, actor)
      decision = decision === undefined ? next : joinDecisions(decision, next)
      current = next.state
    }
    if (decision === undefined) throw new Refusal('invalid', 'No hay nada que hacer.', { code: 'vacio' })
    return decision
  }
  // Race: a user can just have been assigned the role: query again before reporting that nobody has it
  const decision = await decideIn(false).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'sin_usuarios') return decideIn(true)
    throw error
  })
  const audit = { verb: request.verb, address: request.address ?? null }
  const applied = await applyDecision(tx, deps, { loaded, decision, actor, audit })
  return { ...applied, decision }
}

/**
 * CPACA art. 11: an official must not act in an affair of their own; throws a
 * `Refusal` (forbidden). Attack: filing or taking over a case with a citizen account and
 * approving it with the official one; only the identity document links the two.
 */
export async function refuseOwnAffair(tx: Db, loaded: LoadedCase, actor: Actor): Promise<void> {
  if (await isOwnAffair(tx, loaded, actor))
    throw new Refusal('forbidden', 'Usted es parte de este trámite. Debe hacerlo otra persona.', {
      code: 'impedimento',
    })
}

/** Whether an official is a party of a case, matched by identity document. */
export async function isOwnAffair(db: Db, { state }: LoadedCase, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'funcionario') return false
  const own = await db.one(sql`
    select 1 from users a join users b on b.document_type = a.document_type and b.document_number = a.document_number
    where a.id = ${actor.id}::uuid and b.id = any(${state.parties.map((p) => p.personId)}::uuid[])`)
  return own !== undefined
}

/** Applies overdue deadlines before handling the command. */
async function expireFirst(tx: Db, deps: ApplyDeps, loaded: LoadedCase): Promise<LoadedCase> {
  let at = loaded
  for (let guard = 0; guard < 5; guard++) {
    const now = deps.now.toISOString()
    const due = openTasks(at.state.flow).find(
      (t) => t.expiresAt !== null && t.expiresAt <= now && firesByItself(deps, at.state, t.step),
    )
    if (due === undefined) return at
    const world = await worldFor(tx, deps.catalogue, at, { now: deps.now, newId: deps.newId })
    const decision = decide(world, at.state, { type: 'expire', taskId: due.id }, SYSTEM)
    const audit = { verb: 'tasks.expire', address: null }
    await applyDecision(tx, deps, { loaded: at, decision, actor: SYSTEM, audit })
    at = await loadCase(tx, SYSTEM, 'cases.read', at.row.id)
  }
  return at
}

const firesByItself = (deps: ApplyDeps, state: CaseState, step: string): boolean =>
  // an appeal that waited for the terms of other parties passes to its study
  appealTermsRunning(state) ||
  deps.catalogue
    .of(state)
    .workflow.steps.get(step)
    ?.outcomes.some((o) => o.automatic === 'expiry') === true

export function joinDecisions(a: Decision, b: Decision): Decision {
  const closed = [...a.closed, ...b.closed]
  const gone = new Set(closed.map((c) => c.task.id))
  const absent = a.absent ?? b.absent
  return {
    state: b.state,
    events: [...a.events, ...b.events],
    effects: [...a.effects, ...b.effects],
    opened: [...a.opened, ...b.opened],
    closed,
    changed: [...a.changed, ...b.changed].filter((t) => !gone.has(t.id)),
    ...(absent !== undefined && { absent }),
  }
}
