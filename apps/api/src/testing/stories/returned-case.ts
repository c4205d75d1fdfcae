import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { type Turn, walk } from './family-walk.ts'
import type { Filed } from '@ventanilla/demo/teller/story-types'
import { type Given, TYPES_TO_ENDS, type TypeToEnd, verdictsOf } from '../walks/types-to-ends.ts'
import type { ApiWorld } from './world.ts'

/** An application sent back, when the applicant must respond. */
export interface Returned extends Filed {
  /** step in which the applicant responds */
  readonly step: string
  /** step in which the response is checked */
  readonly next: string
  /** titles of the documents that did not comply */
  readonly wanting: readonly string[]
}

/** Path of a type's fourth example until its applicant responds to the requerimiento. */
export interface WayBack {
  readonly of: TypeToEnd
  readonly turns: readonly Turn[]
  readonly step: string
  readonly next: string
}

/** Steps in which applicants respond point by point to what was required. */
const answersIn = (stepId: string): boolean =>
  workflow.steps
    .get(stepId)
    ?.capture.some((field) => field.kind === 'answers' && field.answeredBy === 'solicitante') === true

/** Undefined where this family requires nothing of the applicant. */
export function wayBackOf(ttId: number): WayBack | undefined {
  const waits = TYPES_TO_ENDS.filter(
    (one) => one.ttId === ttId && one.way.turns.some(([step]) => answersIn(step)),
  )
  // prefers paths with missing documents; not every type has its documents checked
  const of = waits.find((one) => one.way.answered) ?? waits[0]
  if (of === undefined) return undefined
  const { turns } = of.way
  const answers = turns.findIndex(([step]) => answersIn(step))
  const step = turns[answers]?.[0] ?? ''
  const next = workflow.steps.get(step)?.outcomes.find((one) => one.by === 'applicant')?.to
  return next === undefined ? undefined : { of, turns: turns.slice(0, answers), step, next }
}

/** Files the fourth example of a type and performs its officials' steps until the applicant can respond. */
export async function sendBack(
  world: Pick<
    ApiWorld,
    | 'deps'
    | 'doTask'
    | 'advanceTo'
    | 'openTasks'
    | 'letExpire'
    | 'actor'
    | 'writeAct'
    | 'load'
    | 'fileProcedure'
  >,
  ttId: number,
  applicant: string,
): Promise<Returned> {
  const way = wayBackOf(ttId)
  if (way === undefined) throw new Error(`Al solicitante del tipo ${ttId} no se le requiere nada`)
  const { answers, fails } = way.of
  const filed = await world.fileProcedure(ttId, { applicant, answers })
  const documents = world.deps.catalogue.newest.procedures.get(ttId)?.documents ?? []
  const wanting = fails.map(({ documentId, why }) => ({
    title: documents.find((one) => one.documentId === documentId)?.title ?? '',
    why,
  }))
  let found = false
  for (const turn of way.turns) {
    const [step, outcome, data = {}] = turn
    await world.advanceTo(filed.caseId, step)
    const verdicts: Given | undefined = found ? undefined : await verdictsOf(world, filed.caseId, turn, fails)
    found ||= verdicts !== undefined
    // without a checklist the official writes down what is missing
    const written = found ? undefined : requirementsIn(step, wanting)
    await walk(world, filed.caseId, [[step, outcome, { ...data, ...verdicts, ...written }]])
  }
  await world.advanceTo(filed.caseId, way.step)
  return { ...filed, step: way.step, next: way.next, wanting: wanting.map(({ title }) => title) }
}

function requirementsIn(
  stepId: string,
  wanting: readonly { readonly title: string; readonly why: string }[],
): Record<string, unknown> {
  const field = workflow.steps.get(stepId)?.capture.find((one) => one.kind === 'requirements')
  if (field === undefined) return {}
  return {
    [field.key]: wanting.map(({ title, why }, index) => ({
      id: `punto-${index + 1}`,
      text: `Aportar «${title}». ${why}`,
    })),
  }
}
