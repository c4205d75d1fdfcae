import type { Actor } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { raw, sql, type Statement } from '../../../db/connection/sql.ts'
import { itemsNow } from '../../../db/configuration/item-state.ts'
import { rowsFor } from '../../../db/scope.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem } from '../kind-access.ts'
import { readWithin } from './count.ts'
import { CASE_TITLE, PAIRS } from './statements.ts'
import { namedUse } from './table.ts'
import type { RowsUse, Subject } from './use.ts'

const PAGE = 25
/** Milliseconds: one page, which its reader waits for. */
const MOST_MS = 5_000

interface Row {
  readonly id: string
  readonly title: string | null
  readonly tt_id: number | null
  readonly step: string | null
  readonly case_id: string | null
  readonly user_id: string | null
}

interface Listed {
  readonly from: Statement
  readonly id: Statement
  readonly columns: Statement
  /** the rows that a reader reaches, by the rule of their own screens */
  reach(actor: Actor): Statement
}

/** How the rows behind a number are read and shown, by what they are. */
const LISTED: Readonly<Record<Subject, Listed>> = {
  case: {
    from: raw('cases c'),
    id: raw('c.id'),
    columns: sql`${CASE_TITLE} as title, c.tt_id, null::text as step, c.id as case_id, null::uuid as user_id`,
    reach: (actor) => rowsFor(actor, 'cases.read'),
  },
  task: {
    from: raw('tasks t join cases c on c.id = t.case_id'),
    id: raw('t.id'),
    columns: sql`${CASE_TITLE} as title, c.tt_id, t.step, c.id as case_id, null::uuid as user_id`,
    reach: (actor) => rowsFor(actor, 'cases.read'),
  },
  act: {
    from: raw('acts a join cases c on c.id = a.case_id'),
    id: raw('a.id'),
    columns: sql`concat_ws(' · ', c.radicado, a.title, a.number) as title, c.tt_id, null::text as step, c.id as case_id,
      null::uuid as user_id`,
    reach: (actor) => rowsFor(actor, 'acts.read'),
  },
  account: {
    from: raw('users u'),
    id: raw('u.id'),
    columns: sql`u.first_names || ' ' || u.last_names as title, null::int as tt_id, null::text as step, null::uuid as case_id,
      u.id as user_id`,
    reach: (actor) => raw(holds(actor, 'users.admin') ? 'true' : 'false'),
  },
}

/** The list behind a number: what uses an item and the reader reaches, the newest first. */
export async function listUses(
  deps: AppDeps,
  ctx: Context,
  { use: name, ...item }: { readonly kind: string; readonly key: string; readonly use: string },
  cursor: string | null,
) {
  const kind = kindOfItem(ctx, item, 'read')
  const { key } = item
  const use = namedUse(kind, name)
  if (use === null || use.as === 'number' || (await itemsNow(deps.db, [kind], key)).length === 0)
    throw notFound()
  if (use.as === 'rows') return ok(await rowsBehind(deps, me(ctx), use, { kind, key }, cursor))
  const content: unknown = deps.catalogue.contents.of(kind).get(key)
  const names = content === undefined ? [] : use.names(content, deps.catalogue)
  return ok({
    rows: names.map((title) => ({ id: title, title, detail: '', caseId: null, userId: null })),
    total: names.length,
    hidden: 0,
    next: null,
  })
}

interface ItemKey {
  readonly kind: KindId
  readonly key: string
}

const NOT_COUNTED = { rows: [], total: null, hidden: null, next: null }

async function rowsBehind(
  deps: AppDeps,
  actor: Actor,
  use: RowsUse,
  { kind, key }: ItemKey,
  cursor: string | null,
) {
  const pairs = PAIRS[use.pairs](kind, [key], deps.catalogue)
  const { from, id, columns, reach } = LISTED[use.subject]
  const used = sql`${id} in (select u.id from (${pairs}) u where u.key = ${key})`
  const found = await readWithin(deps.db, MOST_MS, async (tx) => ({
    counted: await tx.one<{ total: number; reached: number }>(sql`
      select count(*)::int as total, (count(*) filter (where ${reach(actor)}))::int as reached from ${from} where ${used}`),
    rows: await tx.rows<Row>(sql`
      select ${id} as id, ${columns} from ${from}
      where ${used} and ${reach(actor)} and (${cursor}::uuid is null or ${id} < ${cursor}::uuid)
      order by ${id} desc limit ${PAGE + 1}`),
  }))
  if (found?.counted === undefined) return NOT_COUNTED
  const { total, reached } = found.counted
  const page = found.rows.slice(0, PAGE)
  return {
    rows: page.map((row) => ({
      id: row.id,
      title: row.title ?? '',
      detail: detailOf(deps, row),
      caseId: row.case_id,
      userId: row.user_id,
    })),
    total,
    hidden: total - reached,
    next: found.rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The step of a task; of the others the procedure of their case. */
function detailOf({ catalogue }: AppDeps, { step, tt_id: type }: Row): string {
  if (step !== null) return catalogue.everyWorkflow.steps.get(step)?.title ?? ''
  return type === null ? '' : catalogue.procedureName(type)
}
