import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { familyById } from '../definition/family-by-id.ts'
import type { ParentChange } from '../definition/linking.ts'
import { assignTask } from '../engine/assigning.ts'
import { leave } from '../engine/finish-task.ts'
import { moveOffice } from './move-office.ts'
import { writtenBeside } from '../state/running-beside.ts'
import { type CaseState, type World, stepOf } from '../state/state.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'

/** The linked case that brings the changes, with its captured facts. */
export interface Bringing {
  readonly radicado: string | null
  readonly family: string
  readonly facts: Readonly<Record<string, unknown>>
}

/**
 * Applies a linked case's changes to its parent, in order. A parent that has ended stays unchanged; only the
 * event records them. Added or removed parties and corrected answers are stored by the caller, not in the
 * state.
 *
 * Throws `Refusal` (conflict) while an act is being notified and the change would interrupt it: a notification must
 * finish with its original recipients, or its term would belong to nobody.
 */
export function changeParent(
  world: World,
  state: CaseState,
  changes: readonly ParentChange[],
  from: Bringing,
  actor: Actor,
): Decision {
  const w = new DecisionBuilder(world, state, actor.id)
  w.event('caso.afectado', { por: from.family, radicado: from.radicado, cambios: changes.map((c) => c.do) })
  for (const change of changes) if (takes(change, from.facts)) apply(w, change, from, actor)
  return w.done()
}

/** Whether a change applies, given the captured facts. */
export const takes = (change: ParentChange, facts: Readonly<Record<string, unknown>>): boolean => {
  const value = change.ifFact === undefined ? true : facts[change.ifFact]
  return value !== undefined && value !== null && value !== '' && value !== false
}

/** What a case that has ended still takes: facts, never steps. */
const KEPT_AFTERWARDS: ReadonlySet<ParentChange['do']> = new Set(['giveFacts', 'addTexts', 'correct'])

function apply(w: DecisionBuilder, change: ParentChange, from: Bringing, actor: Actor): void {
  if (w.flow.closed && !KEPT_AFTERWARDS.has(change.do)) return
  switch (change.do) {
    case 'end': {
      refuseWhileNotifying(w)
      dropEverything(w)
      w.status(change.status)
      const last = w.state.flow.tasks[0]
      leave(w, last === undefined ? anyStep(w) : stepOf(w.world, last.step), 'FIN', undefined, actor)
      return
    }
    case 'goTo': {
      const to = 'step' in change ? change.step : from.facts[change.fact]
      if (typeof to !== 'string' || !w.world.workflow.steps.has(to))
        throw new Refusal('invalid', 'Elija la etapa en la que sigue el trámite.', { code: 'sin_etapa' })
      refuseWhileNotifying(w)
      const first = w.flow.tasks[0]
      const at = first === undefined ? anyStep(w) : stepOf(w.world, first.step)
      dropEverything(w)
      w.flow = { ...w.flow, stack: [], interrupted: null }
      leave(w, at, to, undefined, actor)
      return
    }
    case 'moveOffice': {
      const office = from.facts[change.fact]
      if (typeof office !== 'string' || office === '')
        throw new Refusal('invalid', 'Elija la territorial que recibe el trámite.', { code: 'sin_oficina' })
      moveOffice(w, office)
      return
    }
    case 'giveFacts':
      w.facts(
        Object.fromEntries(
          change.keys.filter((key) => key in from.facts).map((key) => [key, from.facts[key]]),
        ),
      )
      return
    case 'addTexts':
      w.facts(
        Object.fromEntries(
          change.keys.flatMap((key) => {
            const [said, more] = [w.state.facts[key], from.facts[key]]
            if (typeof more !== 'string' || more === '') return []
            return [[key, typeof said === 'string' && said !== '' ? `${said}\n${more}` : more]]
          }),
        ),
      )
      return
    case 'assign': {
      const person = from.facts[change.fact]
      const able = w.flow.tasks.filter(
        (task) =>
          task.turn === 'corporacion' &&
          typeof person === 'string' &&
          w.world.rolesOf(person).some((role) => stepOf(w.world, task.step).roles.includes(role)),
      )
      if (typeof person !== 'string' || able.length === 0)
        throw new Refusal('conflict', 'La persona elegida no tiene el rol de la tarea que está abierta.', {
          code: 'sin_rol',
        })
      for (const task of able) assignTask(w, task, person)
      return
    }
    case 'correct':
      w.event('datos.corregidos', {
        datos: Object.fromEntries(
          change.keys.filter((key) => key in from.facts).map((key) => [key, from.facts[key]]),
        ),
      })
      return
    case 'addParty':
    case 'endProxy':
      return
  }
}

// a workflow has steps
const anyStep = (w: DecisionBuilder) => [...w.world.workflow.steps.values()][0] as ReturnType<typeof stepOf>

function refuseWhileNotifying(w: DecisionBuilder): void {
  if (w.flow.notifying?.recipients.some((r) => r.legalOn === null) === true && stillNotifying(w))
    throw new Refusal(
      'conflict',
      'En el trámite se está notificando un acto. Hágalo cuando termine esa notificación.',
      { code: 'notificando' },
    )
}

const stillNotifying = (w: DecisionBuilder): boolean =>
  w.flow.tasks.some((t) => familyById(w.world.workflow, stepOf(w.world, t.step).family)?.makesKnown === true)

/** Closes open tasks and withdraws unsigned acts; signed ones stay on file. */
function dropEverything(w: DecisionBuilder): void {
  const dropped = w.flow.acts.filter((a) => a.phase !== 'signed' && a.phase !== 'withdrawn')
  // parallel notifications continue regardless of the case
  for (const act of dropped.filter((a) => !writtenBeside(w.flow, a))) {
    w.setAct({ ...act, phase: 'withdrawn' })
    w.effects.push({ type: 'actPhase', actId: act.id, phase: 'withdrawn' })
  }
  for (const task of w.flow.tasks) w.cancel(task)
}
