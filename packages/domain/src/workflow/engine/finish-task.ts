import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { openSignature, returnAct, ruleOf, signAct, submitAct } from '../effects/act-life.ts'
import { dropsDraft, rolesOfPart } from '../state/act-parts.ts'
import { passOn } from '../effects/pass-act-on.ts'
import type { Outcome, StepDef } from '../definition/definition.ts'
import { setOn } from '../../terms/recount.ts'
import { familyById } from '../definition/family-by-id.ts'
import type { ParentChange } from '../definition/linking.ts'
import { afterFiling, giveBackBefore } from '../effects/appeal-rules.ts'
import { expiryOf } from '../state/expiry.ts'
import { enter, interrupt, isIncident } from './entering.ts'
import { applyOutcome } from '../effects/outcome-rules.ts'
import { type ActLife, type OpenTask, stepOf } from '../state/state.ts'
import { stillOpen } from '../decision/step-due.ts'
import { refuseUnstaffed } from '../decision/unstaffed.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

type Data = Readonly<Record<string, unknown>>

/** Restores the earlier term of a step that was just reopened. */
function keepTerm(w: DecisionBuilder, { step, dueOn, count, expiresAt }: OpenTask): void {
  const again = w.flow.tasks.find((task) => task.step === step)
  if (again === undefined) return
  const { count: _, ...rest } = again
  w.update({ ...rest, dueOn, ...(count !== undefined && { count }), expiresAt })
}

/** Closes a task with its outcome and moves the case to the outcome's target. */
export function finish(
  w: DecisionBuilder,
  task: OpenTask,
  outcome: Outcome,
  given: Data,
  actor: Actor,
  reason: string | undefined,
): void {
  const step = stepOf(w.world, task.step)
  const data = writable(step, given)
  dropUnsigned(w, task)
  w.facts(data)
  w.close(task, outcome.code, data)
  w.event('tarea.cerrada', {
    paso: step.id,
    titulo: step.title,
    resultado: outcome.code,
    etiqueta: outcome.label,
    ...(task.actId !== null && { acto: task.actId }),
    ...(reason !== undefined && { motivo: reason }),
  })
  if (outcome.status !== undefined) w.status(outcome.status)
  const act = task.actId === null ? undefined : w.flow.acts.find((a) => a.id === task.actId)
  if (dropsDraft(w.world.workflow, step, outcome)) {
    if (act !== undefined) discard(w, act)
  } else if (step.actPart !== undefined) {
    if (act === undefined)
      throw new Refusal('conflict', 'Esta tarea no tiene un documento.', { code: 'sin_documento' })
    if (familyById(w.world.workflow, step.family)?.writesActs === true)
      liveOn(w, step, outcome, act, actor, reason)
    else liveInFamily(w, step, outcome, act, actor, reason)
    return
  }
  applyOutcome(w, step, outcome, task, data, actor)
  if (outcome.opens !== undefined) w.effects.push({ type: 'caseOpened', opens: outcome.opens })
  if (outcome.onParent !== undefined) changeWhatItIsAbout(w, outcome.onParent)
  leave(w, step, afterFiling(w, step, outcome), outcome.returnTo, actor, outcome.drafts)
  if (outcome.sameTerm === true) keepTerm(w, task)
}

/** Applies changes to the parent case, or to this case when it has none. */
function changeWhatItIsAbout(w: DecisionBuilder, changes: readonly ParentChange[]): void {
  if (w.state.parentId != null) {
    w.effects.push({ type: 'parentChanged', changes })
    return
  }
  for (const change of changes) {
    if (change.do === 'end') w.status(change.status)
    const office = change.do === 'moveOffice' ? w.state.facts[change.fact] : undefined
    if (typeof office === 'string') w.state = { ...w.state, office }
  }
}

/** Data a task can write: read-only fields keep the values that the step set. */
function writable(step: StepDef, data: Data): Data {
  const fixed = new Set(
    step.capture.filter((f) => f.readOnly === true && f.calculated === undefined).map((f) => f.key),
  )
  return fixed.size === 0 ? data : Object.fromEntries(Object.entries(data).filter(([key]) => !fixed.has(key)))
}

