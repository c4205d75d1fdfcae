import type { Actor } from '../access/actor.ts'
import { Refusal } from '../cases/problem.ts'
import {
  openSignature,
  refuseUnstaffed,
  returnAct,
  ruleOf,
  signAct,
  startAct,
  submitAct,
} from './act-life.ts'
import { dropsDraft, passOn, rolesOfPart } from './act-parts.ts'
import { draftersOf, rolesToDo } from './availability.ts'
import type { Outcome, ParentChange, StepDef } from './definition.ts'
import { holdsTrue, nest } from './facts.ts'
import { IN_THE_CALLERS_TERM, runHook } from './hooks.ts'
import { beginNotifying } from './notifying.ts'
import { type ActLife, type OpenTask, stepOf } from './state.ts'
import type { Working } from './working.ts'

type Data = Readonly<Record<string, unknown>>

/** Closes a task with its outcome and goes where the outcome leads. */
export function finish(
  w: Working,
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
    ...(reason !== undefined && { motivo: reason }),
  })
  if (outcome.status !== undefined) w.status(outcome.status)
  const act = task.actId === null ? undefined : w.flow.acts.find((a) => a.id === task.actId)
  if (dropsDraft(w.world.workflow, step, outcome)) {
    if (act !== undefined) discard(w, act)
  } else if (step.actPart !== undefined) {
    if (act === undefined)
      throw new Refusal(409, 'Esta tarea no tiene un documento.', { code: 'sin_documento' })
    if (step.family === 'proyeccion_firma') liveOn(w, step, outcome, act, actor, reason)
    else liveInFamily(w, step, outcome, act, actor, reason)
    return
  }
  runHook(w, step, outcome, task, data, actor)
  if (outcome.opens !== undefined) w.effects.push({ type: 'caseOpened', opens: outcome.opens })
  if (outcome.onParent !== undefined) changeWhatItIsAbout(w, outcome.onParent)
  leave(w, step, outcome.to, outcome.returnTo, actor, outcome.drafts)
}

