import type { cases } from '@ventanilla/contract/cases.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { outcomeWords } from '@ventanilla/domain/cases/words/history-words'
import type { z } from 'zod'
import { familyOf as caseFamily } from '../../../db/cases/case-name.ts'
import { viewCase } from '../../../db/cases/load.ts'
import { sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'

type Answer = z.input<(typeof cases)['cases.flow']['answers'][200]>

interface TaskRecord {
  readonly step: string
  readonly state: string
  readonly opened_at: Date
  readonly done_at: Date | null
  readonly outcome: string | null
  readonly holder: string | null
}

/**
 * The declared workflows that a case goes through, for the diagram: its own family first, then the called ones,
 * with the completed steps, their dates and holders, and the current position.
 */
export async function flowOf(deps: AppDeps, actor: Actor, caseId: string): Promise<Answer> {
  const loaded = await viewCase(deps.db, actor, 'cases.read', caseId)
  const { workflow } = deps.catalogue.of(loaded.row)
  const tasks = await deps.db.rows<TaskRecord>(sql`
    select t.step, t.state, t.opened_at, t.done_at, t.outcome,
      case when t.turn = 'usuario' and t.done_by is null then ${loaded.row.applicant_name}
        else coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) end as holder
    from tasks t left join users u on u.id = coalesce(t.done_by, t.assignee)
    where t.case_id = ${caseId}::uuid and t.state in ('open', 'done') order by coalesce(t.done_at, t.opened_at), t.id`)
  const familyOf = (step: string): string | undefined => workflow.steps.get(step)?.family
  const own = caseFamily(deps.catalogue, loaded.row)
  const visited = new Set(tasks.map((task) => familyOf(task.step)))
  const families = [
    ...(own === undefined ? [] : [own]),
    ...workflow.families.filter((family) => family !== own && visited.has(family.id)),
  ]
  const open = tasks.filter((task) => task.state === 'open')
  const shown = new Set(families.flatMap((family) => family.steps.map((step) => step.id)))
  const ends = families
    .flatMap((family) => family.steps)
    .flatMap((step) => step.outcomes)
    .flatMap((outcome) => [outcome.to, outcome.returnTo ?? ''])
  const done = Map.groupBy(
    tasks.filter((task) => task.done_at !== null),
    (task) => task.step,
  )
  return {
    families: families.map(({ id, name, initialStep, steps }) => ({
      id,
      name,
      initialStep,
      steps: steps.map((step) => ({
        id: step.id,
        title: step.title,
        outcomes: step.outcomes.map(({ label, to, returnTo }) => ({
          label,
          to,
          ...(returnTo !== undefined && { returnTo }),
        })),
      })),
    })),
    names: Object.fromEntries(
      [...new Set(ends)].flatMap((id) => {
        const step = shown.has(id) ? undefined : workflow.steps.get(id)
        return step === undefined ? [] : [[id, step.title]]
      }),
    ),
    at: familyOf(loaded.state.flow.tasks.at(-1)?.step ?? '') ?? null,
    current: open.map((task) => ({
      step: task.step,
      since: task.opened_at.toISOString(),
      holder: task.holder,
    })),
    done: [
      // the filing is the family's first step and has no task
      ...(loaded.row.filed_at === null || own === undefined || done.has(own.initialStep)
        ? []
        : [
            {
              step: own.initialStep,
              at: loaded.row.filed_at.toISOString(),
              times: 1,
              holder: loaded.row.applicant_name,
              outcome: loaded.row.radicado,
            },
          ]),
      ...[...done].map(([step, times]) => {
        // a group has at least one task, and each of them is done
        const last = times.at(-1) as TaskRecord
        return {
          step,
          // done, as said above
          at: (last.done_at as Date).toISOString(),
          times: times.length,
          holder: last.holder,
          outcome: outcomeWords(workflow.steps.get(step), last.outcome),
        }
      }),
    ],
  }
}
