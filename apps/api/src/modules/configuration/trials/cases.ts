import { notFound } from '@ventanilla/domain/kernel/problem'
import { sql } from '../../../db/connection/sql.ts'
import { itemsNow } from '../../../db/configuration/item-state.ts'
import { trialById } from '../../../db/configuration/trials.ts'
import { rowsFor } from '../../../db/scope.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem } from '../kind-access.ts'
import { CASE_TITLE } from '../uses/statements.ts'

const PAGE = 25

interface Asked {
  readonly trial: string
  /** part of the trial */
  readonly piece: string
  readonly line: string
  /** place in the list; absent: its beginning */
  readonly cursor?: number | undefined
}

interface Row {
  readonly id: string
  readonly title: string
  readonly type: number
  readonly place: number
}

/** The cases behind a number of a trial that its reader reaches, in their order. */
export async function listTrialCases(
  deps: AppDeps,
  ctx: Context,
  name: { readonly kind: string; readonly key: string },
  { trial: id, piece: part, line: lineId, cursor = 0 }: Asked,
) {
  const kind = kindOfItem(ctx, name, 'read')
  const [item] = await itemsNow(deps.db, [kind], name.key)
  const trial = await trialById(deps.db, id)
  const line = trial?.progress.sums?.[part]?.lines.find((one) => one.id === lineId)
  // Attack: the trial of a kind that one does not see, under the address of one that one does
  if (item === undefined || trial?.item !== item.id || line === undefined) throw notFound()
  // Attack: who keeps the procedures tries a draft, and reads in its numbers the cases of offices that are not theirs
  const reach = rowsFor(me(ctx), 'cases.read')
  const named = sql`unnest(${line.cases.map((one) => one.id)}::uuid[]) with ordinality as u(id, place)
    join cases c on c.id = u.id where ${reach}`
  const reached = (await deps.db.one<{ n: number }>(sql`select count(*)::int as n from ${named}`))?.n ?? 0
  const rows = await deps.db.rows<Row>(sql`
    select c.id, ${CASE_TITLE} as title, c.tt_id as type, u.place::int as place from ${named}
      and u.place > ${cursor} order by u.place limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  return ok({
    rows: page.map(({ id: caseId, title, type, place }) => ({
      id: caseId,
      title,
      detail: deps.catalogue.procedureName(type),
      caseId,
      userId: null,
      before: line.cases[place - 1]?.before ?? null,
      after: line.cases[place - 1]?.after ?? null,
    })),
    total: line.count,
    hidden: line.cases.length - reached,
    unnamed: line.count - line.cases.length,
    next: rows.length > PAGE ? (page.at(-1)?.place ?? null) : null,
  })
}
