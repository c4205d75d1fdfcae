import type { StepDef } from '@ventanilla/domain/workflow/definition'
import { onOrAfterBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import { holdsTrue, logicFacts } from '@ventanilla/domain/workflow/facts'
import { endOfDay, type OpenTask } from '@ventanilla/domain/workflow/state'
import type { LoadedCase } from '../db/cases/load.ts'
import { sql } from '../db/sql.ts'
import type { AppDeps } from '../deps.ts'
import type { Call } from './caller.ts'
import { daysToVisit } from './days-of-a-way.ts'
import { readsExpiredTerm } from './expired-term.ts'
import { failingPoints } from './failing-points.ts'
import { givePower } from './powers.ts'
import { openDoor } from './open-door.ts'
import type { Scenario, Turn } from './scenario.ts'
import { CERTIFIES, mayCertify } from './certifying.ts'
import type { Stories } from './story-types.ts'

/** where the demonstration remembers which scenarios it has begun */
export const LIST = 'demostracion'

/** What became of a case on a day. */
export type Moved = 'moved' | 'wait' | 'arrived'

export interface Running {
  readonly scenario: Scenario
  readonly startsOn: number
  caseId: string | null
  /** the case has begun to pass to somebody else: `caseId` is that request's */
  passing?: boolean
  nextOn: number
  done: boolean
  /** nothing happens to the case before that day, 'YYYY-MM-DD': until then nobody looks at it */
  notBefore?: string
}

/** One day's work on one case. `beside` is the case beside which it begins, once that has been filed. */
export async function workOnce(
  deps: AppDeps,
  stories: Stories,
  call: Call,
  one: Running,
  beside: string | null = null,
): Promise<Moved> {
  const { scenario } = one
  if (one.caseId === null) {
    await deps.db.run(sql`
      insert into parameters(list, key, value, updated_at) values (${LIST}, ${scenario.name}, '{}', ${deps.clock.now()}) on conflict do nothing`)
    if (scenario.target === 'borrador') {
      await stories.draftOf3(scenario.applicant, scenario.answers)
      return 'arrived'
    }
    if (scenario.door !== undefined) {
      one.caseId = await openDoor(deps, stories, call, scenario, beside)
      return one.caseId === null ? 'wait' : 'moved'
    }
    one.caseId = (
      await stories.fileProcedure(scenario.ttId ?? 3, {
        applicant: scenario.applicant,
        ...(scenario.answers && { answers: scenario.answers }),
      })
    ).caseId
    if (scenario.proxy !== undefined)
      await givePower(
        { deps, db: deps.db, personId: stories.personId },
        scenario.applicant,
        scenario.proxy,
        one.caseId,
      )
    return 'moved'
  }
  if (scenario.passesTo !== undefined && one.passing !== true) {
    one.caseId = (await stories.bindChange(one.caseId, scenario.passesTo)).changeId
    one.passing = true
    return 'moved'
  }
  const caseId = one.caseId
  const loaded = await stories.load(caseId)
  const { state, row } = loaded
  const task = state.flow.tasks.at(-1)
  if (state.flow.closed || task === undefined) {
    if (scenario.target !== 'FIN') throw new Error(`terminó en ${state.status} antes de ${scenario.target}`)
    return 'arrived'
  }
  if (task.step === scenario.target && (scenario.visits ?? 1) <= (state.flow.visits[task.step] ?? 0)) {
    // the last thing on stage: somebody has the task, or it waits for the group
    return 'arrived'
  }
  const now = deps.clock.now().toISOString()
  const plan = scenario.turns[task.step]
  const turn = typeof plan === 'function' ? plan(state.flow.visits[task.step] ?? 1) : plan
  if (turn === 'wait') {
    // the summons must have gone out before anybody can stay away
    if (task.step === 'NOT-04' && !state.flow.acts.some((a) => a.task === task.id))
      await stories.writeAct(caseId, task.step)
    // what nobody does ends with its term
    else if (task.dueOn !== null && task.dueOn >= bogotaDate(now)) one.notBefore = addDays(task.dueOn, 1)
    return 'wait'
  }
  const step = deps.catalogue.workflow.steps.get(task.step)
  if (step === undefined) throw new Error(`No hay paso ${task.step}`)
  // nobody goes to a visit or a meeting before its day, nor writes down what was seen or said
  const appointment = appointmentOf(step)
  if (appointment !== null && bogotaDate(now) < String(state.facts[appointment] ?? '')) {
    one.notBefore = String(state.facts[appointment])
    return 'wait'
  }
  // what is certified has happened by then
  if (CERTIFIES.has(task.step) && !mayCertify(loaded, task.step, bogotaDate(now))) return 'wait'
  const signed = (template: string): boolean =>
    state.flow.acts.some((a) => a.template === template && a.phase === 'signed')
  const earliest = turn === undefined ? null : lastDays(scenario, step, turn, row)
  if (earliest !== null && bogotaDate(now) < earliest) {
    one.notBefore = earliest
    return 'wait'
  }
  if (
    turn !== undefined &&
    waitsForTerm(step, task, turn, state, now) &&
    !(task.dueOn !== null && now >= endOfDay(task.dueOn)) &&
    // where none ever began, none is waited for
    (task.dueOn !== null || step.kind === 'firmness' || typeof step.termFrom === 'object')
  ) {
    // the term counts from an act of the step itself: a notice that is posted, a letter that is sent
    if (typeof step.termFrom !== 'object' || signed(step.termFrom.act)) {
      if (task.dueOn !== null) one.notBefore = addDays(task.dueOn, 1)
      return 'wait'
    }
    await stories.writeAct(caseId, task.step)
    return 'moved'
  }
  // nobody comes on the day on which the summons goes out, nor on a Sunday that is told on its Friday
  if (task.step === 'NOT-04' && turn?.outcome === 'comparece') {
    const summons = state.flow.acts.findLast((a) => a.task === task.id)
    if (summons === undefined) {
      await stories.writeAct(caseId, task.step)
      return 'moved'
    }
    if (summons.signedOn !== null && summons.signedOn >= bogotaDate(now)) {
      one.notBefore = addDays(summons.signedOn, 1)
      return 'wait'
    }
  }
  if (task.step === 'NOT-03') {
    if (!state.flow.acts.some((a) => a.task === task.id && a.phase === 'signed')) {
      await stories.writeAct(caseId, task.step)
      if (scenario.target === 'NOT-03') return 'arrived'
      return 'moved'
    }
    if (scenario.opens === false) return 'wait'
    await stories.access(caseId)
    return 'moved'
  }
  if (turn === undefined) throw new Error(`está en ${task.step}, para el que no tiene plan`)
  const door = FILED_AT_ONCE[step.outcomes.find((o) => o.code === turn.outcome)?.to ?? '']
  if (door !== undefined)
    await applicantFiles(call, await stories.tokenFor(row.applicant_id), caseId, row.version, task, {
      ...door,
      data: { ...door.data, ...turn.data },
    })
  else {
    const about = await known(deps, step, loaded, now)
    // the other request of the same person may be filed on a later day
    if (about === null) return 'wait'
    const data = { ...about, ...failing(deps, loaded, task.step, turn.data) }
    await stories.doTask(caseId, task.step, turnOf(task.step, turn, state).outcome, data, { loaded })
  }
  return 'moved'
}

/** Papers that tell what a visit found. */
const AFTER_THE_VISIT: ReadonlySet<string> = new Set([
  'ACTA_VISITA',
  'CONCEPTO_TEC',
  'CONCEPTO_SEG',
  'INF_TEC_LIC',
])

/** The fact that says on which day happens what a step writes down: a visit or a meeting, programmed before it. */
function appointmentOf({ kind, produces, capture }: StepDef): string | null {
  if (produces.includes('ACTA_REUNION_LIC')) return 'reunion.fecha'
  const about = kind === 'visit' || produces.some((act) => AFTER_THE_VISIT.has(act))
  return about && !capture.some(({ key }) => key === 'visita.fecha') ? 'visita.fecha' : null
}

/**
 * What the case or the calendar says about the fields of a step: money that was asked for, the day of a visit. Null: what
 * the step is about is not there yet.
 */
async function known(
  deps: AppDeps,
  step: StepDef,
  { row, state: { facts } }: LoadedCase,
  now: string,
): Promise<Record<string, unknown> | null> {
  const { capture } = step
  const inDays = (days: number): string =>
    onOrAfterBusinessDay(addDays(bogotaDate(now), days), deps.catalogue.calendar)
  const visit = inDays(daysToVisit(deps.catalogue.workflow, step))
  const values: Readonly<Record<string, unknown>> = {
    'pago.valor': facts['recibo.valor'],
    'pago.conciliado': facts['recibo.valor'],
    'visita.fecha': visit,
    'visita.fecha_nueva': visit,
    'reunion.fecha': inDays(6),
    'garantia.fecha': inDays(8),
  }
  const joins = capture.some(({ key }) => key === 'acumulacion.solicitudes')
  const other = joins
    ? await deps.db.one<{ radicado: string }>(sql`
        select radicado from cases where applicant_id = ${row.applicant_id}::uuid and radicado is not null and family is null
          and closed_at is null and parent_id is null and id <> ${row.parent_id}::uuid
          and not exists (select 1 from acts a where a.case_id = cases.id and a.template in ('RES_OTORGA', 'RES_NIEGA')) order by filed_at desc limit 1`)
    : undefined
  if (joins) return other === undefined ? null : { 'acumulacion.solicitudes': [other] }
  const revokes = capture.some(({ key }) => key === 'acto_revocado.numero')
  const revoked = revokes
    ? await deps.db.one<{ number: string }>(sql`
        select number from acts where case_id = ${row.parent_id}::uuid and template in ('RES_OTORGA', 'RES_NIEGA') and number is not null
        order by signed_at desc limit 1`)
    : undefined
  if (revoked !== undefined) return { 'acto_revocado.numero': revoked.number }
  return Object.fromEntries(
    capture.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]]])),
  )
}

