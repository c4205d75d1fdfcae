import type { Actor } from '@ventanilla/domain/access/actor'
import { silenceOf } from '@ventanilla/domain/procedures/silence-of'
import { CAUSE_FACTS } from '@ventanilla/domain/reports/causes'
import { type Calendar, isBusinessDay, nextBusinessDay, sameDays } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import { runsOut } from '@ventanilla/domain/workflow/definition/legal-wait'
import { runningOutOf } from '@ventanilla/domain/workflow/definition/running-out'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { CauseRows, ReportMoment, RunningDays } from '../../db/reports/moment.ts'
import type { AppDeps } from '../../deps.ts'

/** Days of a calendar behind and ahead of the day of a report: nothing that is measured began earlier or ends later. */
const BEHIND = 15 * 366
const AHEAD = 3 * 366

/** The instant for which it is asked, never later than now: rows of tomorrow are in no list. */
export function momentOf(deps: AppDeps, actor: Actor, instante: string | undefined): ReportMoment {
  const { catalogue } = deps
  const now = deps.clock.now()
  const asked = instante === undefined ? now : new Date(instante)
  const at = asked > now ? now : asked
  const today = bogotaDate(at.toISOString())
  const calendar = catalogue.calendarOf(actor.office)
  const after = (from: string, days: number): string => {
    let day = from
    for (let i = 0; i < days; i++) day = nextBusinessDay(day, calendar)
    return day
  }
  const five = after(today, 5)
  const ten = after(five, 5)
  const steps = [...catalogue.everyWorkflow.steps.values()]
  const types = [...catalogue.newest.procedures.values()]
  return {
    at,
    today,
    horizons: [five, ten, after(ten, 5)],
    visitSteps: steps.filter(({ kind }) => kind === 'visit').map(({ id }) => id),
    waitingSteps: steps.filter(runsOut).map(({ id }) => id),
    runningOut: {
      keys: steps.map(({ id }) => id),
      values: steps.map((step) => runningOutOf(catalogue.everyWorkflow, step)),
    },
    causes: causesOf(catalogue),
    petitions: types
      .filter(({ ttId }) => catalogue.newest.natureOf(ttId).traits.includes('peticion'))
      .map(({ ttId }) => String(ttId)),
    silences: {
      keys: types.map(({ ttId }) => String(ttId)),
      values: types.map(({ terms }) => silenceOf(terms)),
    },
    decisions: [...catalogue.actRules.values()].filter(({ role }) => role === 'decision').map(({ id }) => id),
    runningDays: () => runningDaysOf(catalogue, today),
  }
}

/** Outcomes that take the cause that their step captures: one that needs nothing of the step has none. */
function causesOf({ everyWorkflow }: Pick<CaseCatalogue, 'everyWorkflow'>): CauseRows {
  const rows = [...everyWorkflow.steps.values()].flatMap(({ id, capture, outcomes }) =>
    capture.flatMap(({ key }) => {
      const caused = Object.hasOwn(CAUSE_FACTS, key) ? CAUSE_FACTS[key] : undefined
      return caused === undefined
        ? []
        : outcomes
            .filter(({ needs }) => needs === undefined || needs.includes(key))
            .map(({ code }) => ({ step: id, outcome: code, fact: key, caused }))
    }),
  )
  return {
    steps: rows.map(({ step }) => step),
    outcomes: rows.map(({ outcome }) => outcome),
    facts: rows.map(({ fact }) => fact),
    caused: rows.map(({ caused }) => caused),
  }
}

// some thousand days are judged once for each release and day
const kept = new WeakMap<CaseCatalogue['contents'], { readonly today: string; readonly days: RunningDays }>()

function runningDaysOf(catalogue: CaseCatalogue, today: string): RunningDays {
  const { contents } = catalogue
  const found = kept.get(contents)
  if (found?.today === today) return found.days
  const calendars: Calendar[] = [catalogue.calendarOf(null)]
  const starts = catalogue.offices.map(({ id }) => {
    const own = catalogue.calendarOf(id)
    const same = calendars.findIndex((one) => sameDays(one, own))
    return (same < 0 ? calendars.push(own) - 1 : same) * (BEHIND + AHEAD)
  })
  const first = addDays(today, -BEHIND)
  const counted = calendars.map((calendar) => countDays(first, calendar))
  const days: RunningDays = {
    first,
    length: BEHIND + AHEAD,
    offices: catalogue.offices.map(({ id }) => id),
    starts,
    passed: counted.flatMap(({ passed }) => passed),
    ahead: counted.flatMap(({ ahead }) => ahead),
  }
  kept.set(contents, { today, days })
  return days
}

function countDays(first: string, calendar: Calendar): Pick<RunningDays, 'passed' | 'ahead'> {
  const open = Array.from({ length: BEHIND + AHEAD }, (_, i) => isBusinessDay(addDays(first, i), calendar))
  let n = 0
  const passed = open.map((is) => (is ? (n += 1) : n))
  const ahead: number[] = []
  let until = 0
  for (const is of open.toReversed()) ahead.push((until = is ? 0 : until + 1))
  return { passed, ahead: ahead.toReversed() }
}
