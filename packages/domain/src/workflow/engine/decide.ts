import type { Actor } from '../../access/actor.ts'
import { Refusal, type RefusalKind } from '../../kernel/problem.ts'
import { askForReason, isReason } from '../../kernel/reason.ts'
import { refuseSamePerson, startInline, submitAct } from '../effects/act-life.ts'
import { assignTask, refuseDoer } from './assigning.ts'
import { isAppeal } from '../appeals/appealing.ts'
import { appealMeanwhile, settleAppeals } from './appeal-rounds.ts'
import { offeredOutcomes } from '../decision/availability.ts'
import type { Command } from '../definition/commands.ts'
import type { Outcome, StepDef, Workflow } from '../definition/definition.ts'
import { outcomeOf } from '../definition/outcome-of.ts'
import { acceptRemark } from '../effects/closing-remarks.ts'
import { accessOutcome } from '../state/electronic-access.ts'
import { extensionFacts } from '../state/extension.ts'
import { signedIn } from '../state/facts.ts'
import { finish, withdraw } from './finish-task.ts'
import { publish } from '../effects/publish.ts'
import { notifyingOf, taskById } from '../state/running-beside.ts'
import { absentFor, standingIn } from '../state/standing-in.ts'
import { type CaseState, type OpenTask, type Recipient, type World, stepOf } from '../state/state.ts'
import { refuseBrokenRules } from '../definition/step-answers.ts'
import { keepAnnounced } from '../effects/announced-term.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'

/**
 * Core rule of every workflow: the effects of a command on a case. Throws a `Refusal` whose sentence is shown
 * to the user. Pure: no IO, clock or randomness; `world` supplies what varies.
 */
export function decide(world: World, state: CaseState, command: Command, actor: Actor): Decision {
  if (command.type === 'access') return access(world, state, command, actor)
  if (command.type === 'acceptRemark' || command.type === 'publish') {
    const w = new DecisionBuilder(world, state, actor.id)
    if (command.type === 'publish') publish(w, command.actId)
    else acceptRemark(w, command, actor)
    return w.done()
  }
  const open = taskById(state.flow, command.taskId)
  if (open === undefined)
    throw new Refusal('conflict', 'Esta tarea ya no está abierta. Otra persona la terminó.', {
      code: 'tarea_cerrada',
    })
  const w = new DecisionBuilder(world, state, actor.id, open)
  const task = keepAnnounced(w, open)
  // the clock fired too early
  if (command.type === 'expire' && task !== open) return w.done()
  if (command.type === 'expire') return expire(w, task, actor)
  if (command.type === 'appeal') {
    appealMeanwhile(w, command, actor)
    return w.done()
  }
  if (command.type === 'assign') {
    assignTask(w, task, command.to, command.toName)
    return w.done()
  }
  // the caller checks the right to move a visit (cases.supervise): the task itself belongs to the technician
  if (command.type === 'reschedule') {
    if (stepOf(world, task.step).kind !== 'visit')
      throw new Refusal('conflict', 'Solo se cambia la fecha de una visita pendiente.', {
        code: 'sin_visita',
      })
    if (command.date < world.today)
      throw new Refusal('invalid', 'La visita no puede quedar en una fecha pasada.', { code: 'fecha' })
    w.facts({ 'visita.fecha': command.date })
    w.event('visita.reprogramada', { fecha: command.date, motivo: command.reason })
    w.effects.push({
      type: 'message',
      message: 'visita.reprogramada',
      to: partiesOf(state),
      data: { fecha: command.date },
    })
    return w.done()
  }
  const chosen =
    command.type === 'complete'
      ? stepOf(world, task.step).outcomes.find((o) => o.code === command.outcome)
      : undefined
  const offered: OpenTask = chosen?.by === 'applicant' ? { ...task, turn: 'usuario' } : task
  mayDo(world.workflow, offered, state, actor, chosen)
  refuseSamePerson(w, task, actor)
  refuseDoer(world, w.state, task, actor)
  w.absent = absentFor(offered, state.flow, actor)
  switch (command.type) {
    case 'startAct':
      if (command.data !== undefined) w.facts(command.data)
      startInline(w, task, actor, command.data ?? w.state.facts)
      if (task.assignee === null)
        // still open: a start completes nothing
        w.update({ ...(w.flow.tasks.find((t) => t.id === task.id) as OpenTask), assignee: actor.id })
      return w.done()
    case 'submitAct': {
      const act = state.flow.acts.find((a) => a.id === task.actId && a.phase === 'draft')
      if (act === undefined)
        throw new Refusal('conflict', 'No hay un documento en borrador para enviar.', {
          code: 'sin_documento',
        })
      // the user who submits a document becomes its drafter
      const step = stepOf(world, task.step)
      if (step.actPart === 'draft') finish(w, task, outcomeOf(step, 'submit'), {}, actor, undefined)
      else submitAct(w, { ...act, drafter: actor.id })
      return w.done()
    }
    case 'withdrawAct': {
      const act = state.flow.acts.find((a) => a.id === task.actId && a.phase === 'draft')
      if (act === undefined)
        throw new Refusal('conflict', 'Solo se descarta un documento en borrador.', { code: 'sin_documento' })
      withdraw(w, task, act)
      return w.done()
    }
    case 'complete':
      complete(w, task, command.outcome, command.data, actor, command.reason)
      settleAppeals(w, actor)
      return w.done()
  }
}

