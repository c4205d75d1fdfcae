import type { Actor } from '@ventanilla/domain/access/actor'
import type { caseDetail, caseOverview as caseOverviewShape } from '@ventanilla/contract/case-shapes'
import type { taskRef } from '@ventanilla/contract/shapes'
import { grantedPermit } from '@ventanilla/domain/cases/granted-permit'
import { applicantWord } from '@ventanilla/domain/cases/words/party-words'
import { caseTerm } from '@ventanilla/domain/procedures/case-term'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { appealName } from '@ventanilla/domain/cases/act-values/act-words'
import { openAnswers, withoutPersonal } from '@ventanilla/domain/forms/personal'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import { isFor } from '@ventanilla/domain/workflow/engine/decide'
import { durationTerm, pausesOf } from '@ventanilla/domain/workflow/state/duration'
import { listsOf } from '@ventanilla/domain/workflow/state/stages'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import { familyOf } from '../../../db/cases/case-name.ts'
import { type CaseRow, stateOf } from '../../../db/cases/load.ts'
import { paperTitles } from '../../../db/cases/papers/paper-titles.ts'
import { bringForward, printingKey } from '../../../db/printing.ts'
import { sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'
import { appealOffer, waivableTask, whyNoAppeal } from '../appeal-window.ts'
import { extensionAt, extensionOffer } from '../extension-offer.ts'
import { headOf } from './case-head.ts'
import { type CaseParts, readWhole, type TaskRecord } from './case-parts.ts'
import { appealsIn } from './filed-appeals-view.ts'
import { entriesOf, EVENT_COLUMNS, type EventRecord } from './history.ts'
import { outcomeWords } from '@ventanilla/domain/cases/words/history-words'
import { nowSentence } from './now-sentence.ts'
import { actsFor, factsFor, filesFor, readerOf, receiptsFor, withSurplus } from './readers.ts'
import { standingOf } from './standing.ts'
import type { RunsBy } from '../../../db/cases/catalogue.ts'

type Detail = z.input<typeof caseDetail>
type Overview = z.input<typeof caseOverviewShape>
type TaskRow = z.input<typeof taskRef>

/** The 50 newest events of a case with their actors, newest first to match the index. */
const HISTORY = sql`
      (select json_agg(h) from (
        select ${EVENT_COLUMNS}
        from case_events e where e.case_id = c.id order by e.seq desc limit 50) h) as history`

/**
 * Everything about one case that the reader can see, with its form and lists: the case screen's first request.
 */
export async function caseView(deps: AppDeps, actor: Actor, caseId: string): Promise<Detail> {
  const row = await readWhole(deps, actor, caseId)
  await printUnprinted(deps, row)
  return detailOf(deps, actor, row, await titlesIn(deps, row))
}

/** A case at a glance with its newest history: light enough to poll. */
export async function caseOverview(deps: AppDeps, actor: Actor, caseId: string): Promise<Overview> {
  const row = await readWhole<{ history: readonly EventRecord[] | null }>(deps, actor, caseId, HISTORY)
  await printUnprinted(deps, row)
  const state = stateOf(row)
  // without a filing date the term is not counted; a pause says how much of it is left
  const counted = state.flow.suspensions.some((s) => s.to === null) ? row.filed_business_date : null
  const whole = detailOf(deps, actor, { ...row, filed_business_date: counted }, await titlesIn(deps, row))
  const { form: _f, documents: _d, lists: _l, term: _t, ...overview } = whole
  return {
    ...overview,
    filedBusinessDate: row.filed_business_date,
    history: entriesOf(deps, { row, state }, (row.history ?? []).toReversed(), readerOf(state, actor)),
  }
}

/** Signed acts not printed yet: the reader's request waits for them. */
const printUnprinted = (deps: AppDeps, { acts }: CaseParts): Promise<void> =>
  bringForward(
    deps,
    (acts ?? []).flatMap((act) => (act.state === 'signed' ? [printingKey(act.id)] : [])),
  )

/** Titles under which the case's documents were requested. */
const titlesIn = (deps: AppDeps, row: CaseRow & CaseParts): Promise<ReadonlyMap<string, string>> =>
  paperTitles(
    deps.db,
    deps.catalogue,
    row,
    (row.files ?? []).filter(({ purpose }) => ASKED_FOR.has(purpose)),
  )
/** acts, filing receipts and forms are the portal's own and carry their names */
const ASKED_FOR: ReadonlySet<string> = new Set(['solicitud', 'tarea'])

function detailOf(
  deps: AppDeps,
  actor: Actor,
  row: CaseRow & CaseParts,
  titles: ReadonlyMap<string, string>,
): Detail {
  const state = stateOf(row)
  const applicantIs = applicantWord(deps.catalogue.of(row).workflow, state)
  const reader = readerOf(state, actor)
  const party = reader.side === 'party'
  const outside = reader.side !== 'inside'
  const today = bogotaDate(deps.clock.now().toISOString())
  const calendar = deps.catalogue.calendarOf(row.office)
  const procedure = deps.catalogue.of(row).procedures.get(row.tt_id)
  const tasks = (row.tasks ?? []).map((t) => taskOf(deps, row, t, today, outside))
  const open = tasks.filter((t) => t.state === 'open')
  const stepOf = (id: string) => deps.catalogue.of(row).workflow.steps.get(id)
  // a notification that runs in parallel is not where the case stands
  const at = open.find((t) => t.id === state.flow.tasks.at(-1)?.id) ?? open[0]
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
  const notifications = row.notifications ?? []
  const acts = actsFor(deps, reader, state, row.acts ?? [], notifications)
  const standing = standingOf(deps, row, state, {
    id: actor.id,
    party,
    known: (row.acts ?? []).flatMap((act) => (reader.side === 'inside' || act.known ? [act.id] : [])),
  })
  // once decided, the term to decide means nothing to the applicant
  const decided = outside && (standing.decision !== null || standing.untold)
  const offer = party ? appealOffer(deps, state, actor.id) : null
  const form = row.family === null ? (deps.catalogue.of(row).forms.get(row.tt_id) ?? null) : null
  const waivable = waivableTask(deps, state, actor.id)
  return {
    ...headOf(deps, row),
    officeName: row.office === null ? null : deps.catalogue.officeName(row.office),
    filedBusinessDate: row.filed_business_date,
    due: dueWords(
      decided ? null : row.due_on,
      today,
      calendar,
      !decided && pauses.some((s) => s.to === null),
      term,
    ),
    updatedAt: deps.clock.now().toISOString(),
    now: nowSentence(state, stepOf((waits ?? at)?.step ?? ''), {
      party,
      mine: waits !== undefined && waits.turn === 'usuario',
      toOpen: acts.some((act) => act.toOpen),
      standing,
    }),
    verdict: standing.decision?.tone ?? null,
    decision:
      standing.decision === null
        ? null
        : {
            ...standing.decision,
            lines: [...standing.decision.lines],
            duties: [...standing.decision.duties],
          },
    waitsForMe:
      waits === undefined
        ? null
        : {
            taskId: waits.id,
            title: stepOf(waits.step)?.asks?.you ?? waits.title,
            action: stepOf(waits.step)?.asks?.action ?? 'Responder',
            optional: stepOf(waits.step)?.asks?.free === true,
            due: waits.due,
            step: waits.step,
          },
    version: row.version,
    suspended: state.flow.suspensions.some((s) => s.to === null),
    answers: !reader.looksOn
      ? { ...(row.submission ?? {}) }
      : form === null
        ? {}
        : openAnswers(form, row.submission ?? {}),
    form: reader.looksOn && form !== null ? withoutPersonal(form) : form,
    documents: row.family === null ? [...(procedure?.documents ?? [])] : [],
    files: filesFor(deps, reader, row, row.files ?? []).map((file) => ({
      ...file,
      title: titles.get(file.id) ?? null,
    })),
    acts,
    tasks: outside ? tasks.map((t) => ({ ...t, actId: null })) : tasks,
    notifications: notifications
      .filter((n) => !outside || n.recipientId === actor.id)
      .map(({ recipientId: _, ...n }) => n),
    receipts: receiptsFor(reader, row.receipts ?? [], today),
    applicantIs,
    term:
      term === null || decided
        ? null
        : {
            due: term.due,
            explanation: [...term.explanation],
            days: term.days.map(({ date, why, counted }) => ({ date, why, counted })),
            suspensions: pauses.map((s) => ({ ...s })),
          },
    appeals:
      reader.side === 'consults'
        ? []
        : appealsIn(state, party ? actor.id : null, row.acts ?? [], applicantIs),
    electronicNotification: row.electronic,
    facts: factsFor(reader, { ...withSurplus(state.facts, row.surplus), ...extensionAt(deps, state) }),
    lists: listsOf(deps.catalogue.lists, state.facts),
    actions: {
      appeal:
        party && offer !== null && open.some((t) => t.id === offer.task.id)
          ? {
              taskId: offer.task.id,
              due: dueWords(offer.dueOn, today, calendar),
              ways: offer.ways.map((value) => ({ value, label: appealName(value) ?? value })),
              whyNot: offer.whyNot,
            }
          : null,
      whyNoAppeal: party ? whyNoAppeal(deps, state, actor.id) : null,
      extend: party && !reader.looksOn ? extensionOffer(deps, state) : null,
      waive:
        party && !reader.looksOn && waivable !== null && open.some((t) => t.id === waivable.id)
          ? {
              taskId: waivable.id,
              of: waivable.turn === 'usuario' ? ('plazo' as const) : ('recurso' as const),
              due: dueWords(waivable.dueOn, today, calendar),
            }
          : null,
      changePermit:
        (row.applicant_id === actor.id ||
          row.others.some((p) => p.id === actor.id && p.role === 'apoderado')) &&
        grantedPermit(state, deps.catalogue.actRules, deps.catalogue.of(row).natureOf(state.ttId)) !== null,
    },
  }
}

/** Whether an applicant's step is this reader's: with two parties, it can belong to only one of them. */
const isMine = (deps: AppDeps, state: CaseState, step: string, actor: Actor): boolean =>
  state.parties.some(
    (p) => p.personId === actor.id && isFor(deps.catalogue.of(state).workflow.steps.get(step)?.party, p),
  )

export function taskOf(
  deps: AppDeps,
  { office, ...runs }: RunsBy & { readonly office: string | null },
  t: TaskRecord,
  today: string,
  party = false,
): TaskRow {
  const step = deps.catalogue.of(runs).workflow.steps.get(t.step)
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
    outcomeLabel: outcomeWords(step, t.outcome),
    due:
      t.state === 'open'
        ? dueWords(t.due_on, today, deps.catalogue.calendarOf(office))
        : { due: t.due_on, state: 'sin_termino', words: '' },
    actId: t.act_id,
  }
}
