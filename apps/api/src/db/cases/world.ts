import type { Actor } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import type { World } from '@ventanilla/domain/workflow/state/state'
import { type Db, sql } from '../connection/sql.ts'
import type { CaseCatalogue } from './catalogue.ts'
import type { LoadedCase } from './load.ts'
import { remarksOfCase } from './remarks.ts'

/** Assembles the world of one decision: instant, calendar and role holders. */
export async function worldFor(
  tx: Db,
  catalogue: CaseCatalogue,
  loaded: LoadedCase,
  more: {
    readonly now: Date
    readonly newId: () => string
    readonly people?: readonly string[]
    /** the actor, whose roles are already loaded */
    readonly actor?: Actor
    /** queries the role holders again instead of using the two-second cache */
    readonly fresh?: boolean
  },
): Promise<World> {
  const now = more.now.toISOString()
  const { flow, facts } = loaded.state
  const named = Object.values(facts).filter(
    (v): v is string => typeof v === 'string' && /^[0-9a-f-]{36}$/.test(v),
  )
  const people = [
    ...new Set([
      ...Object.values(flow.doers),
      ...flow.acts.flatMap((a) => [a.drafter, a.reviewer ?? '', a.signer ?? '']),
      ...named,
      ...(more.people ?? []),
    ]),
  ].filter((id) => /^[0-9a-f-]{36}$/.test(id))
  const unknown = people.filter((id) => id !== more.actor?.id)
  const rows =
    unknown.length === 0
      ? []
      : await tx.rows<{ id: string; office: string | null; roles: string[] }>(sql`
          select u.id, u.office, array_agg(r.role order by r.position) as roles from users u join user_roles r on r.user_id = u.id
          where u.id = any(${unknown}::uuid[]) and u.active group by u.id`)
  const roles = new Map(rows.map((r) => [r.id, r.roles]))
  const offices = new Map(rows.map((r) => [r.id, r.office]))
  if (more.actor !== undefined) offices.set(more.actor.id, more.actor.office)
  if (more.actor !== undefined) roles.set(more.actor.id, [...more.actor.roles])
  const remarks = flow.acts.some((a) => a.phase !== 'signed' && a.phase !== 'withdrawn')
    ? await remarksOfCase(tx, loaded.row.id)
    : []
  const checked = flow.acts.flatMap(({ id, phase }) => (phase === 'review' || phase === 'sign' ? [id] : []))
  const wrote =
    checked.length === 0
      ? []
      : await tx.rows<{ act: string; by: string }>(
          sql`select distinct act_id as act, author_id as by from act_versions where act_id = any(${checked}::uuid[])`,
        )
  const staffed = await staffedKeys(tx, catalogue, more.fresh === true)
  return {
    workflow: catalogue.of(loaded.row).workflow,
    acts: catalogue.of(loaded.row).actRules,
    ...catalogue.signing(loaded.row.office),
    today: bogotaDate(now),
    now,
    due: (from, term) => dueDate(from, term.amount, term.unit, catalogue.calendarOf(loaded.row.office)),
    stepTerms: catalogue.of(loaded.row).stepTerms(loaded.row.tt_id),
    parameters: catalogue.parameters,
    rolesOf: (id) => roles.get(id) ?? [],
    officeOf: (id) => offices.get(id),
    isStaffed: (key) => staffed.has(key),
    remarksOn: (actId) => remarks.filter((remark) => remark.actId === actId),
    writersOf: (actId) => wrote.flatMap(({ act, by }) => (act === actId ? [by] : [])),
    newId: more.newId,
  }
}

/**
 * How long a staffed role is cached, in milliseconds; an
 * unstaffed one is always queried again (see command.ts).
 */
const BELIEVED_MS = 2_000
const believed = new WeakMap<CaseCatalogue, { readonly until: number; readonly keys: ReadonlySet<string> }>()

async function staffedKeys(tx: Db, catalogue: CaseCatalogue, fresh: boolean): Promise<ReadonlySet<string>> {
  const known = believed.get(catalogue)
  if (!fresh && known !== undefined && known.until > performance.now()) return known.keys
  const rows = await tx.rows<{ role: string; office: string | null }>(sql`
    select distinct r.role, u.office from user_roles r join users u on u.id = r.user_id where u.active and u.kind = 'funcionario'`)
  const keys = new Set(
    rows.flatMap((r) => (r.office === null ? [r.role] : [r.role, `${r.role}@${r.office}`])),
  )
  believed.set(catalogue, { until: performance.now() + BELIEVED_MS, keys })
  return keys
}