/** Opens the first task of a newly filed case. */
export function begin(world: World, state: CaseState, actor: Actor, firstStep: string): Decision {
  const w = new DecisionBuilder(world, state, actor.id)
  w.open(firstStep)
  return w.done()
}

const partiesOf = (state: CaseState): string[] => state.parties.map((p) => p.personId)

/**
 * A task is done by its assignee or who stands in for them, by any user it is offered to while unassigned, or by a
 * party on the applicant's turn. Throws `Refusal` (forbidden) otherwise.
 */
export function mayDo(
  workflow: Workflow,
  task: OpenTask,
  state: CaseState,
  actor: Actor,
  chosen?: Outcome,
): void {
  if (actor.kind === 'sistema') return
  const step = workflow.steps.get(task.step)
  const party = step?.party
  const anyone = chosen?.anyParty === true || isAppeal(workflow, step, chosen)
  const allowed =
    task.turn === 'usuario'
      ? state.parties.some((p) => p.personId === actor.id && (anyone || isFor(party, p))) ||
        actor.audience.some((key) => task.audience.includes(key))
      : task.assignee === null
        ? task.audience.some((key) => actor.audience.includes(key))
        : task.assignee === actor.id || absentFor(task, state.flow, actor) !== null
  if (allowed) return
  const whyNot = standingIn(task, state.flow, actor)?.whyNot
  if (typeof whyNot === 'string') throw new Refusal('forbidden', whyNot, { code: 'reemplazo' })
  const free = task.turn === 'corporacion' && task.assignee === null
  throw new Refusal(
    'forbidden',
    free ? 'Esta tarea es de otro rol o de otra oficina.' : 'Esta tarea la tiene otra persona.',
    {
      code: 'tarea_ajena',
    },
  )
}

/**
 * In a change of applicant, transferor and transferee cannot answer for each other; only a proxy answers, for
 * the applicant. A third party reads and is notified, but cannot do the applicant's tasks.
 */
export const isFor = (party: StepDef['party'], { role }: Recipient): boolean =>
  (party === undefined && role !== 'tercero') ||
  party === role ||
  (party === 'solicitante' && role === 'apoderado')

/**
 * Why an actor cannot do a task: it belongs to someone else, or separation of duties applies. Null when they
 * can. Used by screens and by task assignment.
 */
