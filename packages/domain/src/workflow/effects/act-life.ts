import { daysAnnounced } from '../appeals/appealing.ts'
import type { Actor } from '../../access/actor.ts'
import { competenceOn, signedUnder, signingRole, whyNotSign } from '../../acts/competence.ts'
import { Refusal } from '../../kernel/problem.ts'
import { FORMAL, actToStart, draftersOf } from '../decision/availability.ts'
import { countedFrom } from '../decision/step-due.ts'
import { backToDraft } from './pass-act-on.ts'
import { refuseOpenRemarks } from '../state/remarks-hold.ts'
import { notifyBeside } from './notify-beside.ts'
import { isNotifiedInParallel } from '../state/notified.ts'
import { markSent, recipientInHand } from './notifying.ts'
import { type ActLife, type ActRule, type OpenTask, endOfDay, stepOf } from '../state/state.ts'
import { postNotice } from './publish.ts'
import { keepAnnounced } from './announced-term.ts'
import { isNotifiedFrom, subprocessesOf } from '../definition/subprocesses.ts'
import { refuseUnstaffed } from '../decision/unstaffed.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

export function ruleOf(w: DecisionBuilder, template: string): ActRule {
  const rule = w.world.acts.get(template)
  if (rule === undefined) throw new Error(`No hay plantilla ${template}`)
  return rule
}

/** Starts an act in the task of the step that produces it (inline), or in FIR-01 (jump). */
export function startAct(
  w: DecisionBuilder,
  task: Pick<OpenTask, 'id'>,
  actor: Actor,
  template: string,
  mode: 'inline' | 'jump',
  origin: string,
): ActLife {
  const rule = ruleOf(w, template)
  if (FORMAL.has(rule.class) && !actor.roles.some((role) => rule.drafts.includes(role)))
    throw new Refusal('forbidden', `Su rol no proyecta este acto: ${rule.name}.`, { code: 'no_proyecta' })
  const act: ActLife = {
    id: w.world.newId(),
    template,
    origin,
    task: mode === 'inline' ? task.id : null,
    mode,
    phase: 'draft',
    drafter: actor.id,
    reviewer: null,
    signer: null,
    signerRole: null,
    signedOn: null,
    number: null,
  }
  w.flow = { ...w.flow, acts: [...w.flow.acts, act] }
  const addressee = recipientInHand(w, origin)
  w.effects.push({ type: 'actStarted', actId: act.id, template, origin, drafter: actor.id, addressee })
  w.event('acto.iniciado', { acto: act.id, plantilla: template })
  return act
}

export function startInline(
  w: DecisionBuilder,
  task: OpenTask,
  actor: Actor,
  data: Readonly<Record<string, unknown>>,
): ActLife {
  const open = w.flow.acts.find(
    (a) => (a.task === task.id || a.id === task.actId) && a.phase !== 'signed' && a.phase !== 'withdrawn',
  )
  if (open !== undefined) return open
  const template = actToStart(w.world, w.state, task, data)
  if (template === null)
    throw new Refusal('conflict', 'Este paso no tiene un documento por redactar ahora.', {
      code: 'sin_documento',
    })
  // A draft step hands its act to the next step; other steps keep theirs until it is signed.
  const mode = stepOf(w.world, task.step).actPart === 'draft' ? 'jump' : 'inline'
  const act = startAct(w, task, actor, template, mode, task.step)
  w.update({ ...task, actId: act.id })
  return act
}

/** Submits an act to its reviewers, or directly to signature when it needs no review. */
export function submitAct(w: DecisionBuilder, act: ActLife): void {
  const rule = ruleOf(w, act.template)
  w.event('acto.enviado', { acto: act.id, plantilla: act.template })
  if (rule.reviews.length > 0) {
    w.setAct({ ...act, phase: 'review' })
    w.effects.push({ type: 'actPhase', actId: act.id, phase: 'review', drafter: act.drafter })
    const { review } = subprocessesOf(w.world.workflow).acts
    refuseUnstaffed(w, stepOf(w.world, review), rule.reviews)
    w.open(review, { actId: act.id, roles: rule.reviews, assignee: null })
  } else openSignature(w, { ...act, phase: 'sign' })
}

/**
 * Opens the signature task. Autos and resoluciones need a third signer; other documents are signed by their
 * drafter when `signs` includes one of the drafter's roles, or when they are an acta or a concepto (decision
 * 14).
 */
export function openSignature(w: DecisionBuilder, act: ActLife): void {
  const rule = ruleOf(w, act.template)
  w.setAct({ ...act, phase: 'sign' })
  w.effects.push({
    type: 'actPhase',
    actId: act.id,
    phase: 'sign',
    reviewer: act.reviewer,
    drafter: act.drafter,
  })
  const { sign } = subprocessesOf(w.world.workflow).acts
  if (signsOwn(w, rule, act.drafter))
    w.open(sign, { actId: act.id, roles: w.world.rolesOf(act.drafter), assignee: act.drafter })
  else {
    refuseUnstaffed(w, stepOf(w.world, sign), signersOf(w, rule))
    w.open(sign, { actId: act.id, roles: signersOf(w, rule), assignee: null })
  }
}

export function signsOwn(w: DecisionBuilder, rule: ActRule, drafter: string): boolean {
  if (FORMAL.has(rule.class)) return false
  if (rule.class === 'acta' || rule.class === 'concepto') return true
  return w.world.rolesOf(drafter).some((role) => rule.signs.includes(role))
}

