import type { Actor } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import { PUBLISH_WITHIN } from '@ventanilla/domain/workflow/state/publishing'
import type { AppDeps } from '../deps.ts'
import { isBehind } from './cases/terms/counted.ts'
import { rowsFor } from './scope.ts'
import { sql, type Statement } from './connection/sql.ts'

interface Pending {
  readonly actId: string
  readonly caseId: string
  readonly radicado: string | null
  readonly procedure: string
  readonly title: string
  readonly number: string | null
  readonly date: string
  readonly norm: string
  /** last day of the internal term */
  readonly dueOn: string
  readonly overdue: boolean
}

/** Maximum number listed; the oldest come first. */
const AT_MOST = 200

interface Row {
  readonly id: string
  readonly case_id: string
  readonly radicado: string | null
  readonly tt_id: number
  readonly office: string | null
  readonly template: string
  readonly title: string
  readonly number: string | null
  readonly dated_on: string
  readonly known_on: string
}

/**
 * Acts (alias `a`, of case `c`) that the law requires to be published, whose parties have been notified, and
 * that have no posting yet.
 */
export function owed(deps: AppDeps, actor: Actor): Statement {
  const rules = [...deps.catalogue.actRules.values()].filter(
    (rule) => rule.published !== false && rule.class !== 'aviso',
  )
  const told = rules
    .filter((rule) => rule.announcement.by === 'notificacion' && rule.appeal != null)
    .map((rule) => rule.id)
  return sql`a.code is not null and a.state in ('signed','sealed') and a.template = any(${rules.map((rule) => rule.id)}::text[])
    and not exists (select 1 from publications p where p.act_id = a.id)
    and (a.template <> all(${told}::text[]) or (exists (select 1 from notifications n where n.act_id = a.id)
      and not exists (select 1 from notifications n where n.act_id = a.id and n.legal_on is null)))
    and ${rowsFor(actor, 'bulletin.publish')}`
}

/** Start of the term to publish an act: the day its parties were notified. */
export const KNOWN_ON = sql`to_char(greatest(a.dated_on, (select max(n.legal_on) from notifications n where n.act_id = a.id)), 'YYYY-MM-DD')`

/** Last day of the internal term for an act of a case of `office`, known on `knownOn`. */
export const publishBy = (deps: AppDeps, knownOn: string, office: string | null): string =>
  dueDate(knownOn, PUBLISH_WITHIN.amount, PUBLISH_WITHIN.unit, deps.catalogue.calendarOf(office))

/**
 * Acts still to be published, oldest first, each with the last day of the internal term; with `acto`, that act
 * if it is pending.
 */
export async function pendingPublications(
  deps: AppDeps,
  actor: Actor,
  acto?: string,
): Promise<readonly Pending[]> {
  const today = bogotaDate(deps.clock.now().toISOString())
  const only = acto === undefined ? sql`` : sql`and a.id = ${acto}::uuid`
  const rows = await deps.db.rows<Row>(sql`
    select a.id, a.case_id, c.radicado, c.tt_id, c.office, a.template, a.title, a.number, to_char(a.dated_on, 'YYYY-MM-DD') as dated_on,
      ${KNOWN_ON} as known_on
    from acts a join cases c on c.id = a.case_id where ${owed(deps, actor)} ${only} order by a.signed_at, a.id limit ${AT_MOST}`)
  return rows.map((row) => {
    const dueOn = publishBy(deps, row.known_on, row.office)
    const published = deps.catalogue.actRules.get(row.template)?.published
    return {
      actId: row.id,
      caseId: row.case_id,
      radicado: row.radicado,
      procedure: deps.catalogue.procedureName(row.tt_id),
      title: row.title,
      number: row.number,
      date: row.dated_on,
      norm: published === false || published === undefined ? '' : published.norm,
      dueOn,
      overdue: dueOn < today,
    }
  })
}

/**
 * Records the removal of notices past their last day; page and feed omit them from that instant. Race: a notice whose
 * days a new calendar moves is not removed on its old day.
 */
export async function removeDue(deps: Pick<AppDeps, 'db' | 'clock' | 'catalogue'>): Promise<number> {
  const ended = sql`removed_at is null and until <= ${deps.clock.now()}`
  const first = sql`select 1 from publications where ${ended} limit 1`
  if ((await deps.db.one(first)) === undefined) return 0
  return deps.db.tx(async (tx) => {
    // the newest calendars are read once the first statement has answered
    await tx.one(first)
    return tx.run(sql`
      update publications p set removed_at = until where ${ended}
        and not exists (select 1 from cases c where c.id = p.case_id and ${isBehind(deps.catalogue)})`)
  })
}
