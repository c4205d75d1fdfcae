import type { Actor } from '@ventanilla/domain/access/actor'
import type { taskDetail } from '@ventanilla/contract/tasks.contract'
import { isOpen } from '@ventanilla/domain/acts/remarks'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import { read } from '@ventanilla/domain/forms/reading'
import { documentsForFiling, formNameOf } from '@ventanilla/domain/procedures/procedure'
import { holds } from '@ventanilla/domain/forms/conditions'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { isAppeal, offeredCapture } from '@ventanilla/domain/workflow/appeals/appealing'
import {
  actToStart,
  goesBack,
  goesOn,
  offeredOutcomes,
} from '@ventanilla/domain/workflow/decision/availability'
import { isFor, whyNotDo } from '@ventanilla/domain/workflow/engine/decide'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { seenFrom, taskById } from '@ventanilla/domain/workflow/state/running-beside'
import { absentFor } from '@ventanilla/domain/workflow/state/standing-in'
import { type CaseState, type OpenTask, stepOf, type World } from '@ventanilla/domain/workflow/state/state'
import { suggestData } from '@ventanilla/domain/workflow/letters/suggest'
import { changePartOf } from '@ventanilla/domain/cases/applicant-change'
import { normWords } from '@ventanilla/domain/cases/words/history-words'
import type { z } from 'zod'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import { raw, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { taskOf } from './reading/case-view.ts'
import { choicesOf } from './choices.ts'
import { proposedSettlement } from './fees/fee.ts'
import { chargedOf, signatureFacts } from './fees/derived-facts.ts'

type Detail = z.input<typeof taskDetail>

/** Items of a step's checklists and answers: documents of the case, or the required points. */
export function itemsOf(deps: AppDeps, loaded: LoadedCase, step: StepDef): CaseItems {
  const source = step.capture.find((f) => f.kind === 'checklist' || f.kind === 'answers')?.optionsFrom
  if (source === undefined) return {}
  if (source !== 'documentos') {
    const asked = loaded.state.facts[source]
    // points that a step of the case captured
    const requirements = (Array.isArray(asked) ? asked : []) as { id: string; text: string }[]
    return { requirements, documents: requirements.map((r) => ({ id: r.id, title: r.text })) }
  }
  return { documents: filedDocuments(deps, loaded) }
}

/** The form and the documents that the application had to include. */
function filedDocuments(deps: AppDeps, loaded: LoadedCase): { id: string; title: string }[] {
  const procedure = deps.catalogue.of(loaded.row).procedures.get(loaded.row.tt_id)
  const form = deps.catalogue.of(loaded.row).forms.get(loaded.row.tt_id)
  if (procedure === undefined) return []
  const values =
    form === undefined ? (loaded.row.submission ?? {}) : read(form, loaded.row.submission ?? {}).values
  return [
    { id: 'formulario', title: formNameOf(procedure).title },
    ...documentsForFiling(procedure)
      .filter((d) => d.need === 'obligatorio' || holds(d.condition, values))
      .map((d) => ({ id: String(d.id), title: d.title })),
  ]
}

export interface TaskRecord {
  id: string
  case_id: string
  step: string
  state: string
  turn: 'usuario' | 'corporacion'
  assignee: string | null
  assignee_name: string | null
  opened_at: Date
  done_at: Date | null
  outcome: string | null
  due_on: string | null
  act_id: string | null
  work: { data?: Record<string, unknown>; version?: number }
}

/** Columns of `tasks t` and its assignee. */
export const taskColumns =
  raw(`t.id, t.case_id, t.step, t.state, t.turn, t.assignee, u.first_names || ' ' || u.last_names as assignee_name,
      t.opened_at, t.done_at, t.outcome, t.due_on, t.act_id, t.work`)

export async function taskRecord(deps: AppDeps, taskId: string): Promise<TaskRecord> {
  const record = await deps.db.one<TaskRecord>(sql`
    select ${taskColumns} from tasks t left join users u on u.id = coalesce(t.done_by, t.assignee) where t.id = ${taskId}::uuid`)
  if (record === undefined) throw notFound()
  return record
}

/** A task with everything its screen needs. Access is decided by the case. */
export async function taskView(deps: AppDeps, actor: Actor, taskId: string): Promise<Detail> {
  const record = await taskRecord(deps, taskId)
  const loaded = await viewCase(deps.db, actor, 'cases.act', record.case_id)
  refuseOthersTask(deps, actor, record, loaded)
  const world = await worldFor(deps.db, deps.catalogue, loaded, {
    now: deps.clock.now(),
    newId: deps.newId,
    people: [actor.id],
  })
  return viewOfTask(deps, actor, record, loaded, world)
}

/**
 * Attack: a party opens by id a task that is not theirs. Work that officials are writing, or that another party
 * has to answer, is not readable before it is handed in.
 */
function refuseOthersTask(deps: AppDeps, actor: Actor, record: TaskRecord, loaded: LoadedCase): void {
  const mine = loaded.state.parties.filter((p) => p.personId === actor.id)
  if (mine.length === 0) return
  const step = deps.catalogue.of(loaded.row).workflow.steps.get(record.step)
  const theirs =
    isAppeal(deps.catalogue.of(loaded.row).workflow, step) || mine.some((p) => isFor(step?.party, p))
  if (record.turn !== 'usuario' || !theirs) throw notFound()
}

/** The same for a loaded case, in a world that holds the actor's roles. */
export async function viewOfTask(
  deps: AppDeps,
  actor: Actor,
  record: TaskRecord,
  whole: LoadedCase,
  world: World,
): Promise<Detail> {
  // a notification in parallel reads its own recipients and data
  const loaded = { ...whole, state: seenFrom(whole.state, record) }
  const step = deps.catalogue.of(loaded.row).workflow.steps.get(record.step)
  if (step === undefined) throw notFound()
  const open = taskById(whole.state.flow, record.id)
  const today = bogotaDate(deps.clock.now().toISOString())
  const saved = record.work.data
  const by = loaded.state.parties.some((p) => p.personId === actor.id) ? 'applicant' : 'staff'
  const choices = by === 'staff' ? await choicesOf(deps, loaded, step) : { parties: [], feeCategories: [] }
  const data = saved ?? suggestFor(deps, loaded, step, choices)
  const blocked =
    open === undefined
      ? 'Esta tarea ya terminó.'
      : (whyNotDo(world, loaded.state, open, actor)?.message ?? null)
  const start =
    open === undefined || step.turn === 'usuario'
      ? null
      : actToStart(world, loaded.state, open, { ...loaded.state.facts, ...data })
  const inHand = open?.actId ?? record.act_id
  const act = inHand === null ? null : await actOf(deps, inHand)
  const ref = taskOf(
    deps,
    loaded.row,
    { ...record, opened_at: record.opened_at.toISOString(), done_at: record.done_at?.toISOString() ?? null },
    today,
  )
  return {
    task: ref,
    caseId: record.case_id,
    caseVersion: loaded.row.version,
    definition: {
      step: step.id,
      title: step.title,
      kind: step.kind,
      capture: [...offeredCapture(world, loaded.state, step)],
      ...(step.checks !== undefined && { checks: [...step.checks] }),
      actPart: step.actPart ?? null,
      changePart: changePartOf(step),
      question: step.question?.text ?? null,
      norm: normOfStep(deps, loaded.state, step),
      note: [noticeOf(deps, whole, loaded, step), step.note].filter(Boolean).join(' ') || null,
      loses: step.asks?.loses ?? null,
    },
    data: { ...data },
    proposed: saved === undefined,
    workVersion: record.work.version ?? 0,
    outcomes:
      open === undefined
        ? []
        : outcomesOf(
            world,
            loaded,
            open,
            { ...data, ...(await signatureFacts(deps.db, deps, step)) },
            by,
            actor.id,
          ),
    items: itemsOf(deps, loaded, step),
    choices,
    mine: record.assignee === actor.id,
    insteadOf: open === undefined ? null : (absentFor(open, loaded.state.flow, actor)?.name ?? null),
    canTake: open !== undefined && open.assignee === null && blocked === null && open.turn === 'corporacion',
    canAct: blocked === null,
    blocked,
    actToStart:
      start === null || act?.state === 'draft'
        ? null
        : { template: start, name: deps.catalogue.actRules.get(start)?.name ?? start },
    act,
    openRemarks:
      by === 'staff' && inHand !== null
        ? world
            .remarksOn(inHand)
            .filter(isOpen)
            .map((remark) => remark.id)
        : [],
    previous: step.actPart === 'review' || step.actPart === 'sign',
  }
}

/** The act that a notification step concerns: several can be under notification at once. */
function noticeOf(deps: AppDeps, whole: LoadedCase, seen: LoadedCase, step: StepDef): string | null {
  const { actRules } = deps.catalogue
  const { workflow } = deps.catalogue.of(whole.state)
  if (workflow.families.find(({ id }) => id === step.family)?.makesKnown !== true) return null
  const { notifying, acts } = seen.state.flow
  const act = acts.find(({ id }) => id === notifying?.actId)
  if (notifying === null || act === undefined) return null
  const name = actRules.get(act.template)?.name ?? act.template
  const left = notifying.recipients.filter(({ legalOn }) => legalOn === null).map((one) => one.name)
  const missing = left.length === 0 ? 'Ya se notificó a todos.' : `Falta notificar a ${left.join(', ')}.`
  const beside = seen.state === whole.state ? '' : ' El trámite sigue su curso mientras se notifica.'
  return `Se notifica: ${name}${act.number === null ? '' : ` ${act.number}`}. ${missing}${beside}`
}

function suggestFor(
  deps: AppDeps,
  loaded: LoadedCase,
  step: StepDef,
  { parties }: Detail['choices'],
): Readonly<Record<string, unknown>> {
  const today = bogotaDate(deps.clock.now().toISOString())
  return suggestData(step, loaded.state.facts, {
    settlement: proposedSettlement(
      chargedOf(deps, loaded),
      Number(today.slice(0, 4)),
      deps.catalogue.feeFigures,
    ),
    answers: loaded.row.submission ?? {},
    municipality: loaded.row.municipality,
    office: loaded.state.office ?? deps.catalogue.officeOfMunicipality(loaded.row.municipality),
    // lazy: only the window's review and the requirement use this list
    get documents() {
      return filedDocuments(deps, loaded)
    },
    today,
    applicantName: loaded.row.applicant_name,
    radicado: loaded.row.radicado ?? '',
    procedureName: deps.catalogue.procedureName(loaded.row.tt_id),
    validity: deps.catalogue.of(loaded.row).natureOf(loaded.row.tt_id).validity,
    expediente: loaded.row.expediente,
    flow: loaded.state.flow,
    workflow: deps.catalogue.of(loaded.row).workflow,
    meaningOf: (id) => deps.catalogue.actRules.get(id),
    letters: (id) => deps.catalogue.contents.of('carta').get(id),
    interrupted:
      deps.catalogue.of(loaded.row).workflow.steps.get(loaded.state.flow.interrupted?.step ?? '') ?? null,
    recipients: parties,
  })
}

export function outcomesOf(
  world: World,
  loaded: LoadedCase,
  task: OpenTask,
  data: Readonly<Record<string, unknown>>,
  by: 'staff' | 'applicant',
  personId: string,
): Detail['outcomes'] {
  const step = stepOf(world, task.step)
  const party = by === 'applicant' ? personId : undefined
  const offered = offeredOutcomes(world, loaded.state, task, data, by, party)
  // hides outcomes for an outage while there is none: they would be dead buttons
  return offered
    .filter((o) => o.enabled || o.outcome.rare !== true)
    .map((o) => ({
      code: o.outcome.code,
      move: o.outcome.move ?? null,
      label: o.outcome.label,
      enabled: o.enabled,
      reason: o.reason,
      needsReason: o.outcome.reason ?? false,
      back: goesBack(world.workflow, step, o.outcome),
      bare: o.outcome.needs?.length === 0,
      onward: goesOn(world.workflow, step, o.outcome),
    }))
}

async function actOf(deps: AppDeps, id: string): Promise<Detail['act']> {
  const act = await deps.db.one<NonNullable<Detail['act']>>(sql`
    select id, template, title, state, number, code, to_char(dated_on, 'YYYY-MM-DD') as "signedOn", file_id as "fileId", false as "toOpen"
    from acts where id = ${id}::uuid and state <> 'withdrawn'`)
  return act ?? null
}

/** The norm that sets a step's term: the procedure's own, or its family's. */
export const normOfStep = (
  deps: AppDeps,
  state: Pick<CaseState, 'ttId' | 'definitions' | 'movedTo'>,
  step: StepDef,
): string | null =>
  normWords((deps.catalogue.of(state).stepTerms(state.ttId)[step.id] ?? step.term)?.norm ?? '') || null
