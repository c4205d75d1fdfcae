import { longDate } from '../../terms/dates.ts'
import { type AppealWorld, attackedAct, lastDayToAppeal, appealOptions, toldToAppeal } from './appealing.ts'
import type { FamilyDef, Outcome, StepDef } from '../definition/definition.ts'
import { familyById } from '../definition/family-by-id.ts'
import type { ActLife, CaseState, FiledAppeal, OpenTask, Recipient } from '../state/state.ts'

/**
 * Rules for appeals by several parties against one act, each within the term of their own notification (CPACA
 * art. 76). An appeal filed while another party's days run waits for them; all are studied and decided
 * together. Single source for who can still file, until when, and for whom the study waits. Pure.
 */
type AppealState = Pick<CaseState, 'facts' | 'ttId' | 'flow' | 'parties'>

/** An act that can be appealed from a step. */
export interface Attack {
  readonly act: ActLife | undefined
  /** Last day of parties without their own: the waiting step's end, or that of the act's days. */
  readonly common: string | null
}

/** Outcomes that announce an appeal from a step. */
export const appealOutcomes = (world: Pick<AppealWorld, 'workflow'>, step: StepDef): readonly Outcome[] =>
  step.outcomes.filter((o) => o.by === 'applicant' && world.workflow.steps.get(o.to)?.files !== undefined)

export function attackOf(
  world: AppealWorld,
  state: AppealState,
  task: Pick<OpenTask, 'step' | 'dueOn'>,
  outcome: Outcome,
): Attack {
  const act = attackedAct(world, state, task.step, outcome.against)
  return { act, common: task.dueOn ?? lastDayToAppeal(world, state, act) }
}

/**
 * An applicant and their proxy are one party: they file one appeal, within the days of both, and a new
 * applicant takes their place.
 */
export const sideOf = ({ role, personId }: Pick<Recipient, 'role' | 'personId'>): string =>
  role === 'solicitante' || role === 'apoderado' ? 'solicitante' : personId

/** The party that a user acts for in a case. */
export function partyOf(parties: readonly Recipient[], personId: string): string {
  const sides = parties.filter((p) => p.personId === personId).map(sideOf)
  return sides.find((side) => side === 'solicitante') ?? personId
}

interface Days {
  readonly notified: boolean
  /** Null: some recipient of the party has not been notified. */
  readonly last: string | null
}

/** Appeal days of the party that a user belongs to. */
export function daysOf(
  world: AppealWorld,
  state: AppealState,
  { act, common }: Attack,
  personId: string,
): Days {
  const side = partyOf(state.parties, personId)
  const { notifying, lastNotifiedOn } = state.flow
  const own =
    act === undefined || notifying?.actId !== act.id
      ? []
      : notifying.recipients.filter((r) => sideOf(r) === side)
  // parties without their own notification (a third party recognised later) have the step's days
  if (own.length === 0) return { notified: common !== null, last: common }
  const told = own.flatMap((r) => r.legalOn ?? []).sort()
  const latest = told.at(-1)
  if (latest === undefined) return { notified: false, last: null }
  if (told.length < own.length) return { notified: true, last: null }
  // the waiting step's end belongs to the party notified last; a delay of the office can have extended it
  if (latest === lastNotifiedOn && common !== null) return { notified: true, last: common }
  const last = lastDayToAppeal(world, { ...state, flow: { ...state.flow, lastNotifiedOn: latest } }, act)
  const kept = toldToAppeal({ recipients: own })
  return { notified: true, last: kept !== null && (last === null || kept > last) ? kept : (last ?? common) }
}

/** Whether any appeal in the case waits for other parties' days. */
export const appealTermsRunning = ({ flow }: Pick<CaseState, 'flow'>): boolean =>
  flow.appeals?.some((one) => one.state === 'espera') === true

/** Appeals against an act that wait for other parties' days. */
export const waitingAgainst = (state: Pick<CaseState, 'flow'>, act: ActLife | undefined): FiledAppeal[] =>
  act === undefined
    ? []
    : (state.flow.appeals ?? []).filter((one) => one.actId === act.id && one.state === 'espera')

const filedBy = (state: AppealState, act: ActLife | undefined, personId: string): FiledAppeal | undefined => {
  const side = partyOf(state.parties, personId)
  return state.flow.appeals?.find((a) => a.actId === act?.id && sideOf(a) === side)
}