/** How an act is made known: electronically to whoever allowed it, by a summons to others, to one person after another. */
function turnOf(step: string, turn: Turn, state: LoadedCase['state']): Turn {
  const pending = state.flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? []
  if (
    step === 'NOT-02' &&
    turn.outcome === 'si' &&
    state.facts[`autoriza.${pending[0]?.personId ?? ''}`] !== true
  )
    return { outcome: 'no' }
  return step === 'NOT-06' && pending.length > 0 ? { outcome: 'otro' } : turn
}

/** Days before its end in which a late case comes to where it stands: by itself, or by what is signed and made known before. */
const LAST_DAYS = { straight: 4, calling: 12 } as const

/** The first day on which a late case goes to where it is to stand: before, nobody would find it there in the end. */
function lastDays(
  { target, days, late }: Scenario,
  { outcomes }: StepDef,
  turn: Turn,
  { filed_at: filedAt }: LoadedCase['row'],
): string | null {
  const outcome = outcomes.find((o) => o.code === turn.outcome)
  if (late !== true || filedAt === null || (outcome?.to !== target && outcome?.returnTo !== target))
    return null
  const last = outcome.to === target ? LAST_DAYS.straight : LAST_DAYS.calling
  return addDays(bogotaDate(filedAt.toISOString()), days - last)
}

