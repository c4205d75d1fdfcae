import type { Actor } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import { type InboxView, PUBLICATION } from '@ventanilla/domain/cases/inbox-views'
import type { AppDeps } from '../../deps.ts'
import { KNOWN_ON, owed, publishBy } from '../publications.ts'
import { joined, sql } from '../connection/sql.ts'
import { type Days, type InboxFilter, type Place, testsOfEach } from './branches.ts'

/** An act that awaits publication in the bulletin, as work for publishers (decision 59). */
export interface OwedWork {
  readonly actId: string
  readonly title: string
  readonly number: string | null
  readonly caseId: string
  readonly radicado: string | null
  readonly ttId: number
  readonly applicant: string
  readonly municipality: string | null
  readonly status: string
  /** last day of the internal term */
  readonly due: string
}

/**
 * Whether the work belongs to a view: group, all, overdue
 * or about to expire. It has no assignee, so never `mias`.
 */
export function inView(vista: InboxView, due: string, { today, soon }: Days): boolean {
  if (vista === 'vencidas') return due < today
  if (vista === 'por-vencer') return due >= today && due <= soon
  return vista === 'grupo' || vista === 'todas'
}

/** Whether a filter can match any, checked before querying: never for users who do not publish. */
const canStand = (actor: Actor, { vista, paso, responsable }: InboxFilter): boolean =>
  holds(actor, 'bulletin.publish') &&
  vista !== 'mias' &&
  vista !== 'esperando' &&
  (paso === undefined || paso === PUBLICATION) &&
  (responsable === undefined || responsable === 'nadie')

/**
 * Acts that the reader must publish within a filtered view, in the inbox's order. `matching`: as in `tasksOf`.
 */
export async function owedWork(
  deps: AppDeps,
  actor: Actor,
  filter: InboxFilter,
  days: Days,
  matching: readonly string[] | null = null,
): Promise<readonly OwedWork[]> {
  if (!canStand(actor, filter)) return []
  const tests = matching === null ? testsOfEach(filter) : [sql`c.id = any(${matching}::uuid[])`]
  const rows = await deps.db.rows<
    Omit<OwedWork, 'due'> & { readonly knownOn: string; readonly office: string | null }
  >(sql`
    select a.id as "actId", a.title, a.number, c.id as "caseId", c.radicado, c.tt_id as "ttId", c.applicant_name as applicant,
      c.municipality, c.status, c.office, ${KNOWN_ON} as "knownOn"
    from acts a join cases c on c.id = a.case_id where ${joined([owed(deps, actor), ...tests], ' and ')}`)
  // cached: business days are computed once per office and date, not once per act
  const kept = new Map<string, string>()
  const dueOf = (knownOn: string, office: string | null): string => {
    const key = `${knownOn} ${office ?? ''}`
    const due = kept.get(key) ?? publishBy(deps, knownOn, office)
    kept.set(key, due)
    return due
  }
  return rows
    .map(({ knownOn, office, ...row }): OwedWork => ({ ...row, due: dueOf(knownOn, office) }))
    .filter(({ due }) => inView(filter.vista, due, days))
    .toSorted((a, b) => inOrder(placeOf(a), placeOf(b)))
}

export const placeOf = ({ due, actId }: OwedWork): Place => ({ due, id: actId })

/** The inbox's order: due date, then id, sorted as PostgreSQL does. */
export function inOrder(a: Place, b: Place): number {
  if (a.due !== b.due) return a.due < b.due ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** Task title: «Publicar Resolución que otorga RES-0001-2026». */
export const owedTitle = ({ title, number }: Pick<OwedWork, 'title' | 'number'>): string =>
  `Publicar ${number === null ? title : `${title} ${number}`}`

/** Portal path of the screen that publishes it. */
export const owedScreen = ({ actId }: Pick<OwedWork, 'actId'>): string => `/publicaciones?acto=${actId}`
