import type { historyEntry } from '@ventanilla/contract/case-shapes'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { HistoryNames } from '@ventanilla/domain/cases/words/happened'
import { forAbsence } from '@ventanilla/domain/cases/absence-words'
import { HISTORY, sentenceOf } from '@ventanilla/domain/cases/words/history-sentences'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { CaseEventType } from '@ventanilla/domain/workflow/definition/event-types'
import type { z } from 'zod'
import { type CaseRow, viewCase } from '../../../db/cases/load.ts'
import { raw, sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Reader, readerOf } from './readers.ts'

const PAGE = 100

export async function historyOf(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  from: number,
): Promise<{ rows: z.input<typeof historyEntry>[]; next: number | null }> {
  const loaded = await viewCase(deps.db, actor, 'cases.read', caseId)
  const rows = await deps.db.rows<Omit<EventRecord, 'at'> & { readonly at: Date }>(sql`
    select ${EVENT_COLUMNS} from case_events e
    where e.case_id = ${caseId}::uuid and e.seq > ${from} order by e.seq limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  return {
    rows: entriesOf(
      deps,
      loaded,
      page.map((r) => ({ ...r, at: r.at.toISOString() })),
      readerOf(loaded.state, actor),
    ),
    next: rows.length > PAGE ? (page.at(-1)?.seq ?? null) : null,
  }
}

/** Columns of `case_events e`, with the actor's name, the user and the day of the message that its data names. */
export const EVENT_COLUMNS = raw(`e.seq, e.type, e.at, e.body,
  (select u.first_names || ' ' || u.last_names from users u where u.id = e.actor_id) as name,
  coalesce((select u.kind = 'funcionario' from users u where u.id = e.actor_id), false) as official,
  (select u.first_names || ' ' || u.last_names from users u
    where u.id = coalesce(e.body::jsonb->>'responsable', e.body::jsonb->>'autor')::uuid) as named,
  (select to_char(o.sent_at at time zone 'America/Bogota', 'YYYY-MM-DD') from outbox o
    where o.fact_key = e.body::jsonb->>'mensaje') as "sentOn"`)

/** One event as SQL returns it. */
export interface EventRecord {
  readonly seq: number
  readonly type: CaseEventType
  readonly at: string
  readonly body: string
  readonly name: string | null
  readonly official: boolean
  readonly named: string | null
  readonly sentOn: string | null
}

/**
 * Whether a reader can read an event: an applicant reads the facts of the case and their own steps, not
 * internal returns of drafts. A notification is personal: a consulting reader sees none of them.
 */
function isFor({ side }: Reader, type: CaseEventType, data: Data, names: HistoryNames): boolean {
  const { readers } = HISTORY[type]
  if (side === 'inside' || readers === 'all') return true
  if (side !== 'party' || readers === 'house') return false
  return readers === 'parties' || names.step(String(data['paso'] ?? ''))?.turn === 'usuario'
}

/** Who acted, and for whose absence: «Luis Parra (por ausencia de Marta Gil)». */
const actedAs = (name: string | null, { porAusenciaDe }: Data): string | null =>
  name === null || typeof porAusenciaDe !== 'string' ? name : `${name} (${forAbsence(porAusenciaDe)})`

type Data = Readonly<Record<string, unknown>>

/** Events as sentences. Readers outside the authority see its officials as one actor. */
export function entriesOf(
  { catalogue }: Pick<AppDeps, 'catalogue'>,
  {
    row,
    state,
  }: {
    readonly row: Pick<CaseRow, 'tt_id' | 'definitions' | 'movedTo'>
    readonly state: Pick<CaseState, 'flow'>
  },
  events: readonly EventRecord[],
  reader: Reader,
): z.input<typeof historyEntry>[] {
  const { workflow } = catalogue.of(row)
  const names: HistoryNames = {
    step: (id) => workflow.steps.get(id),
    template: (id) => catalogue.actTemplateOf(id, row)?.name,
    act: (id) => state.flow.acts.find((act) => act.id === id),
    status: (code) => catalogue.statuses[code],
    family: (id) => workflow.families.find((family) => family.id === id)?.name,
  }
  return events.flatMap((e) => {
    // our own JSON
    const data = JSON.parse(e.body) as Data
    if (!isFor(reader, e.type, data, names)) return []
    const inside = reader.side === 'inside'
    const who = e.official && !inside ? 'La Corporación' : actedAs(e.name, data)
    return [
      {
        seq: e.seq,
        type: e.type,
        label: HISTORY[e.type].label,
        text: sentenceOf({ type: e.type, data, who, named: e.named, sentOn: e.sentOn }, names),
        at: e.at,
        by: who ?? 'Sistema',
        // codes, ids and names of officials are internal; outside readers get the sentence only
        detail: inside ? data : {},
      },
    ]
  })
}
