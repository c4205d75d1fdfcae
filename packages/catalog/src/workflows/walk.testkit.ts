import { type Actor, OFFICE_BOUND_ROLES, SYSTEM, audienceOf } from '@ventanilla/domain/access/actor'
import type { PlacedRemark } from '@ventanilla/domain/acts/remarks'
import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import { actToStart } from '@ventanilla/domain/workflow/decision/availability'
import { stepAfterFiling } from '@ventanilla/domain/workflow/state/filing'
import { besideOf, notifyingOf, seenFrom, taskById } from '@ventanilla/domain/workflow/state/running-beside'
import type { CaseEvent, Command, Effect } from '@ventanilla/domain/workflow/definition/commands'
import { begin, decide, whyNotDo } from '@ventanilla/domain/workflow/engine/decide'
import {
  type ActLife,
  type CaseState,
  EMPTY_FLOW,
  type OpenTask,
  type Recipient,
  type World,
  endOfDay,
  stepOf,
} from '@ventanilla/domain/workflow/state/state'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import { endsByHand, toPublish } from '@ventanilla/domain/workflow/state/publishing'
import { actTemplates } from '../acts/index-of-acts.ts'
import { captureData, type Dice, diceOf } from './answering.testkit.ts'
import { COMPETENCE } from '../competence/competence.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { workflow } from './loaded.ts'
import { actRules } from '@ventanilla/domain/definitions/compose/act-rules'

export const rules = actRules(actTemplates.values())

const ROLES = new Set([
  ...[...workflow.steps.values()].flatMap((s) => (s.turn === 'corporacion' ? s.roles : [])),
  ...[...rules.values()].flatMap((r) => [...r.drafts, ...r.reviews, ...r.signs]),
])

/** Two officials per role, and per office for roles bound to one, in two offices as in the demonstration. */
export const CAST: readonly Actor[] = [...ROLES].sort().flatMap((role) =>
  (OFFICE_BOUND_ROLES.has(role) ? [1, 2, 3, 4] : [1, 2]).map((n): Actor => {
    const office = OFFICE_BOUND_ROLES.has(role) ? (n <= 2 ? 'ibague' : 'norte') : null
    return {
      id: `${role}-${n}`,
      kind: 'funcionario',
      name: `${role} ${n}`,
      roles: [role],
      office,
      audience: audienceOf([role], office),
    }
  }),
)
const ROLES_OF = new Map(CAST.map((p) => [p.id, p.roles]))
const KEYS = new Set(CAST.flatMap((p) => p.audience))
export const CALENDAR = makeCalendar({
  laws: [{ id: 'enero', norm: '', days: [{ name: 'Año Nuevo', on: '01-01' }] }],
})

export const OWNER: Recipient = { personId: 'marta', name: 'Marta Ruiz', role: 'solicitante' }
export const PROXY: Recipient = { personId: 'pedro', name: 'Pedro Gil', role: 'apoderado' }
/** the new applicant of a transferred case */
export const HEIR: Recipient = { personId: 'lucia', name: 'Lucía Ruiz', role: 'nuevo_solicitante' }

const citizen = (r: Recipient): Actor => ({
  id: r.personId,
  kind: 'ciudadano',
  name: r.name,
  roles: ['USER_CIUDADANO'],
  office: null,
  audience: [],
})

export interface WalkOptions {
  readonly parties?: readonly Recipient[]
  /** ids of the parties who authorised electronic notification */
  readonly electronic?: readonly string[]
  readonly dice?: Dice
  /** the case's first step; default: an application filed at the window */
  readonly first?: { readonly step: string; readonly status: string; readonly family?: string }
  readonly onStep?: (walk: Walk) => void
  /** procedure type; default: surface-water concession */
  readonly ttId?: number
  readonly facts?: Readonly<Record<string, unknown>>
}

/** A case driven by a test, with all its events and effects. */
export class Walk {
  state: CaseState
  now = '2026-02-02T15:00:00.000Z'
  readonly events: CaseEvent[] = []
  readonly effects: Effect[] = []
  readonly trail: string[] = []
  readonly dice: Dice
  commands = 0
  /** by act id */
  readonly remarks = new Map<string, readonly PlacedRemark[]>()
  private ids = 0
  private at: string | undefined
  private readonly onStep: ((walk: Walk) => void) | undefined
  private readonly series = new Map<string, number>()

  constructor(options: WalkOptions = {}) {
    this.dice = options.dice ?? diceOf(1)
    this.onStep = options.onStep
    const ttId = options.ttId ?? 3
    const procedure = PROCEDURES.find((p) => p.ttId === ttId)
    const facts = {
      'tramite.tipo': ttId,
      ...(procedure !== undefined && procedureFacts(procedure, {})),
      ...Object.fromEntries((options.electronic ?? [OWNER.personId]).map((id) => [`autoriza.${id}`, true])),
      ...options.facts,
    }
    this.state = {
      id: 'caso',
      ttId,
      definitions: 0,
      movedTo: null,
      status: options.first?.status ?? 'radicada',
      office: 'ibague',
      ...(options.first?.family !== undefined && { family: options.first.family, parentId: 'principal' }),
      parties: options.parties ?? [OWNER],
      facts,
      flow: EMPTY_FLOW,
    }
    const family = workflow.families.find((f) => f.id === procedure?.workflow.family)
    const first =
      options.first?.step ?? (family === undefined ? 'PG-02' : stepAfterFiling(family, this.state.facts))
    this.take(begin(this.world, this.state, citizen(OWNER), first), 'radica')
  }