/** Withdraws the task's unsigned acts and closes their review and signature tasks. */
function dropUnsigned(w: DecisionBuilder, task: OpenTask): void {
  for (const act of w.flow.acts.filter(
    (a) => a.task === task.id && a.phase !== 'signed' && a.phase !== 'withdrawn',
  )) {
    w.setAct({ ...act, phase: 'withdrawn' })
    w.effects.push({ type: 'actPhase', actId: act.id, phase: 'withdrawn' })
    for (const t of w.flow.tasks.filter((x) => x.actId === act.id && x.id !== task.id)) w.cancel(t)
  }
}

/** Continues an act's life (decision 28): submitted, approved, returned or signed. */
function liveOn(
  w: DecisionBuilder,
  step: StepDef,
  outcome: Outcome,
  act: ActLife,
  actor: Actor,
  reason: string | undefined,
): void {
  switch (outcome.move) {
    case 'submit':
      submitAct(w, { ...act, drafter: actor.id })
      return
    case 'return':
      returnAct(w, act, reason)
      return
    case 'approve':
      openSignature(w, { ...act, reviewer: actor.id })
      return
    case 'hold':
      openSignature(w, act)
      return
    case 'sign':
      signAct(w, act, actor)
      // numbering is automatic (FIR-05, decision 28): the act's life ends here
      if (act.mode === 'jump') leave(w, step, 'RETORNO', undefined)
      return
    default:
      throw new Error(`${step.id} ${outcome.code} no dice qué hace con el acto`)
  }
}

/**
 * Continues the act in a family whose own steps draft, review and sign it; each outcome names the next step.
 */
function liveInFamily(
  w: DecisionBuilder,
  step: StepDef,
  outcome: Outcome,
  act: ActLife,
  actor: Actor,
  reason: string | undefined,
): void {
  const next = w.world.workflow.steps.get(outcome.to)
  if (next?.actPart === undefined) {
    if (step.actPart === 'sign') signAct(w, act, actor)
    leave(w, step, outcome.to, outcome.returnTo, actor)
    return
  }
  const lived = passOn(w, act, { from: step.actPart, to: next.actPart, actor, reason })
  const roles = rolesOfPart(next, ruleOf(w, act.template))
  refuseUnstaffed(w, next, roles)
  w.open(next.id, {
    actId: act.id,
    roles,
    assignee: next.actPart === 'draft' ? lived.drafter : null,
  })
}

function discard(w: DecisionBuilder, act: ActLife): void {
  w.setAct({ ...act, phase: 'withdrawn' })
  w.effects.push({ type: 'actPhase', actId: act.id, phase: 'withdrawn' })
  w.event('acto.descartado', { acto: act.id, plantilla: act.template })
}

/** Discards a draft. One from FIR-02 returns to the requesting step, so that its data can change. */
export function withdraw(w: DecisionBuilder, task: OpenTask, act: ActLife): void {
  discard(w, act)
  if (act.mode === 'inline' || act.origin === task.step) {
    w.update({ ...task, actId: null, expiresAt: expiryOf(stepOf(w.world, task.step), task.dueOn) })
    return
  }
  w.cancel(task)
  if (stepOf(w.world, act.origin).actPart === 'draft') {
    w.open(act.origin, { assignee: act.drafter })
    return
  }
  w.flow = { ...w.flow, stack: w.flow.stack.slice(0, -1) }
  w.open(act.origin)
}

/**
 * Ends the notifications in parallel with a case: an act not yet notified to everyone is communicated to the
 * parties, who can read it in the expediente, and no task waits for its date.
 */
function endBeside(w: DecisionBuilder): void {
  for (const own of w.flow.beside ?? []) {
    w.beside(own, () => {
      for (const task of w.flow.tasks) dropUnsigned(w, task)
      for (const task of w.flow.tasks) w.cancel(task)
    })
    w.effects.push({ type: 'actCommunicated', actId: own.notifying.actId })
    w.event('notificacion.sin_terminar', { acto: own.notifying.actId })
  }
}

