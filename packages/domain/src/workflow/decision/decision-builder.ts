import type { Absent } from '../../access/actor.ts'
import type { Count } from '../../terms/recount.ts'
import type { CaseEvent, Effect } from '../definition/commands.ts'
import type { StepDef, Term } from '../definition/definition.ts'
import type { CaseEventType } from '../definition/event-types.ts'
import { expiryOf } from '../state/expiry.ts'
import { termOf } from '../state/extension.ts'
import { offeredTo } from './offered-to.ts'
import { besideOf, keptBeside, viewOf } from '../state/running-beside.ts'
import {
  type ActLife,
  type Beside,
  type CaseState,
  type Flow,
  type OpenTask,
  type World,
  stepOf,
} from '../state/state.ts'
import { dueOf, extendedDue } from './step-due.ts'
import { endedOn, firstDay, openSuspension } from './suspensions.ts'

/** Stored as the outcome of a task that nobody did; no outcome of a step has this code. */
export const CANCELLED = 'anulada'

/** The result of a decision: events, rows to store, effects. */
export interface Decision {
  readonly state: CaseState
  readonly events: readonly CaseEvent[]
  readonly effects: readonly Effect[]
  readonly opened: readonly OpenTask[]
  readonly closed: readonly {
    readonly task: OpenTask
    readonly outcome: string
    readonly data: Readonly<Record<string, unknown>>
  }[]
  readonly changed: readonly OpenTask[]
  /** the official for whose absence the actor decided */
  readonly absent?: Absent
}

/** Mutable state of one `decide` call; never exposed. */
export class DecisionBuilder {
  readonly world: World
  readonly actorId: string
  /** In a task of a parallel notification, that notification's view of the case. */
  state: CaseState
  /** The parallel notification being decided, with its surrounding case; undefined: the case itself. */
  private around: { readonly main: CaseState; readonly own: Beside } | undefined
  readonly events: CaseEvent[] = []
  readonly effects: Effect[] = []
  readonly opened: OpenTask[] = []
  readonly closed: { task: OpenTask; outcome: string; data: Readonly<Record<string, unknown>> }[] = []
  readonly changed = new Map<string, OpenTask>()
  /** the official for whose absence the actor decides; each event says so */
  absent: Absent | null = null

  /** `at`: the task under decision; one of a parallel notification uses that notification's view. */
  constructor(world: World, state: CaseState, actorId: string, at?: { readonly id: string }) {
    this.world = world
    this.actorId = actorId
    const own = at === undefined ? undefined : besideOf(state.flow, at)
    this.around = own && { main: state, own }
    this.state = own === undefined ? state : viewOf(state, own)
  }

  /** Whether the decision concerns a parallel notification. */
  get isBeside(): boolean {
    return this.around !== undefined
  }

  /** Runs part of the decision in an existing or new parallel notification. */
  beside(own: Beside, run: () => void): void {
    const main = this.state
    this.around = { main, own }
    this.state = viewOf(main, own)
    run()
    this.state = keptBeside(main, own, this.state)
    this.around = undefined
  }

  get flow(): Flow {
    return this.state.flow
  }
  set flow(flow: Flow) {
    this.state = { ...this.state, flow }
  }

  event(type: CaseEventType, data: Readonly<Record<string, unknown>> = {}): void {
    const { absent } = this
    this.events.push({
      type,
      data: absent === null ? data : { ...data, ausente: absent.id, porAusenciaDe: absent.name },
    })
  }

  facts(more: Readonly<Record<string, unknown>>): void {
    this.state = { ...this.state, facts: { ...this.state.facts, ...more } }
  }

  status(status: string): void {
    if (status === this.state.status) return
    this.event('estado.cambiado', { de: this.state.status, a: status })
    this.state = { ...this.state, status }
  }

  /** Opens a step's task with its audience, assignee and term; suspends or resumes the case's term. */
  open(
    stepId: string,
    more: {
      actId?: string | null
      assignee?: string | null
      roles?: readonly string[]
      /** Fixed last day, over the step's own term. */
      dueOn?: string | null
      /** How that day was counted; undefined: unknown here, as of the days left of another step's term. */
      count?: Count | undefined
      /** Entered directly from a notification, whose legal date starts the term. */
      notified?: boolean
      /** Returning from an extension requested here. */
      extended?: boolean
    } = {},
  ): OpenTask {
    const step = stepOf(this.world, stepId)
    const last =
      typeof more.dueOn === 'string'
        ? { on: more.dueOn, count: more.count }
        : more.extended === true
          ? extendedDue(this.world, this.state, step)
          : dueOf(this.world, this.state, step, more.notified ?? false)
    const due = last?.on ?? null
    if (more.extended !== true && this.flow.extended[stepId] !== undefined) {
      const { [stepId]: _past, ...extended } = this.flow.extended
      this.flow = { ...this.flow, extended }
    }
    const task: OpenTask = {
      id: this.world.newId(),
      step: stepId,
      turn: step.turn,
      audience: offeredTo(this.world, step, this.state, more.roles),
      assignee: more.assignee === undefined ? this.personFor(step) : more.assignee,
      openedAt: this.world.now,
      dueOn: due,
      ...(last?.count !== undefined && { count: last.count }),
      expiresAt: expiryOf(step, due),
      actId: more.actId ?? null,
    }
    const visits = this.flow.visits[stepId] ?? 0
    this.flow = {
      ...this.flow,
      tasks: [...this.flow.tasks, task],
      visits: { ...this.flow.visits, [stepId]: visits + 1 },
    }
    this.opened.push(task)
    this.event('tarea.abierta', {
      paso: stepId,
      titulo: step.title,
      vence: due,
      responsable: task.assignee,
      ...(task.actId !== null && { acto: task.actId }),
    })
    // A parallel notification changes neither the case's status nor its suspensions.
    if (this.isBeside) return task
    if (step.status !== undefined) this.status(step.status)
    if (step.pausesTerm) this.suspend(step, more.notified ?? false)
    else if (step.turn === 'corporacion') this.resume(step)
    return task
  }