  get world(): World {
    return {
      workflow,
      acts: rules,
      competence: COMPETENCE,
      today: bogotaDate(this.now),
      now: this.now,
      due: (from, term) => dueDate(from, term.amount, term.unit, CALENDAR),
      stepTerms: {},
      parameters: { 'notificacion.dias_acceso': 5 },
      rolesOf: (id) => ROLES_OF.get(id) ?? [],
      isStaffed: (key) => KEYS.has(key),
      remarksOn: (actId) => this.remarks.get(actId) ?? [],
      newId: () => `id-${++this.ids}`,
    }
  }
  get today(): string {
    return bogotaDate(this.now)
  }
  get parties(): Actor[] {
    return this.state.parties.map(citizen)
  }
  /** steps of the case itself with an open task, sorted */
  get open(): string[] {
    return this.state.flow.tasks.map((t) => t.step).sort()
  }
  /** steps with an open task that run beside the case, sorted */
  get openBeside(): string[] {
    return (this.state.flow.beside ?? []).flatMap((one) => one.tasks.map((t) => t.step)).sort()
  }
  get signed(): string[] {
    return this.state.flow.acts.filter((a) => a.phase === 'signed').map((a) => a.template)
  }

  /** The open task of a step: the case's own, or that of the parallel notification inside `beside`. */
  task(step: string): OpenTask {
    const tasks = this.at === undefined ? this.state.flow.tasks : notifyingOf(this.state.flow, this.at).tasks
    const task = tasks.find((t) => t.step === step)
    if (task === undefined) throw new Error(`No está abierta ${step}, sino ${this.open.join(', ')}`)
    return task
  }

  /** Runs the callback inside the notification of an act that runs beside the case. */
  beside(template: string, walk: (notice: this) => void): this {
    const act = this.state.flow.acts.findLast((a) => a.template === template && a.phase === 'signed')
    this.at = act?.id
    walk(this)
    this.at = undefined
    return this
  }

  /** The case as seen from the current task. */
  get seen(): CaseState {
    const [task] = this.at === undefined ? [] : notifyingOf(this.state.flow, this.at).tasks
    return task === undefined ? this.state : seenFrom(this.state, task)
  }

  people(task: OpenTask): readonly Actor[] {
    const all = task.turn === 'usuario' ? this.parties : CAST
    // prefilters by audience: checking everyone is slow, because each rejection throws an error
    const near = all.filter((p) =>
      task.assignee === null
        ? task.turn === 'usuario' || p.audience.some((key) => task.audience.includes(key))
        : p.id === task.assignee,
    )
    return near.filter((p) => whyNotDo(this.world, this.state, task, p) === null)
  }

  private take(decision: ReturnType<typeof decide>, said: string): void {
    this.state = decision.state
    this.events.push(...decision.events)
    this.effects.push(...decision.effects)
    for (const effect of decision.effects) if (effect.type === 'actSigned') this.number(effect.actId)
    this.trail.push(said)
    this.onStep?.(this)
  }

  /** Simulates the server: assigns the next number of the act's series in the same transaction. */
  private number(actId: string): void {
    const acts = this.state.flow.acts.map((act): ActLife => {
      if (act.id !== actId) return act
      const series = rules.get(act.template)?.series ?? ''
      const n = (this.series.get(series) ?? 0) + 1
      this.series.set(series, n)
      return { ...act, number: `${series}-${n}` }
    })
    this.state = { ...this.state, flow: { ...this.state.flow, acts } }
  }

  do(actor: Actor, command: Command): this {
    this.commands += 1
    const before = this.state
    const step = 'taskId' in command ? taskById(this.state.flow, command.taskId)?.step : command.actId
    this.take(
      decide(this.world, this.state, command, actor),
      `${this.today} ${step} ${command.type} ${'outcome' in command ? command.outcome : ''} ${actor.id}`,
    )
    const beside =
      'taskId' in command
        ? besideOf(before.flow, { id: command.taskId }) !== undefined
        : before.flow.notifying?.actId !== command.actId
    if (beside) this.heldNothing(before)
    return this
  }

  /** Fails when a parallel notification changed the case's position, terms or facts. */
  private heldNothing(before: CaseState): void {
    const of = ({ status, office, facts, flow }: CaseState): string =>
      JSON.stringify([
        [status, office, facts],
        [flow.tasks, flow.stack, flow.interrupted, flow.notifying, flow.lastNotifiedOn],
        [flow.suspensions, flow.extended, flow.closed, flow.appeals],
      ])
    if (of(before) !== of(this.state))
      throw new Error(`al lado del caso cambió algo de él: ${this.trail.at(-1)}`)
  }