/** Moves to a target: a step, a subprocess with its return step, the caller, an earlier stage, or the end. */
export function leave(
  w: DecisionBuilder,
  from: StepDef,
  to: string,
  returnTo: string | undefined,
  actor?: Actor,
  drafts?: string,
): void {
  switch (to) {
    case 'FIN':
      for (const t of w.flow.tasks) w.cancel(t)
      endBeside(w)
      w.endSuspension()
      w.flow = { ...w.flow, closed: true, stack: [], interrupted: null }
      w.event('caso.cerrado', { estado: w.state.status })
      w.effects.push({
        type: 'message',
        message: 'caso.cerrado',
        to: w.state.parties.map((p) => p.personId),
        data: {},
      })
      return
    case 'RETORNO': {
      const back = w.flow.stack.at(-1)
      // A notification in parallel with the case is complete.
      if (back === undefined && w.isBeside) return
      // A linked case has no caller to return to: it ends.
      if (back === undefined && w.state.family != null) return leave(w, from, 'FIN', undefined, actor)
      if (back === undefined) throw new Error(`${from.id} vuelve a quien lo llamó, pero nadie lo llamó`)
      w.flow = { ...w.flow, stack: w.flow.stack.slice(0, -1) }
      enter(w, from, back, actor)
      return
    }
    case 'RETORNO_ETAPA': {
      if (w.flow.interrupted === null && w.state.family != null)
        return leave(w, from, 'FIN', undefined, actor)
      const until = w.state.facts['desistimiento.nuevo_plazo']
      backToStage(w, typeof until === 'string' && until > w.world.today ? until : null)
      return
    }
    case 'REABRIR': {
      const appealed = w.state.facts['recurso.paso']
      // revoking on appeal an act that ended the stage restores the stage
      if (w.flow.interrupted !== null) backToStage(w, null)
      else {
        if (typeof appealed !== 'string')
          throw new Error(`${from.id} vuelve a resolver, pero nadie guardó el paso del acto recurrido`)
        w.flow = { ...w.flow, stack: [] }
        enter(w, from, appealed, actor)
      }
      return
    }
    case 'SIN_RECURSO': {
      const waited = String(w.state.facts['recurso.desde'])
      const due = w.state.facts['recurso.plazo']
      // A queja against a rejection is written in the family that waits for it, without a caller.
      if (stepOf(w.world, waited).family !== from.family)
        w.flow = { ...w.flow, stack: w.flow.stack.slice(0, -1) }
      else if (!w.flow.appeals?.some((one) => one.actId === w.state.facts['recurso.acto'])) giveBackBefore(w)
      // after a studied and rejected waiver, the term must not have expired in the meantime
      const last = typeof due === 'string' ? { on: due, count: undefined } : null
      const kept = last !== null && from.turn === 'corporacion' ? stillOpen(w.world, last) : last
      w.open(waited, { dueOn: kept?.on ?? null, count: kept?.count })
      return
    }
    default:
      // `FIN` as return step: the linked case ends with the subprocess.
      if (returnTo !== undefined && returnTo !== 'FIN')
        w.flow = { ...w.flow, stack: [...w.flow.stack, returnTo] }
      else if (returnTo === undefined && isIncident(w, from, to)) interrupt(w, from)
      enter(w, from, to, actor, drafts)
  }
}

/** Returns to the stage in which a withdrawal started, with a new term or its full one. */
function backToStage(w: DecisionBuilder, until: string | null): void {
  const stage = w.flow.interrupted
  if (stage === null)
    throw new Refusal('conflict', 'El caso no tiene una etapa a la cual volver.', { code: 'sin_etapa' })
  w.flow = { ...w.flow, stack: stage.stack, interrupted: null }
  const { renewed } = stepOf(w.world, stage.step)
  const last = renewed === undefined ? null : w.state.facts[renewed.until]
  // Prevents a dead end: waiting for something already expired, or for less time than was granted.
  if (renewed !== undefined && (typeof last !== 'string' || last < (until ?? w.world.today))) {
    // the renewed step lasts as long as was granted, when that exceeds its own days
    w.facts({ [renewed.until]: until })
    w.open(renewed.at)
  } else w.open(stage.step, { dueOn: until, count: until === null ? undefined : setOn(until) })
}