export function whyNotDo(world: World, state: CaseState, task: OpenTask, actor: Actor): Refusal | null {
  try {
    mayDo(world.workflow, task, state, actor)
    refuseSamePerson(new DecisionBuilder(world, state, actor.id, task), task, actor)
    refuseDoer(world, state, task, actor)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function complete(
  w: DecisionBuilder,
  task: OpenTask,
  code: string,
  data: Readonly<Record<string, unknown>>,
  actor: Actor,
  reason: string | undefined,
): void {
  const by = actor.kind === 'sistema' ? 'system' : byOf(w.state, actor)
  const who = by === 'applicant' ? actor.id : undefined
  const all = offeredOutcomes(w.world, w.state, task, data, by, who)
  const offered = all.find((o) => o.outcome.code === code)
  // A rejected outcome lists the ones that are open.
  const accepted = all.filter((o) => o.enabled).map((o) => o.outcome.code)
  const refused = (kind: RefusalKind, message: string, why: string): Refusal =>
    new Refusal(kind, message, { code: why, problems: [{ path: 'body.outcome', message, accepted }] })
  if (offered === undefined) throw refused('invalid', 'Ese resultado no existe en este paso.', 'resultado')
  if (!offered.enabled)
    throw refused('unmet', offered.reason ?? 'Este paso no se puede hacer ahora.', 'regla')
  const outcome = offered.outcome
  if (outcome.reason === true && !isReason(reason ?? ''))
    throw new Refusal('invalid', askForReason(), { code: 'motivo' })
  const { office } = w.state
  const facts = { ...w.state.facts, ...extensionFacts(w.world, w.state) }
  refuseBrokenRules(stepOf(w.world, task.step), outcome, data, { today: w.world.today, office, facts })
  finish(w, task, outcome, data, actor, reason)
}

const byOf = (state: CaseState, actor: Actor): 'staff' | 'applicant' =>
  state.parties.some((p) => p.personId === actor.id) ? 'applicant' : 'staff'

function expire(w: DecisionBuilder, task: OpenTask, actor: Actor): Decision {
  const step = stepOf(w.world, task.step)
  if (task.expiresAt === null || w.world.now < task.expiresAt)
    throw new Refusal('conflict', 'El término todavía corre.', { code: 'termino' })
  settleAppeals(w, actor)
  // A waiting appeal was sent to its study, or its expiry moved to another day.
  const waits = w.flow.tasks.find((open) => open.id === task.id)
  if (waits === undefined || waits.expiresAt !== task.expiresAt) return w.done()
  const outcome = offeredOutcomes(w.world, w.state, task, w.state.facts, 'system').find(
    (o) => o.outcome.automatic === 'expiry' && o.enabled,
  )?.outcome
  if (outcome === undefined) {
    // no outcome fires automatically: the task stays and the history records the expired term
    w.update({ ...task, expiresAt: null })
    w.event('termino.vencido', { paso: task.step, titulo: step.title })
    return w.done()
  }
  w.event('termino.vencido', { paso: task.step, titulo: step.title })
  finish(w, task, outcome, {}, actor, undefined)
  settleAppeals(w, actor)
  return w.done()
}

/** The outcome that ends a task when the recipient opens the act. */
const opening = (w: DecisionBuilder, task: OpenTask): Outcome | undefined =>
  accessOutcome(stepOf(w.world, task.step))

/** Electronic access by the recipient; the first access is the legal date. */
function access(
  world: World,
  state: CaseState,
  { actId, personId }: Extract<Command, { readonly type: 'access' }>,
  actor: Actor,
): Decision {
  const [at] = notifyingOf(state.flow, actId).tasks
  const w = new DecisionBuilder(world, state, actor.id, at)
  const n = w.flow.notifying
  const recipient = n?.actId === actId && n.current !== null ? n.recipients[n.current] : undefined
  const task = w.flow.tasks.find((t) => opening(w, t) !== undefined)
  const outcome = task && opening(w, task)
  if (
    recipient === undefined ||
    recipient.personId !== personId ||
    recipient.legalOn !== null ||
    task === undefined ||
    outcome === undefined
  )
    return w.done()
  // an act cannot be notified before its letter was sent
  const signed = signedIn(w.state, task)
  if (!(outcome.acts ?? []).every((letter) => signed.includes(letter))) return w.done()
  w.facts({ 'notificacion.acceso': w.world.now })
  finish(w, task, outcome, {}, actor, undefined)
  settleAppeals(w, actor)
  return w.done()
}
