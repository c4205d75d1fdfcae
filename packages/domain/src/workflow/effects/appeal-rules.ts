import type { Actor } from '../../access/actor.ts'
import { isPlain } from '../../forms/nest.ts'
import { Refusal } from '../../kernel/problem.ts'
import { attackedAct, classFiled, lastDayToAppeal, appealOptions } from '../appeals/appealing.ts'
import type { OutcomeRule } from '../definition/outcome-rule.ts'
import type { Outcome, StepDef } from '../definition/definition.ts'
import { othersUntil } from '../appeals/filed-appeals.ts'
import { close, onToSuperior, receive, reject, setAside, studyTogether } from './joint-appeals.ts'
import type { OpenTask } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

type Data = Readonly<Record<string, unknown>>
type RuleEffect = (
  w: DecisionBuilder,
  task: OpenTask,
  data: Data,
  by: { actor: Actor; step: StepDef },
) => void

const appealFiled: RuleEffect = (w, _task, data, { actor, step }) => {
  const kind = classFiled(w.world, w.state, step, data)
  const actId = w.state.facts['recurso.acto']
  if (kind === undefined || typeof actId !== 'string')
    throw new Refusal('conflict', 'No hay un acto contra el cual presentar el recurso.', { code: 'sin_acto' })
  receive(w, { actId, kind, data }, actor)
}

/**
 * Destination after filing an appeal: the waiting step while another party's days run; the joint study of all
 * filed appeals once nobody else can file.
 */
export function afterFiling(w: DecisionBuilder, step: StepDef, outcome: Outcome): string {
  if (step.files === undefined || outcome.by !== 'applicant') return outcome.to
  const act = w.flow.acts.find((one) => one.id === w.state.facts['recurso.acto'])
  const due = w.state.facts['recurso.plazo']
  if (othersUntil(w.world, w.state, { act, common: typeof due === 'string' ? due : null }) !== null)
    return 'SIN_RECURSO'
  studyTogether(w, step.family)
  return outcome.to
}

/**
 * Restores the facts of the earlier appeal when a queja was announced and not filed, or failed while another
 * appeal of the same act was decided.
 */
export function giveBackBefore(w: DecisionBuilder): void {
  const before = w.state.facts['recurso_rechazado']
  if (!isPlain(before)) return
  // the current waiting step and its deadline are not restored
  const { 'recurso.desde': _step, 'recurso.plazo': _end, ...was } = before
  w.facts({ ...was, recurso_rechazado: null })
}

/** Whether the act whose appeal was rejected had another appeal that was admitted. */
function wasDecidedBeside(w: DecisionBuilder): boolean {
  const before = w.state.facts['recurso_rechazado']
  const heard = (w.flow.appeals ?? []).filter((one) => one.state !== 'rechazado')
  return isPlain(before) && heard.some((one) => one.actId === before['recurso.acto'])
}

/** Ends an appeal; a queja alongside a decided appeal restores that appeal's facts. */
function appealOver(w: DecisionBuilder, holds: boolean): void {
  const decision = w.state.facts['recurso.decision']
  if (w.state.facts['recurso.clase'] === 'queja' && wasDecidedBeside(w)) giveBackBefore(w)
  w.facts({ 'recurso.resuelto': holds, recurso_rechazado: null })
  close(w, decision)
}

/** An apelación filed en subsidio goes to the superior when the reposición left a grievance. */
const appealGoesOn: RuleEffect = (w) => {
  const { 'recurso.clase': clase, 'recurso.decision': decision } = w.state.facts
  giveBackBefore(w)
  w.facts({
    recurso_rechazado: null,
    'recurso.clase': 'apelacion',
    'recurso.admite': true,
    'recurso.decision': null,
  })
  onToSuperior(w, { clase, decision })
}

/** Rules for filing and ending an appeal, in every family that has them. */
export const APPEAL_RULES = {
  'recurso.radicado': appealFiled,
  'recurso.admitido': (w) => setAside(w, w.state.facts['recurso.inadmitidos']),
  'recurso.rechazado': reject,
  'recurso.resuelto': (w) => appealOver(w, true),
  'recurso.al_superior': appealGoesOn,
  'recurso.reabierto': (w) => appealOver(w, false),
} as const satisfies Partial<Record<OutcomeRule, RuleEffect>>

/**
 * Stores the act an appeal attacks, the step that drafted it, the role that issued it, and the waiting step
 * with its term. Clears the results of an earlier appeal, so that they cannot decide this one.
 */
export function rememberAppealed(w: DecisionBuilder, step: StepDef, task: OpenTask, outcome: Outcome): void {
  const act = attackedAct(w.world, w.state, step.id, outcome.against)
  // on a second queja against the same rejection, the first queja's stored facts stay
  const complains =
    w.state.facts['recurso.acto'] !== act?.id &&
    appealOptions(w.world, w.state, act, ['queja']).open.length > 0
  // A queja attacks the rejection; the rejected appeal is restored when it succeeds.
  const rejected = Object.entries(w.state.facts).filter(([key]) => key.startsWith('recurso.'))
  w.facts({
    ...(complains && { recurso_rechazado: Object.fromEntries(rejected) }),
    'recurso.acto': act?.id ?? null,
    'recurso.plantilla': act?.template ?? null,
    'recurso.paso': act?.origin ?? null,
    'recurso.firmante_rol': act?.signerRole ?? null,
    'recurso.resuelto': false,
    'recurso.admite': null,
    'recurso.segunda': null,
    'recurso.decision': null,
    'recurso.inadmitidos': null,
    'recurso.rechaza_apelacion': false,
    'recurso.desde': step.id,
    'recurso.plazo': task.dueOn ?? lastDayToAppeal(w.world, w.state, act),
  })
}
