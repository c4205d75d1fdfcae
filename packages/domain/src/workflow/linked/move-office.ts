import { type Actor, inOffice } from '../../access/actor.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'
import { officeOf } from '../decision/offered-to.ts'
import type { Workflow } from '../definition/definition.ts'
import { type CaseState, type World, stepOf } from '../state/state.ts'

/**
 * Moves the case and its tasks to the same roles of another office; the assignees of bound tasks lose them.
 * `closed`: because the former office closed.
 */
export function moveOffice(w: DecisionBuilder, office: string, closed = false): void {
  const before = w.state.office
  if (office === before) return
  w.state = { ...w.state, office }
  w.event('caso.trasladado', { de: before, a: office, ...(closed && { cierre: true }) })
  offerThere(w)
}

/** Offers each task in the office in which its step is done now. The task stays, with its term and its data. */
function offerThere(w: DecisionBuilder): void {
  offerOwn(w)
  for (const own of w.flow.beside ?? []) w.beside(own, () => offerOwn(w))
}

function offerOwn(w: DecisionBuilder): void {
  for (const task of w.flow.tasks) {
    const office = officeOf(stepOf(w.world, task.step), w.state)
    const audience = task.audience.map((key) => inOffice(key, office))
    if (audience.every((key, i) => key === task.audience[i])) continue
    // what a party does stays with the party
    w.update({ ...task, audience, assignee: task.turn === 'corporacion' ? null : task.assignee })
  }
}

/** An open office, as people are told of it. */
export interface AttendingOffice {
  readonly code: string
  readonly name: string
  readonly address: string
}

/**
 * Passes an open case from offices that closed to those that attend in their place: its own, and those in which a
 * step that a fact names is done. Decides nothing if all are open.
 * @param attending the open office that attends what an office had; null: none is open
 * @param announced whether its parties get a message that names the office
 */
export function handOver(
  world: World,
  state: CaseState,
  attending: (office: string) => AttendingOffice | null,
  actor: Actor,
  { announced }: { readonly announced: boolean },
): Decision {
  const w = new DecisionBuilder(world, state, actor.id)
  if (w.flow.closed) return w.done()
  const named = officeFacts(world.workflow).flatMap((fact) => {
    const office = state.facts[fact]
    const now = typeof office === 'string' && office !== '' ? attending(office) : null
    return now === null || now.code === office ? [] : [{ fact, office, now: now.code }]
  })
  if (named.length > 0) {
    w.facts(Object.fromEntries(named.map(({ fact, now }) => [fact, now])))
    for (const { office, now } of named) w.event('sede.reemplazada', { de: office, a: now })
    offerThere(w)
  }
  const now = state.office === null ? null : attending(state.office)
  if (now === null || now.code === state.office) return w.done()
  moveOffice(w, now.code, true)
  if (announced)
    w.effects.push({
      type: 'message',
      message: 'caso.otra_sede',
      to: state.parties.map(({ personId }) => personId),
      data: { sede: now.name, direccion: now.address },
    })
  return w.done()
}

/** Facts that name the office in which a step is done. */
export const officeFacts = (workflow: Workflow): readonly string[] => [
  ...new Set(
    [...workflow.steps.values()].flatMap(({ office }) => (office === undefined ? [] : [office.fact])),
  ),
]
