import type { Actor } from '../../access/actor.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'
import type { FamilyDef, StepDef, Workflow } from '../definition/definition.ts'
import type { CaseState, Flow, World } from '../state/state.ts'

/** What a case runs by, or would. */
export interface Worked {
  readonly workflow: Workflow
  /** undefined: none works it */
  readonly family: FamilyDef | undefined
}

/** Steps that the state of a case points at. */
type PointsAt = (flow: Flow) => readonly string[]

/**
 * Where a case points at steps that can still run: each of them must be there. null: it names none. A new part of the flow does not
 * compile without its row.
 */
const POINTS = {
  tasks: ({ tasks }) => tasks.map(({ step }) => step),
  beside: ({ beside = [] }) => beside.flatMap(({ tasks }) => tasks.map(({ step }) => step)),
  stack: ({ stack }) => stack,
  interrupted: ({ interrupted }) => (interrupted === null ? [] : [interrupted.step, ...interrupted.stack]),
  // a signed act too: an appeal or a revocation leads back to where it was drafted
  acts: ({ acts }) => acts.flatMap(({ origin, phase }) => (phase === 'withdrawn' ? [] : [origin])),
  extended: ({ extended }) => Object.keys(extended),
  // compared by `handsLost`
  doers: null,
  notifying: null,
  appeals: null,
  lastNotifiedOn: null,
  visits: null,
  suspensions: null,
  closed: null,
} as const satisfies { readonly [Part in keyof Required<Flow>]: PointsAt | null }

/**
 * Why a case cannot go on by newer definitions, in Spanish; empty: it can. The step that is open must be the same work there;
 * whatever the case can return to must be there; and no separation of duties may lose the hands that it compares.
 */
export function whyNotMoved({ flow }: Pick<CaseState, 'flow'>, from: Worked, to: Worked): readonly string[] {
  if (to.family === undefined) return ['Ningún flujo de los nuevos lo lleva.']
  if (from.family?.id !== to.family.id) return [`Lo llevaría otro flujo: «${to.family.name}».`]
  const called = (step: string): string => `«${from.workflow.steps.get(step)?.title ?? step}»`
  const open = new Set([...POINTS.tasks(flow), ...POINTS.beside(flow)])
  const others = new Set(
    Object.values(POINTS).flatMap((points) =>
      points === null ? [] : points(flow).filter((step) => !open.has(step)),
    ),
  )
  return [
    ...[...open].flatMap((step) => {
      const now = to.workflow.steps.get(step)
      if (now === undefined) return [`Está en ${called(step)}, que ya no existe.`]
      return isSameWork(from.workflow.steps.get(step), now)
        ? []
        : [`Está en ${called(step)}, que ahora es otro trabajo.`]
    }),
    ...[...others]
      .filter((step) => !to.workflow.steps.has(step))
      .map((step) => `Puede volver a ${called(step)}, que ya no existe.`),
    ...handsLost(flow, from.workflow, to.workflow).map(
      (step) => `Quien hizo ${called(step)} no puede hacer otro paso, y ese ya no existe.`,
    ),
  ]
}

/** Same kind of task for the same turn, in the same family and part of an act: its panel, its data and its clock fit. */
const isSameWork = (was: StepDef | undefined, now: StepDef): boolean =>
  was !== undefined &&
  was.kind === now.kind &&
  was.turn === now.turn &&
  was.family === now.family &&
  was.actPart === now.actPart

/**
 * Steps that were done, whose doers some step excludes, and that are no more. Attack: the official who did one would do under
 * the new definitions the step from which the old ones kept them.
 */
const handsLost = ({ doers }: Flow, from: Workflow, to: Workflow): readonly string[] => {
  const compared = new Set([...from.steps.values()].flatMap(({ notDoerOf = [] }) => notDoerOf))
  return Object.keys(doers).filter((step) => compared.has(step) && !to.steps.has(step))
}

/**
 * Moves an open case to the workflow of a newer release. Its open tasks stay, with their terms, people and data; its form and
 * documents are those with which it was filed. Decides nothing in a case that is closed or there already.
 * @param reason of the administrator, for the history
 */
export function moveDefinitions(
  world: World,
  state: CaseState,
  { to, reason }: { readonly to: number; readonly reason: string },
  actor: Actor,
): Decision {
  const w = new DecisionBuilder(world, state, actor.id)
  const from = state.movedTo ?? state.definitions
  if (w.flow.closed || to <= from) return w.done()
  w.state = { ...w.state, movedTo: to }
  w.event('caso.definiciones', { de: from, a: to, motivo: reason })
  return w.done()
}
