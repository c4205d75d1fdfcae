import type { Actor } from '@ventanilla/domain/access/actor'
import type { caseDetail, caseOverview as caseOverviewShape } from '@ventanilla/contract/cases.contract'
import type { actRef, fileRef, taskRef } from '@ventanilla/contract/shapes'
import { grantedPermit } from '@ventanilla/domain/cases/granted-permit'
import { caseTerm } from '@ventanilla/domain/terms/case-term'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { KINDS } from '@ventanilla/domain/cases/act-words'
import { notFound } from '@ventanilla/domain/cases/problem'
import { openAnswers, withoutPersonal } from '@ventanilla/domain/forms/personal'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import { isFor } from '@ventanilla/domain/workflow/decide'
import { durationTerm, pausesOf } from '@ventanilla/domain/workflow/duration'
import { listsOf } from '@ventanilla/domain/workflow/stages'
import { type CaseState, looksOn } from '@ventanilla/domain/workflow/state'
import type { z } from 'zod'
import { familyOf, nameOfCase } from '../../db/cases/case-name.ts'
import { type CaseRow, caseColumns, type LoadedCase, stateOf } from '../../db/cases/load.ts'
import { rowsFor } from '../../db/scope.ts'
import { raw, sql, type Statement } from '../../db/sql.ts'
import { entriesOf, type EventRecord, readerOf } from './history.ts'
import type { AppDeps } from '../../deps.ts'
import { appealOffer, leadsTo, waivableTask } from './appeal-window.ts'
import { nowSentence } from './now-sentence.ts'

type Detail = z.input<typeof caseDetail>
type Overview = z.input<typeof caseOverviewShape>
type TaskRow = z.input<typeof taskRef>

interface TaskRecord {
  id: string
  step: string
  state: string
  turn: 'usuario' | 'corporacion'
  assignee: string | null
  assignee_name: string | null
  opened_at: string
  done_at: string | null
  outcome: string | null
  due_on: string | null
  act_id: string | null
}

interface Parts {
  tasks: TaskRecord[] | null
  files: z.input<typeof fileRef>[] | null
  acts: (Omit<z.input<typeof actRef>, 'toOpen'> & { announcedAt: string | null })[] | null
  notifications: (Detail['notifications'][number] & { recipientId: string | null })[] | null
  receipts: Detail['receipts'] | null
  office: string | null
}

/**
 * Everything that belongs to a case, of `cases c`: one round trip with the case itself. Rows become JSON as they are,
 * with the names that the answer has; naming each value to json_build_object took PostgreSQL a third longer.
 */
const PARTS = raw(`
      (select json_agg(x) from (
        select t.id, t.step, t.state, t.turn, t.assignee, u.first_names || ' ' || u.last_names as assignee_name, t.opened_at, t.done_at, t.outcome, t.due_on, t.act_id
        from tasks t left join users u on u.id = coalesce(t.done_by, t.assignee) where t.case_id = c.id order by t.opened_at, t.id) x) as tasks,
      (select json_agg(x) from (
        select f.id, f.name, f.mime, f.size, f.sha256, f.purpose, f.document_id as "documentId", f.state, f.created_at as "createdAt"
        from files f where f.case_id = c.id and f.state = 'ready' order by f.created_at) x) as files,
      (select json_agg(x) from (
        select a.id, a.template, a.title, a.state, a.number, a.code, a.dated_on as "signedOn", a.file_id as "fileId", a.announced_at as "announcedAt"
        from acts a where a.case_id = c.id and a.state <> 'withdrawn' order by a.created_at) x) as acts,
      (select json_agg(x) from (
        select n.id, n.act_id as "actId", a.title as "actTitle", n.recipient_name as recipient, n.recipient_id as "recipientId", n.means, n.state,
          n.sent_at as "sentAt", n.legal_on as "legalOn"
        from notifications n join acts a on a.id = n.act_id where n.case_id = c.id order by n.created_at) x) as notifications,
      (select json_agg(x) from (
        select r.id, r.reference, r.concept, r.amount, r.issued_on as "issuedOn", r.due_on as "dueOn", r.state,
          (select a.file_id from acts a where a.id = r.act_id) as "fileId"
        from receipts r where r.case_id = c.id order by r.issued_on) x) as receipts`)

