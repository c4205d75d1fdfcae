import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import { actToStart, offeredOutcomes } from '@ventanilla/domain/workflow/decision/availability'
import type { Command } from '@ventanilla/domain/workflow/definition/commands'
import { mayDo } from '@ventanilla/domain/workflow/engine/decide'
import type { Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { awaitedStep } from '@ventanilla/domain/workflow/appeals/filed-appeals'
import { openTasks, seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import { type CaseState, type OpenTask, type World, stepOf } from '@ventanilla/domain/workflow/state/state'
import { listsOf } from '@ventanilla/domain/workflow/state/stages'
import { captureForm } from '@ventanilla/domain/workflow/definition/step-answers'
import { captureData, type Dice, itemsFor } from './answering.testkit.ts'
import type { Walk } from './walk.testkit.ts'
import { neededFields } from './needed-fields.testkit.ts'
import { SHIPPED_LISTS } from './shipped-lists.testkit.ts'

/** Source of moves: a walk in memory, or a case in a database. */
export interface Scene {
  readonly state: CaseState
  readonly world: World
  readonly today: string
  /** computes the facts that the server derives before it decides */
  derive(facts: Readonly<Record<string, unknown>>): unknown
  /** an official with one of the roles */
  staffWith(roles: readonly string[], dice: Dice): string
}

export interface Move {
  readonly actor: Actor
  readonly command: Command
}

const REASON = 'Por las razones que constan en el expediente.'
const pick = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice(list.length)]

/** Facts that the server computes before these steps decide; occasionally a fee of zero. */
export function deriveFor(walk: Scene, step: string, dice: Dice): void {
  if (step === 'LIQ-01' && walk.state.facts['liquidacion.total'] == null)
    walk.derive({ 'liquidacion.total': dice(4) === 0 ? 0 : 350_000 })
  if (step === 'LIQ-03') walk.derive({ 'recibo.valor': walk.state.facts['cobro.saldo'] ?? 0 })
}

/** Captured data that passes the step's own rules, as a user would send it. */
export function acceptedData(walk: Scene, task: OpenTask, dice: Dice): Record<string, unknown> {
  const step = stepOf(walk.world, task.step)
  const staffWith = (roles: readonly string[]): string => walk.staffWith(roles, dice)
  const state = seenFrom(walk.state, task)
  const data = captureData(step, { state, today: walk.today, dice, staffWith })
  const problems = errorsOf(
    validateForm(captureForm(step), data, {
      mode: 'final',
      today: walk.today,
      office: walk.state.office,
      facts: walk.state.facts,
      lists: listsOf(SHIPPED_LISTS, walk.state.facts),
      items: itemsFor(step, walk.state),
    }),
  ).filter((p) => step.capture.some((f) => p.path.startsWith(f.key) && f.readOnly !== true))
  if (problems.length > 0)
    throw new Error(`${step.id}: ${problems.map((p) => `${p.path}: ${p.message}`).join(' ')}`)
  return data
}

/** The legal moves of one actor at one task, for one draw of data. */
export function movesAt(walk: Scene, task: OpenTask, actor: Actor, dice: Dice): Move[] {
  const step = stepOf(walk.world, task.step)
  deriveFor(walk, step.id, dice)
  const data = acceptedData(walk, task, dice)
  const moves: Move[] = []
  const add = (command: Command): void => void moves.push({ actor, command })
  const act = walk.state.flow.acts.find((a) => a.id === task.actId)
  const party = walk.state.parties.some((p) => p.personId === actor.id)
  if (!party && act?.phase === 'draft' && step.actPart !== 'review' && step.actPart !== 'sign') {
    add({ type: 'submitAct', taskId: task.id })
    if (dice(6) === 0) add({ type: 'withdrawAct', taskId: task.id })
  }
  if (!party && act === undefined && actToStart(walk.world, walk.state, task, data) !== null)
    add({ type: 'startAct', taskId: task.id, data })
  for (const { outcome, enabled } of offeredOutcomes(
    walk.world,
    walk.state,
    task,
    data,
    party ? 'applicant' : 'staff',
    party ? actor.id : undefined,
  )) {
    if (!enabled || (party && !isTheirs(walk, task, actor, outcome))) continue
    // the portal rejects notification by e-mail without the party's authorisation (CPACA art. 56)
    if (task.step === 'NOT-02' && outcome.code === 'si' && !authorised(walk, data)) continue
    const needed = new Set(neededFields(step, outcome).map((f) => f.key))
    const sent = Object.fromEntries(
      Object.entries(data).filter(([key]) => needed.has(key) || key === 'desistimiento.nuevo_plazo'),
    )
    add({
      type: 'complete',
      taskId: task.id,
      outcome: outcome.code,
      data: outcome.needs === undefined ? data : sent,
      ...(outcome.reason === true && { reason: REASON }),
    })
  }
  return moves
}

/** Whether the outcome is the actor's own: a third party can appeal and do nothing else of the applicant's. */
function isTheirs(walk: Scene, task: OpenTask, actor: Actor, outcome: Outcome): boolean {
  try {
    mayDo(walk.world.workflow, { ...task, turn: 'usuario' }, walk.state, actor, outcome)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function authorised(walk: Scene, data: Readonly<Record<string, unknown>>): boolean {
  const chosen = data['notificacion.destinatario'] as { personId?: string } | undefined
  return walk.state.facts[`autoriza.${chosen?.personId ?? ''}`] === true
}

/** Actors who can move at a task: those who can do it, and parties with an outcome of their own in its step. */
export function actorsAt(walk: Walk, task: OpenTask): Actor[] {
  const step = stepOf(walk.world, task.step)
  const parties =
    step.turn === 'corporacion' && step.outcomes.some((o) => o.by === 'applicant') ? walk.parties : []
  return [...walk.people(task), ...parties]
}

/** Executes one random legal command, or lets time pass. */
export function randomStep(walk: Walk, dice: Dice): void {
  const { flow } = walk.state
  if (flow.closed) return
  const open = openTasks(flow)
  const late = open.filter((t) => t.expiresAt !== null && walk.now >= t.expiresAt)
  const expired = late[0]
  // applies overdue deadlines before anything else, as the server does
  if (expired !== undefined) {
    walk.do(SYSTEM, { type: 'expire', taskId: expired.id })
    return
  }
  if (appealsMeanwhile(walk, dice)) return
  const chance = dice(20)
  if (chance === 0) walk.pass(1 + dice(12))
  else if (chance === 1) {
    const next = open.flatMap((t) => (t.expiresAt === null ? [] : [t.expiresAt])).sort()[0]
    if (next !== undefined) walk.now = next
  } else if (chance === 2) reassign(walk, dice)
  else if (chance === 5) walk.publishAll()
  else if (chance <= 4 && open.some((t) => t.step === 'NOT-03')) {
    const one = pick([flow, ...(flow.beside ?? [])], dice)
    const n = one?.notifying
    const who = n?.current == null ? undefined : n.recipients[n.current]
    if (n != null && who !== undefined) walk.access(who, n.actId)
  } else {
    for (let tries = 0; tries < 8; tries++) {
      const task = pick(open, dice)
      const actor = task && pick(actorsAt(walk, task), dice)
      const move = task && actor && pick(movesAt(walk, task, actor, dice), dice)
      if (move === undefined) continue
      walk.do(move.actor, move.command)
      return
    }
  }
}

const KINDS = ['reposicion', 'reposicion_apelacion', 'apelacion'] as const

/** Occasionally a notified party appeals while another is still being notified; a rejection is no move. */
function appealsMeanwhile(walk: Walk, dice: Dice): boolean {
  const waits = awaitedStep(walk.world, walk.state)
  if (waits === null || dice(6) > 0) return false
  const actor = pick(walk.parties, dice)
  const kind = pick(KINDS, dice)
  if (actor === undefined || kind === undefined) return false
  const data = { 'recurso.motivos': 'Los motivos de quien recurre.' }
  try {
    walk.do(actor, { type: 'appeal', taskId: waits.task.id, kind, data })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function reassign(walk: Walk, dice: Dice): void {
  const task = pick(
    openTasks(walk.state.flow).filter((t) => t.turn === 'corporacion'),
    dice,
  )
  if (task === undefined) return
  const free = { ...task, assignee: null }
  const to = pick(walk.people(free), dice)
  if (to !== undefined) walk.do(to, { type: 'assign', taskId: task.id, to: to.id })
}

/** Outcomes that lead towards the end; others are tried last. */
const FORWARD: readonly string[] = [
  'firmado',
  'aprobado',
  'a_revision',
  'creado',
  'completa',
  'si',
  'aporta',
  'radicada',
  'radicado',
  'liquidada',
  'calculada',
  'aprobada',
  'emitido',
  'no_aplica',
  'pagado',
  'verificado',
  'constancia',
  'otro',
  'entregado',
  'desfijado',
  'comparece',
  'en_firme',
  'firmeza',
  'reabrir',
  'archivado',
  'archivo',
  'seguimiento',
  'decidir',
  'procede',
  'publicado',
  'notificar',
  'anonima',
  'cerrada',
  'trasladada',
  'sin_recurso',
  'cumple',
  'pagada',
  'sin_cobro',
  'terminacion',
  'caducidad',
  'practica',
  'realizada',
  'oposicion',
]

/** Steps whose certificate waits for the day after. */
const WAITS_A_DAY: ReadonlySet<string> = new Set(['NOT-06', 'REC-06', 'RWF-06'])

/**
 * Plays towards the end of the case. Returns whether it closed within `limit` commands: proof that the state is
 * no dead end.
 */
export function finishes(walk: Walk, dice: Dice, limit = 800): boolean {
  for (let n = 0; n < limit && !walk.state.flow.closed; n++) {
    const late = openTasks(walk.state.flow).find((t) => t.expiresAt !== null && walk.now >= t.expiresAt)
    if (late !== undefined) {
      walk.do(SYSTEM, { type: 'expire', taskId: late.id })
      continue
    }
    walk.publishAll()
    if (!forward(walk, dice)) {
      const next = openTasks(walk.state.flow)
        .flatMap((t) => (t.expiresAt === null ? [] : [t.expiresAt]))
        .sort()[0]
      // a certificate waits for the next day, without an expiry of its own
      if (openTasks(walk.state.flow).some(({ step }) => WAITS_A_DAY.has(step))) walk.pass(1)
      else if (next === undefined) return false
      else walk.now = next
    }
  }
  return walk.state.flow.closed
}

/** Executes one command towards the end, reviews and signatures first. False when only time can help. */
function forward(walk: Walk, dice: Dice): boolean {
  const tasks = openTasks(walk.state.flow).toSorted(
    (a, b) => Number(b.step.startsWith('FIR')) - Number(a.step.startsWith('FIR')),
  )
  for (const task of tasks)
    for (let tries = 0; tries < 60; tries++) {
      const actor = pick(walk.people(task), dice)
      if (actor === undefined) return false
      const moves = movesAt(walk, task, actor, dice)
      const writes = moves.find((m) => m.command.type === 'submitAct' || m.command.type === 'startAct')
      const done = moves.filter((m) => m.command.type === 'complete')
      const rank = (m: Move): number => {
        const at = FORWARD.indexOf(m.command.type === 'complete' ? m.command.outcome : '')
        return at < 0 ? FORWARD.length : at
      }
      const best = writes ?? done.toSorted((a, b) => rank(a) - rank(b))[0]
      if (best === undefined) continue
      walk.do(best.actor, best.command)
      return true
    }
  return false
}
