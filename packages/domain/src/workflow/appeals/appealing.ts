import { appealKinds } from '../../acts/appeal.ts'
import { type Standing, standing } from '../../acts/competence.ts'
import type { Appeal, AppealKind } from '../../acts/template.ts'
import type { FieldDef } from '../../forms/definition.ts'
import type { AppealClass, Outcome, StepDef, Term } from '../definition/definition.ts'
import { lastTold } from '../state/notified.ts'
import type { ActLife, ActRule, CaseState, Notifying, World } from '../state/state.ts'

/** Which appeals an act allows, from its template and signer. Screens, lists and the engine share this rule. */
const ASKS: Readonly<Record<AppealClass, readonly AppealKind[]>> = {
  reposicion: ['reposición'],
  reposicion_apelacion: ['reposición', 'apelación'],
  apelacion: ['apelación'],
  queja: ['queja'],
}

/** World data that the appeal rules need. */
export type AppealWorld = Pick<
  World,
  'workflow' | 'acts' | 'competence' | 'formerCompetence' | 'today' | 'now' | 'due'
>
type AppealState = Pick<CaseState, 'facts' | 'ttId' | 'flow'>

/** The act that an appeal from a step attacks: the one its outcome names, or the last one made known. */
export function attackedAct(
  world: AppealWorld,
  state: AppealState,
  step: string,
  against: string | undefined,
): ActLife | undefined {
  const { acts, notifying } = state.flow
  if (against !== undefined) return acts.findLast((a) => a.origin === against && a.phase === 'signed')
  return notifying === null
    ? lastTold(world.acts, state.flow, step)
    : acts.find((a) => a.id === notifying.actId)
}

/**
 * Facts as they were when the case rejected an appeal; they decide the appeals against the rejection, even
 * after a queja replaced them.
 */
function heldThen({ facts }: AppealState, act: ActLife | undefined): AppealState['facts'] {
  const before = facts['recurso_rechazado']
  return act !== undefined && facts['recurso.acto'] === act.id && typeof before === 'object'
    ? { ...facts, ...before }
    : facts
}

/** Ground and superior with which an act was signed; null when unknown. */
export function standingOfAct(
  { acts, competence, formerCompetence }: Pick<AppealWorld, 'acts' | 'competence' | 'formerCompetence'>,
  act: ActLife | undefined,
): Standing | null {
  const rule = act === undefined ? undefined : acts.get(act.template)
  if (rule === undefined || act?.signedOn == null) return null
  // an act keeps its ground: a table that changes later changes no appeal that was announced
  if (act.signedUnder !== undefined) return act.signedUnder
  return standing(formerCompetence ?? competence, act.signerRole, rule.class, act.signedOn)
}

interface AppealOptions {
  readonly open: readonly AppealClass[]
  /** Why the other classes are not open, shown to the user. */
  readonly whyNot: string | null
}

/** The given classes of appeal that an act announces. */
export function appealOptions(
  world: AppealWorld,
  state: AppealState,
  act: ActLife | undefined,
  classes: readonly AppealClass[],
): AppealOptions {
  const rule = act === undefined ? undefined : world.acts.get(act.template)
  const signer = standingOfAct(world, act)
  const kinds = rule === undefined ? [] : appealKinds(rule, signer, heldThen(state, act))
  const open = classes.filter((one) => ASKS[one].every((kind) => kinds.includes(kind)))
  if (kinds.length === 0) return { open, whyNot: 'Contra este acto no procede recurso.' }
  const refused = classes.filter((one) => !open.includes(one))
  if (kinds.includes('apelación') || !refused.some((one) => ASKS[one].includes('apelación')))
    return { open, whyNot: open.length > 0 ? null : onlyAgainst(kinds) }
  // the template announces an apelación, and this signer has no superior
  const alone = rule?.appeal?.kinds.includes('apelación') === true
  return { open, whyNot: alone ? NOBODY_ABOVE[signer?.kind ?? 'propia'] : onlyAgainst(kinds) }
}

const NOBODY_ABOVE: Readonly<Record<Standing['kind'], string>> = {
  propia: 'Quien expidió el acto no tiene superior: contra él solo procede la reposición.',
  delegacion:
    'El acto se expidió por delegación, como si lo hubiera firmado quien delegó, que no tiene superior: contra él solo procede la reposición (artículo 12 de la Ley 489 de 1998).',
  desconcentracion:
    'El acto se expidió en ejercicio de una función desconcentrada: contra él solo procede la reposición (artículo 8 de la Ley 489 de 1998).',
}

const onlyAgainst = (kinds: readonly AppealKind[]): string =>
  `Contra este acto solo procede la ${kinds.join(' o la ')}.`

/** Appeal term by law for an act and procedure type; null when no appeal exists. */
const termToAppeal = (rule: ActRule | undefined, ttId: number): Appeal | null =>
  rule?.appeal?.byProcedure?.[ttId] ?? rule?.appeal ?? null

/** Business days to appeal that an act announces at signing; undefined when it announces none. */
export const daysAnnounced = (rule: ActRule, { ttId }: Pick<CaseState, 'ttId'>): number | undefined =>
  termToAppeal(rule, ttId)?.businessDays

/** Start day of a step that waits for an appeal: the step's own letter, or the last notification. */
export function appealTermStart({ flow }: Pick<CaseState, 'flow'>, { id, termFrom }: StepDef): string | null {
  if (typeof termFrom !== 'object') return flow.lastNotifiedOn
  const letter = flow.acts.findLast(
    (one) => one.origin === id && one.template === termFrom.act && one.phase === 'signed',
  )
  return letter?.signedOn ?? null
}