/** The newest events of a case, newest first as the index has them, with who did them. */
const HISTORY = raw(`
      (select json_agg(h) from (
        select e.seq, e.type, e.at, (select u.first_names || ' ' || u.last_names from users u where u.id = e.actor_id) as name, e.body
        from case_events e where e.case_id = c.id order by e.seq desc limit 50) h) as history`)

/**
 * Reads a case with its parts as one value: PostgreSQL makes the JSON in the same time, and thirty columns, each described
 * and cut out by itself, took the server a third longer than one.
 */
async function readWhole<More>(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  columns: Statement,
): Promise<CaseRow & Parts & More> {
  const found = await deps.db.one<{ whole: CaseRow & Parts & More & { filed_at: string | null } }>(sql`
    select to_json(x) as whole from (
      select ${columns} from cases c where c.id = ${caseId}::uuid and ${rowsFor(actor, 'cases.read')}) x`)
  if (found === undefined) throw notFound()
  const { whole } = found
  return { ...whole, filed_at: whole.filed_at === null ? null : new Date(whole.filed_at) }
}

/** Everything about one case that the reader may see, with its form and lists: what a screen of the case opens with. */
export async function caseView(deps: AppDeps, actor: Actor, caseId: string): Promise<Detail> {
  return detailOf(deps, actor, await readWhole<object>(deps, actor, caseId, sql`${caseColumns}, ${PARTS}`))
}

/** The same for a case at hand. */
export async function viewOf(deps: AppDeps, actor: Actor, loaded: LoadedCase): Promise<Detail> {
  return caseView(deps, actor, loaded.row.id)
}

/** A case at a glance, with its newest history: light enough to be asked for again and again. */
export async function caseOverview(deps: AppDeps, actor: Actor, caseId: string): Promise<Overview> {
  const row = await readWhole<{ history: readonly EventRecord[] | null }>(
    deps,
    actor,
    caseId,
    sql`${caseColumns}, ${PARTS}, ${HISTORY}`,
  )
  const whole = detailOf(deps, actor, { ...row, filed_business_date: null })
  const { form: _f, documents: _d, lists: _l, term: _t, ...overview } = whole
  return {
    ...overview,
    filedBusinessDate: row.filed_business_date,
    history: entriesOf((row.history ?? []).toReversed(), readerOf(stateOf(row), actor)),
  }
}

