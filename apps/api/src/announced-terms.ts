import { SYSTEM } from '@ventanilla/domain/access/actor'
import { announcedLonger } from '@ventanilla/domain/workflow/effects/announced-term'
import { seenFrom, taskById } from '@ventanilla/domain/workflow/state/running-beside'
import { clockLooksAt } from './clock-looks.ts'
import { viewCase } from './db/cases/load.ts'
import { worldFor } from './db/cases/world.ts'
import { sql } from './db/connection/sql.ts'
import type { AppDeps } from './deps.ts'

/**
 * Moves open tasks that wait for an appeal to the day announced by their act, where they opened with an earlier
 * one: a longer term given by law or act counts from the first day on which this program applies it (decision
 * 56). Runs once, at the start; later tasks get their day when they open. Returns the number of days moved.
 */
export async function keepAnnouncedTerms(deps: AppDeps, log: (error: unknown) => void): Promise<number> {
  const { steps } = deps.catalogue.everyWorkflow
  const waiting = [...steps.values()]
    .filter((step) => step.outcomes.some(({ to }) => steps.get(to)?.files !== undefined))
    .map(({ id }) => id)
  const tasks = await deps.db.rows<{ id: string; case_id: string }>(sql`
    select id, case_id from tasks where state in ('open','waiting') and due_on is not null and step = any(${waiting}::text[])
    order by due_on, id`)
  let moved = 0
  for (const task of tasks)
    try {
      if (!(await isTooEarly(deps, task))) continue
      // applying the deadline recomputes the later day
      if (await clockLooksAt(deps, task, log)) moved += 1
    } catch (error) {
      log(error)
    }
  return moved
}

async function isTooEarly(
  deps: AppDeps,
  task: { readonly id: string; readonly case_id: string },
): Promise<boolean> {
  const loaded = await viewCase(deps.db, SYSTEM, 'cases.read', task.case_id)
  const open = taskById(loaded.state.flow, task.id)
  if (open === undefined) return false
  const world = await worldFor(deps.db, deps.catalogue, loaded, { now: deps.clock.now(), newId: deps.newId })
  return announcedLonger(world, seenFrom(loaded.state, open), open) !== null
}