/**
 * Days to appeal against the act, after the day `from`; null when it announces none. Uses the legal days, or those
 * the act announced when they are more.
 */
export function countToAppeal(
  world: AppealWorld,
  state: AppealState,
  act: ActLife | undefined,
  told: string | null = state.flow.lastNotifiedOn,
): (Term & { readonly from: string }) | null {
  const rule = act === undefined ? undefined : world.acts.get(act.template)
  if (rule?.appeal == null || told === null) return null
  if (appealKinds(rule, standingOfAct(world, act), heldThen(state, act)).length === 0) return null
  const { businessDays, norm } = termToAppeal(rule, state.ttId) ?? rule.appeal
  return { from: told, amount: Math.max(businessDays, act?.appealDays ?? 0), unit: 'habiles', norm }
}

/** The same as a day. */
export function lastDayToAppeal(
  world: AppealWorld,
  state: AppealState,
  act: ActLife | undefined,
  told: string | null = state.flow.lastNotifiedOn,
): string | null {
  const count = countToAppeal(world, state, act, told)
  return count === null ? null : world.due(count.from, count)
}

/** Latest last day that recipients were told and that by today's calendar would be earlier; null: none. */
export const toldToAppeal = (notifying: Pick<Notifying, 'recipients'> | null): string | null =>
  notifying?.recipients
    .flatMap(({ appealBy }) => appealBy ?? [])
    .toSorted()
    .at(-1) ?? null

/** Classes that a step's outcome can file when it leads to an appeal-writing step; null for other outcomes. */
export function optionsOfOutcome(
  world: AppealWorld,
  state: AppealState,
  step: StepDef,
  outcome: Outcome,
): AppealOptions | null {
  const files = world.workflow.steps.get(outcome.to)?.files
  if (files === undefined || outcome.by !== 'applicant') return null
  const act = attackedAct(world, state, step.id, outcome.against)
  const ways = appealOptions(world, state, act, files)
  if (step.term !== undefined || ways.open.length === 0) return ways
  // A waiting step without a term uses the act's days.
  const last = lastDayToAppeal(world, state, act)
  return last !== null && world.today <= last
    ? ways
    : { open: [], whyNot: 'Ya venció el término para presentar este recurso.' }
}

/** The act under appeal, as stored in the case. */
const remembered = ({ flow, facts }: AppealState): ActLife | undefined =>
  flow.acts.find((a) => a.id === facts['recurso.acto'])

/** Classes open in a step where appeals are written; null for other steps. */
const optionsOfStep = (world: AppealWorld, state: AppealState, step: StepDef): AppealOptions | null =>
  step.files === undefined ? null : appealOptions(world, state, remembered(state), step.files)

/** A step's fields, with the appeal classes open against the act and why the others are not. */
export function offeredCapture(world: AppealWorld, state: AppealState, step: StepDef): readonly FieldDef[] {
  const ways = optionsOfStep(world, state, step)
  if (ways === null) return step.capture
  return step.capture.map((field) =>
    field.key === 'recurso.clase'
      ? {
          ...field,
          options: (field.options ?? []).filter((o) => ways.open.some((one) => one === o.value)),
          ...(ways.whyNot !== null && { help: ways.whyNot }),
        }
      : field,
  )
}

/** The class filed: the chosen one or, when the step has no choice, the first open one. */
export function classFiled(
  world: AppealWorld,
  state: AppealState,
  step: StepDef,
  data: Readonly<Record<string, unknown>>,
): AppealClass | undefined {
  const chosen = step.capture.some((f) => f.key === 'recurso.clase') ? data['recurso.clase'] : undefined
  return (step.files ?? []).find((one) => one === chosen) ?? optionsOfStep(world, state, step)?.open[0]
}

/** Whether an outcome must wait for the act's appeal days, and they still run (CPACA art. 87). */
export function stillAppealable(
  world: AppealWorld,
  state: AppealState,
  step: StepDef,
  outcome: Outcome,
): boolean {
  if (outcome.afterAppeal !== true) return false
  const last = lastDayToAppeal(world, state, attackedAct(world, state, step.id, undefined))
  return last !== null && world.today <= last
}

/** Why an outcome cannot announce or file an appeal; null when it can, or is not an appeal. */
export function whyNotAppeal(
  world: AppealWorld,
  state: AppealState,
  step: StepDef,
  outcome: Outcome,
  data: Readonly<Record<string, unknown>>,
): string | null {
  if (stillAppealable(world, state, step, outcome)) return 'Todavía corre el término para recurrir.'
  const out = optionsOfOutcome(world, state, step, outcome)
  if (out !== null && out.open.length === 0) return out.whyNot
  if (outcome.by !== 'applicant') return null
  const within = optionsOfStep(world, state, step)
  if (within === null) return null
  const wanted = classFiled(world, state, step, data)
  if (wanted !== undefined && within.open.includes(wanted)) return null
  return within.whyNot ?? onlyAgainst(within.open.flatMap((one) => ASKS[one]))
}

/** Whether an outcome announces or files an appeal; any notified party can, including a third party. */
export const isAppeal = (
  workflow: World['workflow'],
  step: StepDef | undefined,
  outcome?: Outcome,
): boolean =>
  step?.files !== undefined ||
  (outcome?.by === 'applicant' && workflow.steps.get(outcome.to)?.files !== undefined)
