import type { Actor } from '../../access/actor.ts'
import { addDays, bogotaDate, dateOfDay, dayNumber, longDate } from '../../terms/dates.ts'
import { type Calendar, dayKind, isBusinessDay } from '../../terms/calendar.ts'
import { recount } from '../../terms/recount.ts'
import { dueDate } from '../../terms/term.ts'
import { lastDayToAppeal } from '../appeals/appealing.ts'
import { appealTermsRunning } from '../appeals/filed-appeals.ts'
import type { StepDef } from '../definition/definition.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'
import { expiryOf } from '../state/expiry.ts'
import {
  type CaseState,
  endOfDay,
  type Notifying,
  type OpenTask,
  stepOf,
  type World,
} from '../state/state.ts'
import { settleAppeals } from './appeal-rounds.ts'
import { isFor } from './decide.ts'

/** A change of the days that count for a case. */
export interface Recount {
  /** by which its terms were counted last */
  readonly before: Calendar
  readonly now: Calendar
  /** Spanish, why a day is no business day and where: «en la sede Ibagué (Fiestas, Decreto 12 de 2026)» */
  readonly why: (date: string) => string
  /** last day of the whole case by both calendars, and the day it counts from; null: none, or paused */
  readonly ofCase: {
    readonly since: string | null
    readonly from: string | null
    readonly to: string | null
  }
}

/** Most days that one line of the history names. */
const NAMED_DAYS = 10

/**
 * Counts the open terms of a case by another calendar. What is over stays over; a day that a person was told never
 * becomes earlier (decision 74), an internal one does. Null: nothing changes. Pure.
 */
export function recountTerms(world: World, state: CaseState, by: Recount, actor: Actor): Decision | null {
  const w = new DecisionBuilder({ ...world, due: dueBy(by.now) }, state, actor.id)
  const told = new Map<string, string[]>()
  for (const own of w.flow.beside ?? []) w.beside(own, () => recountTasks(w, by, told))
  recountTasks(w, by, told)
  recountPostings(w, by)
  const { since, from, to } = by.ofCase
  if (from !== null && to !== null && from !== to)
    w.event('termino.caso_recontado', {
      de: from,
      a: to,
      dias: changedDays(by, since ?? addDays(world.today, -1), from, to),
    })
  if (appealTermsRunning(w.state) && w.changed.size > 0) settleAppeals(w, actor)
  for (const [person, lines] of told)
    w.effects.push({
      type: 'message',
      message: state.parties.some(({ personId }) => personId === person)
        ? 'termino.recontado'
        : 'termino.interno_recontado',
      to: [person],
      data: { plazos: lines },
    })
  const done = w.done()
  return done.events.length > 0 || done.changed.length > 0 || done.state.flow !== state.flow ? done : null
}

const dueBy =
  (calendar: Calendar): World['due'] =>
  (from, { amount, unit }) =>
    dueDate(from, amount, unit, calendar)

/** Of the case, or of the parallel notification that the builder is in. */
function recountTasks(w: DecisionBuilder, by: Recount, told: Map<string, string[]>): void {
  for (const task of w.flow.tasks) recountTask(w, by, task, told)
  const since = w.flow.tasks.at(-1)?.openedAt
  // of the case's own step
  if (since !== undefined && !w.isBeside) recountKept(w, by, bogotaDate(since))
  const { notifying } = w.flow
  if (notifying === null) return
  const kept = keptDays(w, by, notifying)
  if (kept !== notifying) w.flow = { ...w.flow, notifying: kept }
}

function recountTask(w: DecisionBuilder, by: Recount, task: OpenTask, told: Map<string, string[]>): void {
  const { dueOn, count } = task
  const step = stepOf(w.world, task.step)
  if (dueOn === null || isOver(w.world, step, task, dueOn)) return
  const since = count?.from ?? bogotaDate(task.openedAt)
  const term = { on: dueOn, count, since, told: isTold(step) }
  const due = recount(term, by.before, by.now)
  const dias = changedDays(by, since, dueOn, due)
  if (due === dueOn) {
    if (isKeptNow({ ...term, told: false }, by))
      w.event('termino.recontado', { ...namesOf(step), de: dueOn, a: dueOn, dias })
    return
  }
  w.update({ ...task, dueOn: due, expiresAt: expiryOf(step, due) })
  w.event('termino.recontado', { ...namesOf(step), de: dueOn, a: due, dias })
  for (const person of peopleOf(w, step, task))
    told.set(person, [
      ...(told.get(person) ?? []),
      `«${step.title}»: hasta el ${longDate(due)}; antes, hasta el ${longDate(dueOn)}.`,
    ])
}

