import type { Calculation } from '@ventanilla/domain/fees/calculation'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import {
  NOTHING_RECOUNTED,
  type RecountedSum,
  recountSettlement,
  withRecounted,
} from '@ventanilla/domain/fees/formula/recount'
import type { Formula, FormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { FORMULA_KIND, formulaOf } from '@ventanilla/domain/configuration/readings'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { itemsNow } from '../../../db/configuration/item-state.ts'
import { sql, type Statement, type Tx } from '../../../db/connection/sql.ts'
import { rowsFor } from '../../../db/scope.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem } from '../kind-access.ts'
import { contentOf } from '../shown.ts'
import { readWithin } from './count.ts'
import { CASE_TITLE } from './statements.ts'

/** Milliseconds: every settlement of a year is counted again. */
const MOST_MS = 15_000
const PAGE = 200
const MOST_CHANGED = 10
const YEAR_MS = 365 * 86_400_000

/**
 * Counts the settlements of the last year again by the draft of a formula, and changes nothing. The sums are of all; the
 * ten that change most are named to who reaches them.
 */
export async function readRecount(
  deps: AppDeps,
  ctx: Context,
  name: { readonly kind: string; readonly key: string },
) {
  const kind = kindOfItem(ctx, name, 'read')
  const [item] = await itemsNow(deps.db, [kind], name.key)
  if (kind !== FORMULA_KIND || item === undefined || item.draft === null) throw notFound()
  const checked = KINDS[kind].check(contentOf(item.draft.text), name.key)
  if (!checked.ok || item.draft.retired) return ok({ incomplete: true, counted: null })
  const { settles } = checked.value
  const formula = formulaOf(checked.value)
  const reach = rowsFor(me(ctx), 'cases.read')
  const counted = await readWithin(deps.db, MOST_MS, (tx) => countAgain(tx, deps, settles, formula, reach))
  return ok({ incomplete: false, counted })
}

interface Settlement {
  readonly id: string
  readonly title: string
  readonly calculation: Calculation<FeeFigures>
  readonly reached: boolean
}

interface Changed {
  readonly caseId: string
  readonly title: string
  readonly before: number
  readonly after: number
  readonly reached: boolean
}

const change = ({ before, after }: Changed): number => Math.abs(after - before)

/** Null: it took too long. */
async function countAgain(
  tx: Tx,
  { catalogue, clock }: AppDeps,
  settles: FormulaSettled,
  formula: Formula,
  reach: Statement,
) {
  const began = performance.now()
  const since = new Date(clock.now().getTime() - YEAR_MS).toISOString()
  const steps = [...catalogue.everyWorkflow.steps.values()].flatMap(({ id, kind }) =>
    kind === 'fee' ? [id] : [],
  )
  let sum: RecountedSum = NOTHING_RECOUNTED
  let most: readonly Changed[] = []
  for (let after: string | null = null; ;) {
    if (performance.now() - began > MOST_MS) return null
    const rows: Settlement[] = await tx.rows<Settlement>(sql`
      select c.id, ${CASE_TITLE} as title, c.facts->'liquidacion.calculo' as calculation, ${reach} as reached
      from cases c
      where c.facts->'liquidacion.calculo'->>'settled' = ${settles}
        and exists (select from tasks t where t.case_id = c.id and t.step = any(${steps}::text[])
          and t.state = 'done' and t.done_at >= ${since}::timestamptz)
        and (${after}::uuid is null or c.id > ${after}::uuid)
      order by c.id limit ${PAGE}`)
    for (const { id, title, calculation, reached } of rows) {
      const again = recountSettlement(calculation, formula)
      sum = withRecounted(sum, again)
      if (again.after === null || again.after === again.before) continue
      most = [...most, { caseId: id, title, before: again.before, after: again.after, reached }]
    }
    most = most.toSorted((a, b) => change(b) - change(a)).slice(0, MOST_CHANGED)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE)
      return {
        ...sum,
        most: most.filter(({ reached }) => reached).map(({ reached: _, ...one }) => one),
        hidden: most.filter(({ reached }) => !reached).length,
      }
    after = last.id
  }
}
