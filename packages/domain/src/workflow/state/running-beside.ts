import type { ActLife, Beside, CaseState, Flow, OpenTask } from './state.ts'

/**
 * Notifications that run in parallel with a case (Ley 99 of 1993, art. 70: the auto that begins it). Each has
 * its own tasks, recipients, dates and captured facts, isolated from the case and from each other. Commands on
 * their tasks use the view from `seenFrom`. Pure.
 */

/** All open tasks of a case: those of parallel notifications, then its own. */
export const openTasks = (flow: Pick<Flow, 'tasks' | 'beside'>): readonly OpenTask[] => [
  ...(flow.beside ?? []).flatMap((one) => one.tasks),
  ...flow.tasks,
]

export const taskById = (flow: Pick<Flow, 'tasks' | 'beside'>, id: string): OpenTask | undefined =>
  openTasks(flow).find((task) => task.id === id)

/** The parallel notification that holds a task; undefined: the task is the case's own. */
export const besideOf = (
  { beside }: Pick<Flow, 'beside'>,
  task: { readonly id: string },
): Beside | undefined => beside?.find((one) => one.tasks.some(({ id }) => id === task.id))

/** The notification of an act, in parallel or in the case's own step. */
export function notifyingOf(flow: Flow, actId: string): Pick<Flow, 'notifying' | 'lastNotifiedOn' | 'tasks'> {
  const found = flow.beside?.find(({ notifying }) => notifying.actId === actId)
  if (found !== undefined) return found
  return flow.notifying?.actId === actId ? flow : { notifying: null, lastNotifiedOn: null, tasks: [] }
}

/** Whether any recipient still has to be notified, in the case's own step or in parallel. */
export const beingNotified = ({ notifying, beside }: Pick<Flow, 'notifying' | 'beside'>): boolean =>
  [notifying, ...(beside ?? []).map((one) => one.notifying)].some(
    (one) => one?.recipients.some(({ legalOn }) => legalOn === null) === true,
  )

/** The case as seen from one of its tasks; unchanged for the case's own tasks. */
export function seenFrom(state: CaseState, task: { readonly id: string }): CaseState {
  const own = besideOf(state.flow, task)
  return own === undefined ? state : viewOf(state, own)
}

/** View of the case from a parallel notification: without callers or data of the case's own step. */
export function viewOf(state: CaseState, own: Beside): CaseState {
  const { beside, ...flow } = state.flow
  const others = (beside ?? []).filter((one) => one !== own)
  return {
    ...state,
    facts: { ...state.facts, ...own.facts },
    flow: {
      ...flow,
      tasks: own.tasks,
      stack: [],
      interrupted: null,
      notifying: own.notifying,
      lastNotifiedOn: own.lastNotifiedOn,
      ...(others.length > 0 && { beside: others }),
    },
  }
}

/**
 * Merges a decision on a parallel notification's view back into the case: acts, doers and visits belong to the
 * case; tasks, recipients, dates and captured facts stay parallel. Without an open task it has ended.
 */
export function keptBeside(main: CaseState, own: Beside, after: CaseState): CaseState {
  const before = viewOf(main, own)
  const { tasks, notifying, lastNotifiedOn, acts, doers, visits, beside = [] } = after.flow
  const written = Object.entries(after.facts).filter(([key, value]) => before.facts[key] !== value)
  const facts = { ...own.facts, ...Object.fromEntries(written) }
  const runs = tasks.length > 0 && notifying !== null
  return withBeside(
    { ...main, flow: { ...main.flow, acts, doers, visits } },
    runs ? [...beside, { notifying, lastNotifiedOn, tasks, facts }] : beside,
  )
}

function withBeside(state: CaseState, beside: readonly Beside[]): CaseState {
  const { beside: _, ...flow } = state.flow
  return { ...state, flow: { ...flow, ...(beside.length > 0 && { beside }) } }
}

/** Writes facts where a task reads them: the case's own, or those of its parallel notification. */
export function withFacts(
  state: CaseState,
  task: { readonly id: string } | undefined,
  facts: Readonly<Record<string, unknown>>,
): CaseState {
  const own = task === undefined ? undefined : besideOf(state.flow, task)
  if (own === undefined) return { ...state, facts: { ...state.facts, ...facts } }
  const beside = state.flow.beside ?? []
  return withBeside(
    state,
    beside.map((one) => (one === own ? { ...one, facts: { ...one.facts, ...facts } } : one)),
  )
}

/** Whether an act is being written in a task of a parallel notification. */
export const writtenBeside = (flow: Flow, act: ActLife): boolean =>
  act.task !== null && besideOf(flow, { id: act.task }) !== undefined
