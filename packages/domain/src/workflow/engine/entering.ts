import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { ruleOf, startAct } from '../effects/act-life.ts'
import { draftersOf, rolesToDo } from '../decision/availability.ts'
import type { FamilyDef, StepDef } from '../definition/definition.ts'
import { setOn } from '../../terms/recount.ts'
import { familyById } from '../definition/family-by-id.ts'
import { nest } from '../../forms/nest.ts'
import { holdsTrue } from '../state/facts.ts'
import { beginNotifying } from '../effects/notifying.ts'
import { stepOf } from '../state/state.ts'
import { subprocessesOf } from '../definition/subprocesses.ts'
import { refuseUnstaffed } from '../decision/unstaffed.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/** Opens a step and applies the effects of entering it. */
export function enter(w: DecisionBuilder, from: StepDef, to: string, actor?: Actor, drafts?: string): void {
  const step = stepOf(w.world, to)
  if (step.skip !== undefined && holdsTrue(step.skip.when, { hecho: nest(w.state.facts) })) {
    w.event('paso.omitido', { paso: step.id, titulo: step.title })
    enter(w, from, step.skip.to, actor)
    return
  }
  const { acts, notify } = subprocessesOf(w.world.workflow)
  if (to === notify && from.family !== step.family) {
    beginNotifying(w, from.id)
    // an appeal against an earlier act does not affect when this one becomes final
    if (w.state.facts['recurso.resuelto'] === true && familyOf(w, from)?.status === undefined)
      w.facts({ 'recurso.resuelto': false })
  }
  if (to === acts.choose) {
    const roles = askForAct(w, from, drafts)
    refuseUnstaffed(w, step, roles)
    w.open(to, { roles })
    return
  }
  if (to === acts.draft && from.id === acts.choose && actor !== undefined) {
    const template = String(w.state.facts['documento.tipo'])
    const origin = String(w.state.facts['acto.origen'])
    const act = startAct(w, { id: '' }, actor, template, 'jump', origin)
    w.open(to, {
      actId: act.id,
      assignee: actor.id,
      roles: draftersOf(stepOf(w.world, origin), ruleOf(w, template)),
    })
    return
  }
  refuseUnstaffed(w, step, rolesToDo(w.world, step))
  // An extension request lasts as long as the term it would move: when not filed, withdrawal follows (CPACA
  // art. 17).
  const asked = step.callersTerm === 'extended' ? w.flow.stack.at(-1) : undefined
  const appeal = step.callersTerm === 'kept' ? w.state.facts['recurso.plazo'] : waivedOn(w, from, step)
  const fixed = asked !== undefined ? w.flow.extended[asked] : typeof appeal === 'string' ? appeal : undefined
  w.open(to, {
    notified: familyOf(w, from)?.makesKnown === true,
    // back at the step that requested an extension
    extended: familyOf(w, from)?.extendsTerm === true && w.flow.extended[to] !== undefined,
    dueOn: fixed ?? null,
    // a borrowed term keeps its own days; a waived one ends on the day of the waiver
    count: fixed === undefined || step.callersTerm !== undefined ? undefined : setOn(fixed),
  })
}

const familyOf = (w: DecisionBuilder, step: StepDef): FamilyDef | undefined =>
  familyById(w.world.workflow, step.family)

/** A waiver of the appeal term ends it on its filing date (CPACA art. 87 num. 3). */
function waivedOn(w: DecisionBuilder, from: StepDef, step: StepDef): unknown {
  const waived = step.kind === 'firmness' && familyOf(w, from)?.waives === true
  return waived && w.state.facts['renuncia.aceptada'] === true ? w.state.facts['renuncia.fecha'] : undefined
}

/**
 * Whether a step belongs to another family that can return to the case's stage, entered without a return step.
 */
export function isIncident(w: DecisionBuilder, from: StepDef, to: string): boolean {
  const family = familyById(w.world.workflow, w.world.workflow.steps.get(to)?.family)
  return (
    family !== undefined &&
    family.id !== from.family &&
    family.steps.some((step) => step.outcomes.some((o) => o.to === 'RETORNO_ETAPA'))
  )
}

/**
 * Stores the stage to return to after a withdrawal: the applicant's expired step, not the extension requested
 * there.
 */
export function interrupt(w: DecisionBuilder, from: StepDef): void {
  const { stack } = w.flow
  const asked = familyOf(w, from)?.extendsTerm === true ? stack.at(-1) : undefined
  const interrupted =
    asked === undefined ? { step: from.id, stack } : { step: asked, stack: stack.slice(0, -1) }
  w.flow = { ...w.flow, interrupted, stack: [] }
  w.facts({ 'desistimiento.nuevo_plazo': null })
}

/** Selects the act that FIR-01 drafts for the requesting step; returns the roles that can draft it. */
function askForAct(w: DecisionBuilder, from: StepDef, drafts: string | undefined): readonly string[] {
  const facts = nest(w.state.facts)
  const choice =
    drafts ??
    from.actChoice?.find((c) => holdsTrue(c.when, { hecho: facts, dato: facts }))?.act ??
    from.produces[0]
  if (choice === undefined)
    throw new Refusal('conflict', 'Este paso no tiene un acto por proyectar.', { code: 'sin_documento' })
  const rule = ruleOf(w, choice)
  w.facts({ 'acto.origen': from.id, 'documento.tipo': choice, 'documento.serie': rule.series })
  return draftersOf(from, rule)
}