  /** Sets facts that the server computes before it decides: a fee's total, the value of a receipt. */
  derive(facts: Readonly<Record<string, unknown>>): this {
    this.state = { ...this.state, facts: { ...this.state.facts, ...facts } }
    return this
  }

  staffWith(roles: readonly string[], dice: Dice): string {
    const all = CAST.filter((p) => roles.includes(p.roles[0] ?? ''))
    return all[dice(all.length)]?.id ?? ''
  }

  data(step: string, fixed: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    const staffWith = (roles: readonly string[]): string => this.staffWith(roles, () => 0)
    return captureData(
      stepOf(this.world, step),
      { state: this.seen, today: this.today, dice: this.dice, staffWith },
      fixed,
    )
  }

  someone(step: string): Actor {
    const who = this.people(this.task(step))[0]
    if (who === undefined) throw new Error(`Nadie puede hacer ${step}`)
    return who
  }

  /** The party whose turn the step is: the applicant, unless the step names another. */
  private partyFor(step: string): Actor {
    const { party } = stepOf(this.world, step)
    return citizen(party === HEIR.role ? HEIR : OWNER)
  }

  /** Completes a step as the first actor who can, with valid data including the given values. */
  complete(step: string, outcome: string, fixed: Readonly<Record<string, unknown>> = {}): this {
    const task = this.task(step)
    const definition = stepOf(this.world, step).outcomes.find((o) => o.code === outcome)
    const actor = definition?.by === 'applicant' ? this.partyFor(step) : this.someone(step)
    if (definition !== undefined && endsByHand(definition)) this.publishAll()
    return this.do(actor, {
      type: 'complete',
      taskId: task.id,
      outcome,
      data: this.data(step, fixed),
      ...(definition?.reason === true && { reason: 'Por las razones que constan en el expediente.' }),
    })
  }

  /** Publishes the due acts in the bulletin; a case cannot close before. */
  publishAll(): this {
    const secretary = CAST.find((p) => p.roles.includes('CLI_SECRETARIA_JURIDICA')) as Actor
    for (const { id } of toPublish(this.world, this.state)) this.do(secretary, { type: 'publish', actId: id })
    return this
  }

  /** Drafts and signs the act that the step currently requires, including its number. */
  write(step: string, fixed: Readonly<Record<string, unknown>> = {}): this {
    const task = this.task(step)
    const actor = this.someone(step)
    const data = this.data(step, fixed)
    if (actToStart(this.world, this.state, task, data) === null)
      throw new Error(`${step} no pide un acto ahora`)
    this.do(actor, { type: 'startAct', taskId: task.id, data }).do(actor, {
      type: 'submitAct',
      taskId: task.id,
    })
    if (this.seen.flow.tasks.some((t) => t.step === 'FIR-03')) this.complete('FIR-03', 'aprobado')
    return this.complete('FIR-04', 'firmado')
  }

  /** FIR-01 to FIR-04, including the number. */
  draft(): this {
    return this.complete('FIR-01', 'creado')
      .complete('FIR-02', 'a_revision')
      .complete('FIR-03', 'aprobado')
      .complete('FIR-04', 'firmado')
  }

  pass(days: number): this {
    this.now = new Date(Date.parse(this.now) + days * 86_400_000).toISOString()
    return this
  }

  /** Advances the clock to the end of a step's term and fires the expiry. */
  expire(step: string): this {
    const task = this.task(step)
    if (task.dueOn === null) throw new Error(`${step} no tiene término`)
    if (this.now < endOfDay(task.dueOn)) this.now = endOfDay(task.dueOn)
    return this.do(SYSTEM, { type: 'expire', taskId: task.id })
  }

  /** NOT-01 to NOT-06 by electronic notification, opened the day after; ends where the caller continues. */
  notify(): this {
    const waits = (): boolean => this.seen.flow.tasks.some((t) => t.step === 'NOT-01')
    for (let guard = 0; waits() && guard < 5; guard++) {
      const next = this.seen.flow.notifying?.recipients.find((r) => r.legalOn === null) as Recipient
      this.complete('NOT-01', 'nueva').complete('NOT-02', 'si', {
        'notificacion.destinatario': { personId: next.personId, name: next.name, means: 'personal' },
      })
      this.write('NOT-03').pass(1).access(next)
      this.certify()
    }
    return this
  }

  access(who: Recipient, actId?: string): this {
    return this.do(citizen(who), {
      type: 'access',
      actId: actId ?? this.seen.flow.notifying?.actId ?? '',
      personId: who.personId,
    })
  }

  /** Advances days until the step can write its certificate: a notification took effect, an act is final. */
  settle(step: string): this {
    for (let day = 0; day < 10 && !this.asksForAct(step); day++) this.pass(1)
    return this
  }

  private asksForAct(step: string): boolean {
    return actToStart(this.world, this.state, this.task(step), this.data(step)) !== null
  }

  /** NOT-06: the certificate, and back to the caller or to the next recipient. */
  certify(): this {
    this.settle('NOT-06')
    const pending = this.seen.flow.notifying?.recipients.some((r) => r.legalOn === null) ?? false
    return this.write('NOT-06').complete('NOT-06', pending ? 'otro' : 'constancia')
  }
}
