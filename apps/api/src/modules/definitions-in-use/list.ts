import type { definitionsInUse } from '@ventanilla/contract/definitions-in-use.contract'
import type { z } from 'zod'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { type CaseRow, caseColumns, stateOf } from '../../db/cases/load.ts'
import { type Db, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { runsBy, whyNotNewest } from './move-case.ts'

type Calls = typeof definitionsInUse
const PAGE = 25

/** Open cases that have a workflow to go by: filed, or linked to one that was. */
const OPEN: Statement = sql`c.closed_at is null and (c.filed_at is not null or c.family is not null)`

export interface Group {
  readonly ttId: number
  readonly family: string | null
  readonly release: number
}
export const inGroup = ({ ttId, family, release }: Group): Statement => sql`
  ${OPEN} and c.tt_id = ${ttId} and c.family is not distinct from ${family}::text
  and coalesce(c.moved_to, c.definitions) = ${release}`

/** Groups of open cases by the release whose workflow they go by, the most numerous first. */
export async function listDefinitions(deps: AppDeps): Promise<z.input<Calls['list']['answers'][200]>> {
  const found = await deps.db.rows<Group & { readonly cases: number; readonly since: Date | null }>(sql`
    select g.*, r.at as since from (
      select c.tt_id as "ttId", c.family, coalesce(c.moved_to, c.definitions) as release, count(*)::int as cases
      from cases c where ${OPEN} group by 1, 2, 3) g
    left join configuration_releases r on r.number = g.release
    order by g.cases desc, g."ttId", g.family nulls first, g.release`)
  return {
    newest: deps.catalogue.newest.since,
    rows: found.map(({ ttId, family, release, cases, since }) => ({
      ttId,
      family,
      release,
      name: nameOf(deps, ttId, family),
      since: since?.toISOString() ?? null,
      cases,
    })),
  }
}

/** The procedure, or the family of linked cases with the procedure of its parents. */
function nameOf({ catalogue }: AppDeps, ttId: number, family: string | null): string {
  const name = nameOfCase(catalogue, { tt_id: ttId, family })
  const procedure = catalogue.procedureName(ttId)
  return family === null || procedure === '' ? name : `${name} (${procedure})`
}

/** Cases of a group, with why each cannot be moved. */
export async function listCases(
  deps: AppDeps,
  group: Group,
  cursor: string | undefined,
): Promise<z.input<Calls['cases']['answers'][200]>> {
  const after = cursor ?? null
  const found = await deps.db.rows<CaseRow>(sql`
    select ${caseColumns} from cases c where ${inGroup(group)} and (${after}::uuid is null or c.id > ${after}::uuid)
    order by c.id limit ${PAGE + 1}`)
  const rows = found.slice(0, PAGE)
  return {
    rows: rows.map((row) => {
      const state = stateOf(row)
      const { steps } = deps.catalogue.of(row).workflow
      const open = [...state.flow.tasks, ...(state.flow.beside ?? []).flatMap(({ tasks }) => tasks)]
      return {
        id: row.id,
        radicado: row.radicado,
        version: row.version,
        steps: open.map(({ step }) => steps.get(step)?.title ?? step),
        whyNot:
          runsBy(row) < deps.catalogue.newest.since ? [...whyNotNewest(deps.catalogue, row, state)] : [],
      }
    }),
    next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Number of cases in a group. */
export const countCases = async (db: Db, group: Group): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from cases c where ${inGroup(group)}`))?.n ?? 0