/** The role that issued the appealed act decides the appeal (REC-04), when it can sign. */
function signersOf(w: DecisionBuilder, rule: ActRule): readonly string[] {
  const issued = w.state.facts['recurso.firmante_rol']
  if (rule.decidesAppeal === 'issuer' && typeof issued === 'string' && rule.signs.includes(issued))
    return [issued]
  const { competence, today } = w.world
  const may = rule.signs.filter((role) => competenceOn(competence, role, rule.class, today) !== null)
  // offered to roles that can sign today; when none can, to the template's roles, which see why not
  return may.length > 0 ? may : rule.signs
}

/** A reviewer or signer returns the act to its drafter, with the reason. */
export function returnAct(w: DecisionBuilder, act: ActLife, reason: string | undefined): void {
  backToDraft(w, act, reason)
  if (act.mode === 'jump')
    w.open(subprocessesOf(w.world.workflow).acts.draft, {
      actId: act.id,
      assignee: act.drafter,
      roles: draftersOf(stepOf(w.world, act.origin), ruleOf(w, act.template)),
    })
}

/**
 * Separation of duties: drafter, reviewer and signer of an auto or resolución are three different people.
 * Throws `Refusal` (forbidden).
 */
export function refuseSamePerson(w: DecisionBuilder, task: OpenTask, actor: Actor): void {
  if (task.actId === null) return
  const act = w.flow.acts.find((a) => a.id === task.actId)
  if (act === undefined) return
  const part = stepOf(w.world, task.step).actPart
  // Attack: writing for an absent colleague, who hands it in, and reviewing it oneself
  const wrote = act.drafter === actor.id || w.world.writersOf?.(act.id).includes(actor.id) === true
  if (part === 'review' && wrote)
    throw new Refusal(
      'forbidden',
      'Quien proyecta un documento no puede revisarlo. Debe hacerlo otra persona.',
      {
        code: 'separacion',
      },
    )
  if (part === 'sign' && FORMAL.has(ruleOf(w, act.template).class) && (wrote || act.reviewer === actor.id))
    throw new Refusal(
      'forbidden',
      'Quien proyecta o revisa un acto no puede firmarlo. Debe hacerlo otra persona.',
      {
        code: 'separacion',
      },
    )
}

/**
 * Signs an act; the caller assigns number, date and code in the same transaction (decision 28). Throws
 * `Refusal` (forbidden) when the actor lacks competence.
 */
export function signAct(w: DecisionBuilder, act: ActLife, actor: Actor): void {
  refuseOpenRemarks(w.world, act.id)
  const rule = ruleOf(w, act.template)
  const { competence, today } = w.world
  // An act signed without competence on its day is void (CPACA art. 137).
  const refused = whyNotSign(competence, rule, actor.roles, today)
  if (refused !== null) throw new Refusal('forbidden', refused, { code: 'sin_competencia' })
  const signerRole = signingRole(competence, rule, actor.roles, today) ?? actor.roles[0] ?? null
  const under = signedUnder(competence, signerRole, rule.class, today)
  const appealDays = daysAnnounced(rule, w.state)
  const signed: ActLife = {
    ...act,
    phase: 'signed',
    signer: actor.id,
    signerRole,
    signedOn: w.world.today,
    signedUnder: under,
    ...(appealDays !== undefined && { appealDays }),
  }
  w.setAct(signed)
  const announce = rule.announcement.by === 'comunicacion' && !isNotified(w, act)
  w.effects.push({
    type: 'actSigned',
    actId: act.id,
    signer: actor.id,
    signerRole,
    signedUnder: under,
    announce,
  })
  w.event('acto.firmado', { acto: act.id, plantilla: act.template, firmante: actor.id })
  if (rule.sendsBy !== undefined) markSent(w, rule.sendsBy)
  postNotice(w, signed)
  if (isNotifiedInParallel(rule)) notifyBeside(w, signed)
  if (act.mode === 'inline') resumeOrigin(w, signed)
}

/**
 * Whether a communicated act will also be notified, from its requesting step or from the step that
 * continues after the signature: sending it too would reach the recipient twice (decisions 30, 44).
 */
function isNotified(w: DecisionBuilder, act: ActLife): boolean {
  const origin = stepOf(w.world, act.origin)
  const { workflow } = w.world
  const { choose } = subprocessesOf(workflow).acts
  const next = origin.outcomes.flatMap((o) =>
    o.to === choose && o.returnTo !== undefined ? [stepOf(w.world, o.returnTo)] : [],
  )
  const signing =
    origin.actPart === undefined
      ? []
      : [...workflow.steps.values()].filter((s) => s.family === origin.family && s.actPart === 'sign')
  return [origin, ...next, ...signing].some((step) => isNotifiedFrom(workflow, step))
}

/** Lets the step that requested an inline act continue; a term that counts from the signature starts today. */
function resumeOrigin(w: DecisionBuilder, act: ActLife): void {
  const task = w.flow.tasks.find((t) => t.id === act.task)
  if (task === undefined) return
  const step = stepOf(w.world, task.step)
  let next: OpenTask = { ...task, actId: null }
  if (typeof step.termFrom === 'object' && step.termFrom.act === act.template) {
    const term = w.termOf(step)
    if (term !== null) {
      const { on, count } = countedFrom(w.world, w.world.today, term)
      next = { ...next, dueOn: on, count, expiresAt: endOfDay(on) }
    }
  }
  w.update(next)
  // the letter can have announced more days than the step's term
  if (next.dueOn !== task.dueOn) keepAnnounced(w, next)
}