/** A queja belongs to the party whose appeal to the superior was rejected; other appeals to every party. */
function isEntitled(
  world: AppealWorld,
  state: AppealState,
  act: ActLife | undefined,
  personId: string,
): boolean {
  if (appealOptions(world, state, act, ['queja']).open.length === 0) return true
  const rejected = (state.flow.appeals ?? []).filter((one) => one.state === 'rechazado')
  const side = partyOf(state.parties, personId)
  return rejected.length === 0 || rejected.some((one) => one.kind !== 'reposicion' && sideOf(one) === side)
}

/** Why a user cannot appeal an act today; null when they can. */
export function whyNotTheirs(
  world: AppealWorld,
  state: AppealState,
  attack: Attack,
  personId: string,
): string | null {
  const filed = filedBy(state, attack.act, personId)
  if (filed !== undefined)
    return filed.personId === personId
      ? `Usted ya presentó su recurso contra este acto, el ${longDate(filed.on)}.`
      : `El recurso contra este acto ya se presentó en nombre de su parte, el ${longDate(filed.on)}.`
  if (!isEntitled(world, state, attack.act, personId))
    return 'El recurso de queja es de quien apeló y no fue admitido.'
  const { notified, last } = daysOf(world, state, attack, personId)
  if (!notified) return 'Todavía no se le ha notificado este acto.'
  return last !== null && world.today > last ? `Su término para recurrir venció el ${longDate(last)}.` : null
}

/** Last day on which a party that has not filed still can; null when no party's days run. */
export function othersUntil(world: AppealWorld, state: AppealState, attack: Attack): string | null {
  const ends = state.parties.flatMap(({ personId }) => {
    if (whyNotTheirs(world, state, attack, personId) !== null) return []
    return daysOf(world, state, attack, personId).last ?? []
  })
  return ends.sort().at(-1) ?? null
}

/** The step that waits for appeals meanwhile, and the open task of the other family. */
export function awaitedStep(
  world: Pick<AppealWorld, 'workflow'>,
  state: Pick<CaseState, 'flow' | 'facts'>,
): { readonly step: StepDef; readonly task: OpenTask; readonly dueOn: string | null } | null {
  const familyAt = ({ step }: OpenTask): FamilyDef | undefined =>
    familyById(world.workflow, world.workflow.steps.get(step)?.family)
  // the appeal days go on during another party's notification, and during a waiver
  const task = state.flow.tasks.find((t) => {
    const family = familyAt(t)
    return family?.makesKnown === true || family?.waives === true
  })
  const step = world.workflow.steps.get(state.flow.stack.at(-1) ?? '')
  if (task === undefined || step === undefined || appealOutcomes(world, step).length === 0) return null
  // A waiver left the waiting step, whose end is stored; during a notification there is no end yet.
  const due = familyAt(task)?.makesKnown === true ? null : state.facts['recurso.plazo']
  return { step, task, dueOn: typeof due === 'string' ? due : null }
}

/** The waiting step's task as one party sees it: their own days decide its guards. */
export function taskAsTheirs(
  world: AppealWorld,
  state: AppealState,
  step: StepDef,
  attack: Attack,
  personId: string,
): OpenTask {
  return {
    id: '',
    step: step.id,
    turn: step.turn,
    audience: [],
    assignee: null,
    openedAt: world.now,
    dueOn: daysOf(world, state, attack, personId).last ?? world.today,
    expiresAt: null,
    actId: null,
  }
}

const remembered = ({ flow, facts }: AppealState): ActLife | undefined =>
  flow.acts.find((a) => a.id === facts['recurso.acto'])

/**
 * Why an outcome is closed because of other appeals: the party's days are over, it has already filed, or an
 * appeal waits in the step for other parties. Null when none applies.
 */
export function whyNotWithOthers(
  world: AppealWorld,
  state: AppealState,
  task: OpenTask,
  outcome: Outcome,
  personId: string | undefined,
): string | null {
  const step = world.workflow.steps.get(task.step)
  if (step === undefined) return null
  const ways = appealOutcomes(world, step)
  if (ways.includes(outcome))
    return personId === undefined
      ? null
      : whyNotTheirs(world, state, attackOf(world, state, task, outcome), personId)
  if (step.files !== undefined && outcome.by === 'applicant')
    return personId === undefined
      ? null
      : whyNotTheirs(world, state, { act: remembered(state), common: task.dueOn }, personId)
  // another party can still waive the rest of their own days
  if (world.workflow.steps.get(outcome.to)?.callersTerm === 'kept' || !appealTermsRunning(state)) return null
  const waits = ways.some((way) => waitingAgainst(state, attackOf(world, state, task, way).act).length > 0)
  return waits
    ? 'Hay un recurso presentado. Pasa a estudio, con los demás que se presenten, cuando no corra el término de ninguna otra parte.'
    : null
}
