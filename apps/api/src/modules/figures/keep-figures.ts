import type { FiguresBody } from '@ventanilla/contract/figures.contract'
import { publicFigures } from '@ventanilla/domain/figures/public-figures'
import { type Batch, released, SMALLEST_GROUP } from '@ventanilla/domain/figures/release'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { type Chore, keepChore } from '../../db/chore.ts'
import { json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { decidedCases } from './decided-cases.ts'

/** How often a new day is looked for; the figures are computed in its first hour. */
const EACH_MS = 3_600_000

type KeepDeps = Pick<AppDeps, 'db' | 'clock' | 'catalogue'>

export const keepFigures = (deps: KeepDeps, report: (error: unknown) => void): Chore =>
  keepChore(
    deps,
    { name: 'cifras.calcular', everyMs: EACH_MS, work: (going) => computeFigures(deps, going) },
    report,
  )

/** Computes the public figures once a day, and keeps them with the batches that they count. */
export async function computeFigures(deps: KeepDeps, going: () => boolean = () => true): Promise<void> {
  const now = deps.clock.now()
  const today = bogotaDate(now.toISOString())
  const kept = await deps.db.one<{ computed_at: Date; batches: readonly Batch[] }>(
    sql`select computed_at, batches from public_figures`,
  )
  if (kept !== undefined && bogotaDate(kept.computed_at.toISOString()) === today) return
  const former = kept?.batches ?? []
  const decided = await decidedCases(deps, new Set(former.flatMap(({ ids }) => ids)), going)
  // a process that is leaving has read only some: a later one reads all of them
  if (!going()) return
  const batches = released(former, decided, Number(today.slice(0, 4)))
  const { rows, byProcedure, byYear, all } = publicFigures(batches)
  const named = <R extends { readonly procedure: number | null }>(row: R) => ({
    ...row,
    procedure:
      row.procedure === null
        ? null
        : { id: row.procedure, name: deps.catalogue.procedureName(row.procedure) },
  })
  const body: FiguresBody = {
    computedAt: now.toISOString(),
    smallestGroup: SMALLEST_GROUP,
    rows: rows.map(named),
    byProcedure: byProcedure.map(named),
    byYear: [...byYear],
    all,
  }
  // Race: another process computed them meanwhile; batches that it kept are never replaced
  await deps.db.run(sql`
    insert into public_figures(computed_at, batches, body) values (${now}, ${json(batches)}::jsonb, ${json(body)}::jsonb)
    on conflict (kept) do update set computed_at = excluded.computed_at, batches = excluded.batches, body = excluded.body
    where public_figures.computed_at = ${kept?.computed_at ?? null}::timestamptz`)
}
