import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { isFor, whyNotDo } from '@ventanilla/domain/workflow/engine/decide'
import { notifyingOf, seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import type { OpenTask, World } from '@ventanilla/domain/workflow/state/state'
import { type CaseRow, caseColumns, type LoadedCase, stateOf } from '@ventanilla/api/db/cases/load'
import { worldFor } from '@ventanilla/api/db/cases/world'
import { sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import { itemsOf, taskColumns, type TaskRecord, viewOfTask } from '@ventanilla/api/modules/cases/task-view'
import { plausibleData } from '../plausible/plausible.ts'
import type { FilingStories } from './story-filing.ts'
import type { StoryCase } from './story-types.ts'

type Data = Readonly<Record<string, unknown>>

/** An open task with the user about to do it. */
export interface Standing {
  readonly loaded: StoryCase
  readonly task: OpenTask
  readonly who: Actor
  readonly world: World
  /** every active account */
  readonly people: readonly Actor[]
}

/** That user's screen, and their answers. */
export interface Seen {
  readonly view: Awaited<ReturnType<typeof viewOfTask>>
  readonly data: Record<string, unknown>
}

export interface Doers {
  load(caseId: string): Promise<StoryCase>
  /**
   * an open task of a case with its first permitted user; `by`: the applicant, officials where they are
   * permitted, or the named user
   */
  standing(
    of: string | StoryCase,
    step: string,
    by?: 'applicant' | 'staff' | { readonly who: string },
    /** the act whose notification runs next to the case, if the task belongs to it */
    beside?: string,
  ): Promise<Standing>
  look(at: Standing, given: Data): Promise<Seen>
}

/** How long roles are cached where accounts are steady. */
const STEADY_MS = 1_000

/**
 * Finds the user who does a step, with one database query per step: hundreds of stories run when the portal
 * starts, and thousands in tests. `steady`: accounts and roles hardly change meanwhile.
 */
export function findDoers(
  deps: AppDeps,
  { actor, putFile }: Pick<FilingStories, 'actor' | 'putFile'>,
  steady: boolean,
): Doers {
  let known: { readonly until: number; readonly people: Promise<readonly Actor[]> } | undefined
  let last: { readonly stand: string; readonly people: readonly Actor[] } | undefined
  const everybody = async (): Promise<readonly Actor[]> => {
    if (steady) {
      if (known === undefined || known.until < performance.now())
        known = { until: performance.now() + STEADY_MS, people: activePeople(deps) }
      return known.people
    }
    const stand = await standOfAccounts(deps)
    if (last === undefined || last.stand !== stand) last = { stand, people: await activePeople(deps) }
    return last.people
  }

  /** The party who does a step; the applicant where either can. */
  const partyFor = (loaded: LoadedCase, step: string): string =>
    loaded.state.parties.find((p) => isFor(deps.catalogue.everyWorkflow.steps.get(step)?.party, p))
      ?.personId ?? loaded.row.applicant_id

  const standing: Doers['standing'] = async (of, step, by, beside) => {
    const [loaded, people] = await Promise.all([
      typeof of === 'string' ? loadStory(deps, of) : of,
      everybody(),
    ])
    const task = openTask(loaded, step, beside)
    const world = await worldFor(deps.db, deps.catalogue, loaded, {
      now: deps.clock.now(),
      newId: deps.newId,
    })
    const officials = deps.catalogue.everyWorkflow.steps
      .get(step)
      ?.roles.some((role) => !role.startsWith('USER_'))
    if (
      by === 'applicant' ||
      typeof by === 'object' ||
      (task.turn === 'usuario' && (by !== 'staff' || officials !== true))
    )
      return {
        loaded,
        task,
        world,
        people,
        who: await actor(typeof by === 'object' ? by.who : partyFor(loaded, step)),
      }
    const who = people.find(
      (one) =>
        (task.assignee === null
          ? one.audience.some((key) => task.audience.includes(key)) ||
            one.roles.some((role) => task.audience.includes(role))
          : one.id === task.assignee) && whyNotDo(world, loaded.state, task, one) === null,
    )
    if (who === undefined) throw new Error(`Nadie puede hacer ${step}: ${task.audience.join(', ')}`)
    return { loaded, task, world, who, people }
  }

  const look: Doers['look'] = async ({ loaded, task, world, who, people }, given) => {
    const definition = deps.catalogue.everyWorkflow.steps.get(task.step)
    if (definition === undefined) throw new Error(`No hay paso ${task.step}`)
    const record = loaded.tasks.find(({ id }) => id === task.id)
    if (record === undefined) throw new Error(`${task.step} no está entre las tareas`)
    const view = await viewOfTask(deps, who, record, loaded, world)
    const data = await plausibleData(definition, view.data, given, {
      today: bogotaDate(deps.clock.now().toISOString()),
      facts: seenFrom(loaded.state, task).facts,
      items: itemsOf(deps, loaded, definition),
      lists: deps.catalogue.lists,
      answers: loaded.row.submission ?? {},
      staffWith: (roles) => {
        const holders = people.filter((one) => one.roles.some((role) => roles.includes(role)))
        return (holders.find((one) => one.office === loaded.state.office) ?? holders[0])?.id ?? ''
      },
      file: (name) => putFile(loaded.row.id, who.id, name),
    })
    return { view, data }
  }

  return { load: (caseId) => loadStory(deps, caseId), standing, look }
}

/** Reads a case without a user: stories can see what any of their users sees. */
async function loadStory(deps: AppDeps, caseId: string): Promise<StoryCase> {
  const row = await deps.db.one<CaseRow & { readonly story_tasks: readonly TaskRecord[] }>(sql`
    select ${caseColumns}, coalesce((select json_agg(r) from (
      select ${taskColumns} from tasks t left join users u on u.id = coalesce(t.done_by, t.assignee)
      where t.case_id = c.id and t.state in ('open', 'waiting')) r), '[]') as story_tasks
    from cases c where c.id = ${caseId}::uuid`)
  if (row === undefined) throw new Error(`No existe el caso ${caseId}`)
  const tasks = row.story_tasks.map((one) => ({ ...one, opened_at: new Date(one.opened_at) }))
  return { row, state: stateOf(row), tasks }
}

function openTask({ state }: LoadedCase, step: string, beside: string | undefined): OpenTask {
  const { flow } = state
  const tasks = beside === undefined ? flow.tasks : notifyingOf(flow, beside).tasks
  const task = tasks.find((t) => t.step === step)
  if (task === undefined)
    throw new Error(
      `No está abierta ${step}, sino ${tasks.map((t) => t.step).join(', ') || 'nada'} (${state.status})`,
    )
  return task
}

/**
 * Every active account, by e-mail. One JSON value instead of a row each: reading two hundred rows would cost
 * more than the rest.
 */
async function activePeople(deps: AppDeps): Promise<readonly Actor[]> {
  const row = await deps.db.one<{ people: readonly Omit<Actor, 'audience'>[] }>(sql`
    select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.kind, 'office', u.office,
      'name', coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names),
      'roles', array(select r.role from user_roles r where r.user_id = u.id order by r.position)) order by u.email), '[]') as people
    from users u where u.active and exists (select 1 from user_roles r where r.user_id = u.id)`)
  return (row?.people ?? []).map((one) => ({ ...one, audience: audienceOf(one.roles, one.office) }))
}

/**
 * Differs after any change of an account or its roles: the versions of their rows, which take a tenth of the work
 * of reading them.
 */
async function standOfAccounts(deps: AppDeps): Promise<string> {
  const row = await deps.db.one<{ stand: string }>(sql`
    select concat((select md5(string_agg(concat(u.ctid, u.xmin), ' ' order by u.ctid)) from users u),
      (select md5(string_agg(concat(r.ctid, r.xmin), ' ' order by r.ctid)) from user_roles r)) as stand`)
  return row?.stand ?? ''
}