/** Whether what is to be done is only done once the term of the step is over. */
function waitsForTerm(
  step: StepDef,
  task: OpenTask,
  turn: Turn,
  state: LoadedCase['state'],
  now: string,
): boolean {
  const outcome = step.outcomes.find((o) => o.code === turn.outcome)
  // a decided appeal makes the act final by itself
  if (readsExpiredTerm(outcome?.guard))
    return (
      state.facts['recurso.resuelto'] !== true &&
      !holdsTrue(outcome?.guard, logicFacts(state, task, now, turn.data ?? {}))
    )
  // what was posted is certified when its days are over
  return (
    step.actChoice?.some(
      ({ when, act }) => readsExpiredTerm(when) && (outcome?.acts?.includes(act) ?? outcome?.by === 'staff'),
    ) === true
  )
}

/** 'falta' stands for a review in which one point does not comply. */
function failing(
  deps: AppDeps,
  loaded: LoadedCase,
  stepId: string,
  data: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value === 'falta' ? failingPoints(deps, loaded, stepId) : value,
    ]),
  )
}

/** What an applicant files in one call from the step that waits for it. */
const FILED_AT_ONCE: Readonly<
  Record<string, { readonly path: string; readonly data: Readonly<Record<string, unknown>> }>
> = {
  'REC-01': {
    path: 'recurso',
    data: {
      'recurso.clase': 'reposicion',
      'recurso.motivos':
        'El caudal otorgado no alcanza para el riego de la finca en verano.\nLa vigencia debe ser de diez años.',
    },
  },
  'PRO-01': {
    path: 'prorroga',
    data: {
      'prorroga.justificacion':
        'El certificado de tradición tarda más de lo previsto en la oficina de registro.',
      'prorroga.dias_pedidos': 10,
    },
  },
  'REN-01': {
    path: 'renuncia',
    data: {
      'renuncia.motivo':
        'Estoy conforme con lo decidido y necesito que quede en firme para empezar las obras.',
      'renuncia.declaracion': true,
    },
  },
  // against an act of a sanction
  'RWF-01': {
    path: 'recurso',
    data: {
      'recurso.clase': 'reposicion',
      'recurso.motivos':
        'La prueba decretada no demuestra que la tala sea mía.\nEl predio lo tenía otra persona en la fecha de los hechos.',
    },
  },
}

async function applicantFiles(
  call: Call,
  token: string,
  caseId: string,
  version: number,
  task: OpenTask,
  { path, data }: { readonly path: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const url = `/api/v1/solicitudes/${caseId}/${path}`
  const reply = await call('POST', url, { version, taskId: task.id, data }, token)
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${JSON.stringify(reply.body)}`)
}
