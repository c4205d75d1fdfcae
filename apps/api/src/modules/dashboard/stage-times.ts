import type { officialDashboard } from '@ventanilla/contract/dashboard.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { scopeFor } from '@ventanilla/domain/access/permissions'
import { normWords } from '@ventanilla/domain/cases/words/history-words'
import { isBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import { runsOut } from '@ventanilla/domain/workflow/definition/legal-wait'
import type { z } from 'zod'
import { json, raw, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Stages = NonNullable<z.input<typeof officialDashboard>['stages']>

/** Window of finished stages: half a year represents current durations. */
const WINDOW_MS = 182 * 86_400_000
/** Cache lifetime: the query reads half a year of tasks, and a median barely changes in ten minutes. */
const KEEP_MS = 10 * 60_000

interface Kept {
  readonly until: number
  readonly stages: Promise<Stages>
}
const kept = new WeakMap<AppDeps, Map<string, Kept>>()

/** Duration of each stage against its term, in the offices that the reader can measure. */
export function stageTimes(deps: AppDeps, actor: Actor): Promise<Stages> {
  const scope = scopeFor(actor, 'metrics.read')
  const key = scope.all ? '*' : (scope.office ?? '-')
  const now = deps.clock.now().getTime()
  let mine = kept.get(deps)
  if (mine === undefined) kept.set(deps, (mine = new Map()))
  const found = mine.get(key)
  if (found !== undefined && found.until > now && found.until <= now + KEEP_MS) return found.stages
  const stages = read(deps, scope.all ? null : (scope.office ?? ''), new Date(now))
  mine.set(key, { until: now + KEEP_MS, stages })
  stages.catch(() => mine.delete(key))
  return stages
}

/** Longest stage in days: none that ended in the window began earlier. */
const LONGEST_DAYS = 5 * 366

/**
 * Business days are differences of a running number per calendar day. A term that must run out by law
 * (`runsOut`) is measured from its end, and the next action is due on the first business day after.
 */
async function read(deps: AppDeps, office: string | null, now: Date): Promise<Stages> {
  const { steps } = deps.catalogue.everyWorkflow
  const since = new Date(now.getTime() - WINDOW_MS)
  const waits = [...steps.values()].filter(runsOut).map(({ id }) => id)
  const inBusinessDays = [...steps.values()]
    .filter(({ term }) => term?.unit === 'habiles')
    .map(({ id }) => id)
  const rows = await deps.db.rows<{
    step: string
    done: number
    median: number
    slow: number
    late: number
  }>(sql`
    with cal as (select d, n from json_to_recordset(${json(runningDays(deps, now))}::json) as r(d date, n int)),
    ended as (
      select t.step, t.due_on, t.opened_at, t.done_at, t.step = any(${waits}::text[]) and t.due_on is not null as waits,
        t.step = any(${inBusinessDays}::text[]) as business,
        (t.opened_at at time zone 'America/Bogota')::date as opened, (t.done_at at time zone 'America/Bogota')::date as done
      from tasks t join cases c on c.id = t.case_id
      where t.state = 'done' and t.done_at >= ${since} and t.turn = 'corporacion' and ${office === null ? raw('true') : sql`c.office = ${office}`}),
    measured as (
      select e.step, e.waits, e.due_on, e.done,
        case when e.waits then greatest(last.n - due.n, 0)
          when e.business then greatest(last.n - first.n, 0)
          else extract(epoch from e.done_at - e.opened_at) / 86400.0 end as days,
        last.n - due.n as after
      from ended e join cal last on last.d = e.done left join cal first on first.d = e.opened left join cal due on due.d = e.due_on)
    select step, count(*)::int as done,
      percentile_cont(0.5) within group (order by days) as median,
      percentile_cont(0.9) within group (order by days) as slow,
      count(*) filter (where case when waits then after > 1 else done > due_on end)::int as late
    from measured where days is not null group by step order by step`)
  return rows.map((row) => {
    const step = steps.get(row.step)
    const wait = step !== undefined && runsOut(step)
    const tenth = (days: number): number => Math.round(Number(days) * 10) / 10
    return {
      step: row.step,
      title: step?.title ?? row.step,
      done: row.done,
      unit: wait || step?.term?.unit === 'habiles' ? ('habiles' as const) : ('calendario' as const),
      waits: wait,
      medianDays: tenth(row.median),
      slowDays: tenth(row.slow),
      term:
        step?.term === undefined
          ? null
          : { amount: step.term.amount, unit: step.term.unit, norm: normWords(step.term.norm) },
      inTime: row.done - row.late,
      href: `/solicitudes?vista=todas&paso=${row.step}`,
    }
  })
}

/** Cumulative business days per date, for all dates that a stage of the window can touch. */
function runningDays({ catalogue }: AppDeps, now: Date): { d: string; n: number }[] {
  const today = bogotaDate(now.toISOString())
  const calendar = catalogue.calendarOf(null)
  let n = 0
  return Array.from({ length: LONGEST_DAYS + 366 }, (_, i) => {
    const d = addDays(today, i - LONGEST_DAYS)
    if (isBusinessDay(d, calendar)) n += 1
    return { d, n }
  })
}
