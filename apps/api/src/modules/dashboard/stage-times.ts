import type { officialDashboard } from '@ventanilla/contract/dashboard.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { scopeFor } from '@ventanilla/domain/access/permissions'
import type { z } from 'zod'
import { raw, sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Stages = NonNullable<z.input<typeof officialDashboard>['stages']>

/** Half a year of finished stages says how long they take now. */
const WINDOW_MS = 182 * 86_400_000
/** Reading half a year of tasks is not done for every visit; ten minutes change nothing in a median. */
const KEEP_MS = 10 * 60_000

interface Kept {
  readonly until: number
  readonly stages: Promise<Stages>
}
const kept = new WeakMap<AppDeps, Map<string, Kept>>()

/** How long each stage took against its term, in the offices that the reader may measure. */
export function stageTimes(deps: AppDeps, actor: Actor): Promise<Stages> {
  const scope = scopeFor(actor, 'metrics.read')
  const key = scope.all ? '*' : (scope.office ?? '-')
  const now = deps.clock.now().getTime()
  let mine = kept.get(deps)
  if (mine === undefined) kept.set(deps, (mine = new Map()))
  const found = mine.get(key)
  if (found !== undefined && found.until > now && found.until <= now + KEEP_MS) return found.stages
  const stages = read(deps, scope.all ? null : (scope.office ?? ''), new Date(now - WINDOW_MS))
  mine.set(key, { until: now + KEEP_MS, stages })
  stages.catch(() => mine.delete(key))
  return stages
}

async function read(deps: AppDeps, office: string | null, since: Date): Promise<Stages> {
  const rows = await deps.db.rows<{
    step: string
    done: number
    median: number
    slow: number
    late: number
  }>(sql`
    select t.step, count(*)::int as done,
      percentile_cont(0.5) within group (order by extract(epoch from t.done_at - t.opened_at)) / 86400.0 as median,
      percentile_cont(0.9) within group (order by extract(epoch from t.done_at - t.opened_at)) / 86400.0 as slow,
      count(*) filter (where (t.done_at at time zone 'America/Bogota')::date > t.due_on)::int as late
    from tasks t join cases c on c.id = t.case_id
    where t.state = 'done' and t.done_at >= ${since} and t.turn = 'corporacion' and ${office === null ? raw('true') : sql`c.office = ${office}`}
    group by t.step order by t.step`)
  return rows.map((row) => {
    const step = deps.catalogue.workflow.steps.get(row.step)
    const tenth = (days: number): number => Math.round(Number(days) * 10) / 10
    return {
      step: row.step,
      title: step?.title ?? row.step,
      done: row.done,
      medianDays: tenth(row.median),
      slowDays: tenth(row.slow),
      term:
        step?.term === undefined
          ? null
          : { amount: step.term.amount, unit: step.term.unit, norm: step.term.norm },
      inTime: row.done - row.late,
      href: `/solicitudes?vista=todas&paso=${row.step}`,
    }
  })
}