export function detailOf(deps: AppDeps, actor: Actor, row: CaseRow & Parts): Detail {
  const parts = row
  const state = stateOf(row)
  const reader = readerOf(state, actor)
  const party = reader === 'party'
  const outside = reader !== 'inside'
  const today = bogotaDate(deps.clock.now().toISOString())
  const calendar = deps.catalogue.calendar
  const procedure = deps.catalogue.procedures.get(row.tt_id)
  const tasks = (parts.tasks ?? []).map((t) => taskOf(deps, t, today, outside))
  const open = tasks.filter((t) => t.state === 'open')
  const waits = open.find((t) =>
    t.turn === 'usuario' ? isMine(deps, state, t.step, actor) : t.assignee?.id === actor.id,
  )
  const family = row.family === null ? undefined : familyOf(deps.catalogue, row)
  const term =
    row.filed_business_date === null
      ? null
      : row.family !== null
        ? durationTerm(family, state, calendar)
        : procedure === undefined
          ? null
          : caseTerm({
              filedOn: row.filed_business_date,
              terms: procedure.terms,
              calendar,
              suspensions: state.flow.suspensions,
            })
  const pauses = pausesOf(state.flow.suspensions, family)
  const notifications = parts.notifications ?? []
  // after its days (CPACA art. 56) nobody is notified any more by opening the act here
  const openable = state.flow.tasks.some((t) => t.step === 'NOT-03')
  const offer = appealOffer(deps, state)
  const looker = looksOn(state, actor.id)
  const { documents: openDocuments, personalActs } = deps.catalogue.openToThirds
  const form = row.family === null ? (deps.catalogue.forms.get(row.tt_id) ?? null) : null
  const waivable = waivableTask(deps, state)
  const answering = state.flow.tasks.find((t) => leadsTo(deps, t.step, 'PRO-01'))
  return {
    id: row.id,
    ttId: row.tt_id,
    procedure: nameOfCase(deps.catalogue, row),
    family: row.family,
    parentId: row.parent_id,
    radicado: row.radicado,
    expediente: row.expediente,
    status: state.status,
    statusLabel: deps.catalogue.statuses[state.status] ?? state.status,
    applicant: { id: row.applicant_id, name: row.applicant_name },
    office: state.office,
    officeName: deps.catalogue.offices.find((o) => o.id === state.office)?.name ?? null,
    municipality: row.municipality === null ? null : deps.catalogue.municipalityName(row.municipality),
    filedAt: row.filed_at?.toISOString() ?? null,
    filedBusinessDate: row.filed_business_date,
    due: dueWords(
      row.due_on,
      today,
      calendar,
      pauses.some((s) => s.to === null),
    ),
    updatedAt: deps.clock.now().toISOString(),
    now: nowSentence(state, open[0]?.title ?? null, {
      party,
      mine: isMine(deps, state, open[0]?.step ?? '', actor),
    }),
    waitsForMe:
      waits === undefined ? null : { taskId: waits.id, title: waits.title, due: waits.due, step: waits.step },
    version: row.version,
    suspended: state.flow.suspensions.some((s) => s.to === null),
    answers: !looker
      ? { ...(row.submission ?? {}) }
      : form === null
        ? {}
        : openAnswers(form, row.submission ?? {}),
    form: looker && form !== null ? withoutPersonal(form) : form,
    documents: row.family === null ? [...(procedure?.documents ?? [])] : [],
    files: (parts.files ?? []).filter((f) =>
      looker
        ? f.purpose === 'solicitud' && openDocuments.includes(`${row.tt_id}:${f.documentId}`)
        : reader === 'consults'
          ? CONSULTED_FILES.has(f.purpose)
          : !party || APPLICANT_FILES.has(f.purpose),
    ),
    // an applicant sees an act once it has been told to them: never a draft, and a decision only when notified or to open
    acts: (parts.acts ?? [])
      .map(({ announcedAt, ...act }) => {
        const all = notifications.filter((n) => n.actId === act.id)
        const mine = all.filter((n) => n.recipientId === actor.id)
        const toOpen = openable && mine.some((n) => n.state === 'sent' && n.means === 'electronica')
        // whoever only consults reads it once everybody was notified to whom it was to be
        const told =
          announcedAt !== null ||
          mine.some((n) => n.state === 'done') ||
          (reader === 'consults' && all.length > 0 && all.every((n) => n.state === 'done'))
        return {
          act: { ...act, toOpen, fileId: outside && !told ? null : act.fileId },
          shown:
            !outside ||
            told ||
            toOpen ||
            (party &&
              deps.catalogue.actRules.get(act.template)?.announcement === 'incorporacion' &&
              act.number !== null),
        }
      })
      .filter((a) => a.shown && !(looker && personalActs.includes(a.act.template)))
      .map((a) => a.act),
    tasks: outside ? tasks.map((t) => ({ ...t, actId: null })) : tasks,
    notifications: notifications
      .filter((n) => !outside || n.recipientId === actor.id)
      .map(({ recipientId: _, ...n }) => n),
    receipts: looker || reader === 'consults' ? [] : (parts.receipts ?? []),
    term:
      term === null
        ? null
        : {
            due: term.due,
            explanation: [...term.explanation],
            days: term.days.map(({ date, why, counted }) => ({ date, why, counted })),
            suspensions: pauses.map((s) => ({ ...s })),
          },
    electronicNotification: row.electronic,
    facts: looker
      ? thirdFacts(state.facts)
      : outside
        ? applicantFacts(state.facts)
        : officialFacts(state.facts),
    lists: listsOf(deps.catalogue.lists, state.facts),
    actions: {
      appeal:
        party && offer !== null && open.some((t) => t.id === offer.task.id)
          ? {
              taskId: offer.task.id,
              due: dueWords(offer.dueOn, today, calendar),
              ways: offer.ways.map((value) => ({ value, label: KINDS[value] ?? value })),
              whyNot: offer.whyNot,
            }
          : null,
      extend:
        party &&
        !looker &&
        answering !== undefined &&
        state.facts[`prorroga.pedida.${answering.step}`] !== true
          ? { taskId: answering.id }
          : null,
      waive:
        party && !looker && waivable !== null && open.some((t) => t.id === waivable.id)
          ? {
              taskId: waivable.id,
              of: waivable.turn === 'usuario' ? ('plazo' as const) : ('recurso' as const),
              due: dueWords(waivable.dueOn, today, calendar),
            }
          : null,
      changePermit:
        (row.applicant_id === actor.id ||
          row.others.some((p) => p.id === actor.id && p.role === 'apoderado')) &&
        grantedPermit(state, deps.catalogue.actRules) !== null,
    },
  }
}

