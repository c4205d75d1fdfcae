import type { ActLife, Beside, CaseState, Flow, OpenTask } from './state.ts'

/**
 * Notifications that run beside a case, which goes on meanwhile (Ley 99 of 1993, art. 70: the auto that begins it). Each
 * keeps its own tasks, recipients, dates and what was captured for it, so that neither the case nor another one of them
 * reads what is not its own. A task of one of them is decided upon the view that `seenFrom` gives. Pure.
 */

/** Every open task of a case: its own step's, last, and those of what runs beside it. */
export const openTasks = (flow: Pick<Flow, 'tasks' | 'beside'>): readonly OpenTask[] => [
  ...(flow.beside ?? []).flatMap((one) => one.tasks),
  ...flow.tasks,
]

export const taskById = (flow: Pick<Flow, 'tasks' | 'beside'>, id: string): OpenTask | undefined =>
  openTasks(flow).find((task) => task.id === id)

/** What runs beside the case and holds a task; undefined: the task is the case's own. */
export const besideOf = (
  { beside }: Pick<Flow, 'beside'>,
  task: { readonly id: string },
): Beside | undefined => beside?.find((one) => one.tasks.some(({ id }) => id === task.id))

/** The notification of an act, wherever it runs: beside the case or in its own step. */
export function notifyingOf(flow: Flow, actId: string): Pick<Flow, 'notifying' | 'lastNotifiedOn' | 'tasks'> {
  const found = flow.beside?.find(({ notifying }) => notifying.actId === actId)
  if (found !== undefined) return found
  return flow.notifying?.actId === actId ? flow : { notifying: null, lastNotifiedOn: null, tasks: [] }
}

/** Whether somebody is still to be notified of an act, in the case's own step or beside it. */
export const beingNotified = ({ notifying, beside }: Pick<Flow, 'notifying' | 'beside'>): boolean =>
  [notifying, ...(beside ?? []).map((one) => one.notifying)].some(
    (one) => one?.recipients.some(({ legalOn }) => legalOn === null) === true,
  )

/** The case as one of its tasks finds it. Of a task of the case itself, the case as it is. */
export function seenFrom(state: CaseState, task: { readonly id: string }): CaseState {
  const own = besideOf(state.flow, task)
  return own === undefined ? state : viewOf(state, own)
}

/** The case as what runs beside it sees it: it is called by nobody, and nothing of the case's own step is its own. */
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
 * The case after something was decided upon the view of what runs beside it: acts and who did what are the case's; tasks,
 * recipients, dates and captured data stay beside it. Without an open task it has ended.
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

/** The case with facts written where a task finds them: its own, or those of what runs beside it. */
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

/** Acts that are being written in a task of what runs beside the case. */
export const writtenBeside = (flow: Flow, act: ActLife): boolean =>
  act.task !== null && besideOf(flow, { id: act.task }) !== undefined