const namesOf = ({ id, title }: StepDef) => ({ paso: id, titulo: title })

/** What the clock has judged is over; without a clock, what has passed. */
const isOver = (world: World, step: StepDef, { expiresAt }: OpenTask, dueOn: string): boolean =>
  expiryOf(step, dueOn) === null ? endOfDay(dueOn) <= world.now : expiresAt === null

/** The days are those of a party: they answer, or can still appeal or ask for something. */
const isTold = ({ turn, outcomes }: StepDef): boolean =>
  turn === 'usuario' || outcomes.some((o) => o.by === 'applicant')

/** Whether a day was called back just now that would make a told day earlier. */
const isKeptNow = (term: Parameters<typeof recount>[0], { before, now }: Recount): boolean =>
  recount(term, before, now) < term.on && recount(term, before, before) >= term.on

function peopleOf(w: DecisionBuilder, step: StepDef, task: OpenTask): readonly string[] {
  if (!isTold(step)) return task.assignee === null ? [] : [task.assignee]
  const concerned =
    task.turn === 'usuario' ? w.state.parties.filter((p) => isFor(step.party, p)) : w.state.parties
  return [...new Set(concerned.map(({ personId }) => personId))]
}

/** Days of terms that run on while another step is open: an extension under study, an appeal being written. */
function recountKept(w: DecisionBuilder, by: Recount, since: string): void {
  const again = (on: string): string =>
    on < w.world.today ? on : recount({ on, count: undefined, since, told: true }, by.before, by.now)
  const extended = Object.entries(w.flow.extended)
  if (extended.some(([, on]) => again(on) !== on))
    w.flow = { ...w.flow, extended: Object.fromEntries(extended.map(([step, on]) => [step, again(on)])) }
  const appeal = w.state.facts['recurso.plazo']
  if (typeof appeal === 'string' && again(appeal) !== appeal) w.facts({ 'recurso.plazo': again(appeal) })
}

/** Keeps the last days to appeal that would become earlier: each recipient has their own. */
function keptDays(w: DecisionBuilder, by: Recount, notifying: Notifying): Notifying {
  const act = w.flow.acts.find(({ id }) => id === notifying.actId)
  const former = { ...w.world, due: dueBy(by.before) }
  const recipients = notifying.recipients.map((one) => {
    if (one.legalOn === null) return one
    const was =
      [one.appealBy ?? '', lastDayToAppeal(former, w.state, act, one.legalOn) ?? ''].toSorted()[1] ?? ''
    const is = lastDayToAppeal(w.world, w.state, act, one.legalOn)
    return is === null || was <= is || was < w.world.today ? one : { ...one, appealBy: was }
  })
  return recipients.every((one, i) => one === notifying.recipients[i])
    ? notifying
    : { ...notifying, recipients }
}

/** A notice stays posted as many business days as it must. */
function recountPostings(w: DecisionBuilder, by: Recount): void {
  for (const act of w.flow.acts) {
    const { posted } = act
    if (posted?.until == null || posted.until < w.world.today) continue
    const since = bogotaDate(posted.at)
    const until = recount({ on: posted.until, count: undefined, since, told: true }, by.before, by.now)
    if (until === posted.until) continue
    w.setAct({ ...act, posted: { ...posted, until } })
    w.effects.push({ type: 'postingMoved', actId: act.id, until: endOfDay(until) })
    w.event('aviso.recontado', {
      acto: act.id,
      plantilla: act.template,
      de: posted.until,
      a: until,
      dias: changedDays(by, since, posted.until, until),
    })
  }
}

interface ChangedDay {
  readonly dia: string
  /** it is a business day now */
  readonly habil: boolean
  readonly motivo: string
}

/** Days after `since` and up to the later of two days that only one of the calendars counts. */
function changedDays(
  { before, now, why }: Recount,
  since: string,
  a: string,
  b: string,
): readonly ChangedDay[] {
  const found: ChangedDay[] = []
  const last = dayNumber(a > b ? a : b)
  for (let day = dayNumber(since) + 1; day <= last && found.length < NAMED_DAYS; day += 1) {
    const date = dateOfDay(day)
    const habil = isBusinessDay(date, now)
    if (habil !== isBusinessDay(date, before))
      found.push({ dia: date, habil, motivo: habil ? '' : why(date) || `(${dayKind(date, now).reason})` })
  }
  return found
}