/** Whether a step of the applicant's turn is this reader's: of two parties one may have to do it, not the other. */
const isMine = (deps: AppDeps, state: CaseState, step: string, actor: Actor): boolean =>
  state.parties.some(
    (p) => p.personId === actor.id && isFor(deps.catalogue.workflow.steps.get(step)?.party, p),
  )

/** Pictures pasted into drafts of officials are not the applicant's; acts come with their own rule. */
const APPLICANT_FILES: ReadonlySet<string> = new Set([
  'solicitud',
  'tarea',
  'comprobante',
  'formulario',
  'cambio',
])

/** What the file shows to whoever only consults it. */
const CONSULTED_FILES: ReadonlySet<string> = new Set(['solicitud', 'comprobante', 'formulario'])

/** The figures kept to repeat a calculation are told by its document. */
const officialFacts = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !key.endsWith('.calculo')))

/** What the requirement and the answer say is the applicant's; how officials judge inside is not. */
const APPLICANT_FACTS =
  /^(requerimiento\.items|requerimiento\.respuestas|informacion\.items|informacion\.respuestas|visita\.fecha|decision\.|permiso\.|liquidacion\.total|recibo\.|pago\.)/
function applicantFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const decided = facts['caso.cierre'] !== undefined
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([key]) => APPLICANT_FACTS.test(key) && (decided || !key.startsWith('decision.')),
    ),
  )
}

/** Whoever looks on reads what was required and decided, not what the applicant answered and paid. */
const THIRD_FACTS = /^(requerimiento\.items|informacion\.items|visita\.fecha|decision\.|permiso\.)/
const thirdFacts = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(applicantFacts(facts)).filter(([key]) => THIRD_FACTS.test(key)))

export function taskOf(deps: AppDeps, t: TaskRecord, today: string, party = false): TaskRow {
  const step = deps.catalogue.workflow.steps.get(t.step)
  return {
    id: t.id,
    step: t.step,
    title: step?.title ?? t.step,
    kind: step?.kind ?? 'form',
    screen: step?.screen ?? '',
    turn: t.turn,
    state: t.state,
    assignee:
      t.assignee_name === null ? null : { id: party ? '' : (t.assignee ?? ''), name: t.assignee_name },
    openedAt: t.opened_at,
    doneAt: t.done_at,
    outcome: t.outcome,
    outcomeLabel: step?.outcomes.find((o) => o.code === t.outcome)?.label ?? null,
    due:
      t.state === 'open'
        ? dueWords(t.due_on, today, deps.catalogue.calendar)
        : { due: t.due_on, state: 'sin_termino', words: '' },
    actId: t.act_id,
  }
}