/** The case beside which this one runs changes; where the steps run inside the case itself, that one does. */
function changeWhatItIsAbout(w: Working, changes: readonly ParentChange[]): void {
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

/** What a task may write: fields that the step fills by itself keep what it put there. */
function writable(step: StepDef, data: Data): Data {
  const fixed = new Set(
    step.capture.filter((f) => f.readOnly === true && f.calculated === undefined).map((f) => f.key),
  )
  return fixed.size === 0 ? data : Object.fromEntries(Object.entries(data).filter(([key]) => !fixed.has(key)))
}

/** Acts that the task began and nobody signed fall with it, and so do their reviews and signatures. */
function dropUnsigned(w: Working, task: OpenTask): void {
  for (const act of w.flow.acts.filter(
    (a) => a.task === task.id && a.phase !== 'signed' && a.phase !== 'withdrawn',
  )) {
    w.setAct({ ...act, phase: 'withdrawn' })
    w.effects.push({ type: 'actPhase', actId: act.id, phase: 'withdrawn' })
    for (const t of w.flow.tasks.filter((x) => x.actId === act.id && x.id !== task.id))
      w.close(t, 'anulada', {})
  }
}

/** The act's life (decision 28) goes on: handed in, approved, returned or signed. */
function liveOn(
  w: Working,
  step: StepDef,
  outcome: Outcome,
  act: ActLife,
  actor: Actor,
  reason: string | undefined,
): void {
  if (step.actPart === 'draft') submitAct(w, { ...act, drafter: actor.id })
  else if (outcome.code === 'devuelto') returnAct(w, act, reason)
  else if (outcome.code === 'aprobado') openSignature(w, { ...act, reviewer: actor.id })
  else if (outcome.code === 'firmas_caidas') openSignature(w, act)
  else {
    signAct(w, act, actor)
    // numbering is automatic (FIR-05, decision 28): the act's life ends here
    if (act.mode === 'jump') leave(w, step, 'RETORNO', undefined)
  }
}

/** The same in a family whose own steps are the parts of its act: each goes where its outcome says. */
function liveInFamily(
  w: Working,
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

function discard(w: Working, act: ActLife): void {
  w.setAct({ ...act, phase: 'withdrawn' })
  w.effects.push({ type: 'actPhase', actId: act.id, phase: 'withdrawn' })
  w.event('acto.descartado', { acto: act.id, plantilla: act.template })
}

/** Throws a draft away. One by FIR-02 goes back to the step that asked for it, so that its data can change. */
export function withdraw(w: Working, task: OpenTask, act: ActLife): void {
  discard(w, act)
  if (act.mode === 'inline' || act.origin === task.step) {
    w.update({ ...task, actId: null, expiresAt: w.expiryOf(stepOf(w.world, task.step), task.dueOn) })
    return
  }
  w.close(task, 'anulada', {})
  if (stepOf(w.world, act.origin).actPart === 'draft') {
    w.open(act.origin, { assignee: act.drafter })
    return
  }
  w.flow = { ...w.flow, stack: w.flow.stack.slice(0, -1) }
  w.open(act.origin)
}

/** Goes to a target: a step, a subprocess with its way back, the caller, an earlier stage, or the end. */
export function leave(
  w: Working,
  from: StepDef,
  to: string,
  returnTo: string | undefined,
  actor?: Actor,
  drafts?: string,
): void {
  switch (to) {
    case 'FIN':
      for (const t of w.flow.tasks) w.close(t, 'anulada', {})
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
      // what runs beside a case has nobody to go back to: it ends
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
      // an act that ended the stage and fell on appeal gives the stage back
      if (w.flow.interrupted !== null) backToStage(w, null)
      else {
        w.flow = { ...w.flow, stack: [] }
        enter(w, from, typeof appealed === 'string' ? appealed : 'PG-13', actor)
      }
      return
    }
    case 'SIN_RECURSO': {
      const waited = String(w.state.facts['recurso.desde'])
      const due = w.state.facts['recurso.plazo']
      w.flow = { ...w.flow, stack: w.flow.stack.slice(0, -1) }
      // a waiver that the authority studied and refused: the term must not have passed meanwhile
      const kept = typeof due === 'string' && from.turn === 'corporacion' ? w.stillOpen(due) : due
      w.open(waited, { dueOn: typeof kept === 'string' ? kept : null })
      return
    }
    default:
      // `FIN` as the way back: what runs beside a case ends when the subprocess does
      if (returnTo !== undefined && returnTo !== 'FIN')
        w.flow = { ...w.flow, stack: [...w.flow.stack, returnTo] }
      else if (returnTo === undefined && isIncident(w, from, to)) interrupt(w, from)
      enter(w, from, to, actor, drafts)
  }
}

/** The stage in which a withdrawal began, with a new term or the whole one again. */
function backToStage(w: Working, until: string | null): void {
  const stage = w.flow.interrupted
  if (stage === null)
    throw new Refusal(409, 'El caso no tiene una etapa a la cual volver.', { code: 'sin_etapa' })
  w.flow = { ...w.flow, stack: stage.stack, interrupted: null }
  w.open(stage.step, { dueOn: until })
}

/** Opens a step, with what entering it means. */
function enter(w: Working, from: StepDef, to: string, actor?: Actor, drafts?: string): void {
  const step = stepOf(w.world, to)
  if (step.skip !== undefined && holdsTrue(step.skip.when, { hecho: nest(w.state.facts) })) {
    w.event('paso.omitido', { paso: step.id, titulo: step.title })
    enter(w, from, step.skip.to, actor)
    return
  }
  if (to === 'NOT-01' && from.family !== 'notificacion') {
    beginNotifying(w, from.id)
    // an appeal against an earlier act says nothing about when this one becomes final
    if (w.state.facts['recurso.resuelto'] === true && from.family !== 'recurso')
      w.facts({ 'recurso.resuelto': false })
  }
  if (to === 'FIR-01') {
    const roles = askForAct(w, from, drafts)
    refuseUnstaffed(w, step, roles)
    w.open('FIR-01', { roles })
    return
  }
  if (to === 'FIR-02' && from.id === 'FIR-01' && actor !== undefined) {
    const template = String(w.state.facts['documento.tipo'])
    const origin = String(w.state.facts['acto.origen'])
    const act = startAct(w, { id: '' } as OpenTask, actor, template, 'jump', origin)
    w.open('FIR-02', {
      actId: act.id,
      assignee: actor.id,
      roles: draftersOf(stepOf(w.world, origin), ruleOf(w, template)),
    })
    return
  }
  refuseUnstaffed(w, step, rolesToDo(w.world, step))
  // an extension lives as long as the term that it would move: unfiled, the withdrawal follows (CPACA art. 17)
  const asked = to === 'PRO-01' ? w.flow.stack.at(-1) : undefined
  const appeal = IN_THE_CALLERS_TERM.has(to) ? w.state.facts['recurso.plazo'] : waivedOn(w, from, step)
  const fixed = asked !== undefined ? w.flow.extended[asked] : typeof appeal === 'string' ? appeal : undefined
  w.open(to, {
    notified: from.family === 'notificacion',
    extended: from.family === 'prorroga' && to !== 'DTA-01' && step.family !== 'prorroga',
    dueOn: fixed ?? null,
  })
}

/** A waiver of the days to appeal ends them on the day on which it was filed (CPACA art. 87 num. 3). */
function waivedOn(w: Working, from: StepDef, step: StepDef): unknown {
  const waived = from.family === 'renuncia_terminos' && step.kind === 'firmness'
  return waived && w.state.facts['renuncia.aceptada'] === true ? w.state.facts['renuncia.fecha'] : undefined
}

/** A family that may go back to the stage in which the case was, entered from another and without a way back. */
function isIncident(w: Working, from: StepDef, to: string): boolean {
  const family = w.world.workflow.steps.get(to)?.family
  return (
    family !== from.family &&
    (w.world.workflow.families
      .find((one) => one.id === family)
      ?.steps.some((step) => step.outcomes.some((o) => o.to === 'RETORNO_ETAPA')) ??
      false)
  )
}

/** A withdrawal keeps the stage to go back to: the applicant's step that ran out, not the extension asked for there. */
function interrupt(w: Working, from: StepDef): void {
  const { stack } = w.flow
  const asked = from.family === 'prorroga' ? stack.at(-1) : undefined
  const interrupted =
    asked === undefined ? { step: from.id, stack } : { step: asked, stack: stack.slice(0, -1) }
  w.flow = { ...w.flow, interrupted, stack: [] }
  w.facts({ 'desistimiento.nuevo_plazo': null })
}

/** Which act FIR-01 is to draft for the step that asks, and the roles that may. */
function askForAct(w: Working, from: StepDef, drafts: string | undefined): readonly string[] {
  const facts = nest(w.state.facts)
  const choice =
    drafts ??
    from.actChoice?.find((c) => holdsTrue(c.when, { hecho: facts, dato: facts }))?.act ??
    from.produces[0]
  if (choice === undefined)
    throw new Refusal(409, 'Este paso no tiene un acto por proyectar.', { code: 'sin_documento' })
  const rule = ruleOf(w, choice)
  w.facts({ 'acto.origen': from.id, 'documento.tipo': choice, 'documento.serie': rule.series })
  return draftersOf(from, rule)
}