  close(task: OpenTask, outcome: string, data: Readonly<Record<string, unknown>>): void {
    this.flow = {
      ...this.flow,
      tasks: this.flow.tasks.filter((t) => t.id !== task.id),
      doers: outcome === CANCELLED ? this.flow.doers : { ...this.flow.doers, [task.step]: this.actorId },
    }
    this.changed.delete(task.id)
    this.closed.push({ task, outcome, data })
  }

  /** Closes a task that nobody did; its assignee does not count as its doer. */
  cancel(task: OpenTask): void {
    this.close(task, CANCELLED, {})
  }

  update(task: OpenTask): void {
    this.flow = { ...this.flow, tasks: this.flow.tasks.map((t) => (t.id === task.id ? task : t)) }
    const opened = this.opened.findIndex((t) => t.id === task.id)
    if (opened >= 0) this.opened[opened] = task
    else this.changed.set(task.id, task)
  }

  act(id: string): ActLife {
    const act = this.flow.acts.find((a) => a.id === id)
    if (act === undefined) throw new Error(`El caso no tiene el acto ${id}`)
    return act
  }

  setAct(act: ActLife): void {
    this.flow = { ...this.flow, acts: this.flow.acts.map((a) => (a.id === act.id ? act : a)) }
  }

  termOf(step: StepDef): Term | null {
    return termOf(this.world, this.state.facts, step)
  }

  private personFor(step: StepDef): string | null {
    const to = step.assignTo
    if (to === undefined) return null
    const person = 'fact' in to ? this.state.facts[to.fact] : this.flow.doers[to.doerOf]
    if (typeof person !== 'string') return null
    // an assignee without any of the step's roles could not open the task
    return this.world.rolesOf(person).some((role) => step.roles.includes(role)) ? person : null
  }

  /**
   * Decision 31: pauses the term from the legal notification of a requirement to its answer, without
   * overlapping suspensions.
   */
  private suspend(step: StepDef, notified: boolean): void {
    if (openSuspension(this.flow.suspensions) !== undefined) return
    const wanted =
      notified && step.termFrom === 'notificacion'
        ? (this.flow.lastNotifiedOn ?? this.world.today)
        : this.world.today
    const from = firstDay(this.flow.suspensions, wanted)
    this.flow = {
      ...this.flow,
      suspensions: [...this.flow.suspensions, { from, to: null, reason: step.title }],
    }
    this.event('termino.suspendido', { desde: from, motivo: step.title })
  }

  /**
   * Resumes the term on the authority's turn. An extension or withdrawal under study is no answer: the case
   * still waits.
   */
  private resume(step: StepDef): void {
    const owed = [...this.flow.stack, ...(this.flow.interrupted === null ? [] : [this.flow.interrupted.step])]
    if (owed.some((id) => stepOf(this.world, id).pausesTerm)) return
    // reviewing and signing an act for a step that pauses the term is part of that step
    if (this.flow.tasks.some((task) => stepOf(this.world, task.step).pausesTerm)) return
    if (openSuspension(this.flow.suspensions) === undefined) return
    this.endSuspension()
    this.event('termino.reanudado', { desde: this.world.today, motivo: step.title })
  }

  /** Removes the suspension just started: its cause was not the applicant's. */
  dropSuspension(): void {
    const open = openSuspension(this.flow.suspensions)
    if (open === undefined) return
    this.flow = { ...this.flow, suspensions: this.flow.suspensions.filter((s) => s !== open) }
    this.event('termino.reanudado', { desde: open.from, motivo: 'La causa es de la Corporación' })
  }

  endSuspension(): void {
    this.flow = { ...this.flow, suspensions: endedOn(this.flow.suspensions, this.world.today) }
  }

  done(): Decision {
    return {
      state:
        this.around === undefined ? this.state : keptBeside(this.around.main, this.around.own, this.state),
      events: this.events,
      effects: this.effects,
      opened: this.opened,
      closed: this.closed,
      changed: [...this.changed.values()],
      ...(this.absent !== null && { absent: this.absent }),
    }
  }
}
