import { writtenIn } from '@ventanilla/domain/configuration/definitions-in'
import { type DoneStep, judgeMove, judgeWay } from '@ventanilla/domain/configuration/trials/ways'
import { compose, type Definitions } from '@ventanilla/domain/definitions/compose/compose'
import { familyById } from '@ventanilla/domain/workflow/definition/family-by-id'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { familyOf } from '../../../db/cases/case-name.ts'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import { caseColumns, type CaseRow, stateOf } from '../../../db/cases/load.ts'
import { raw, sql } from '../../../db/connection/sql.ts'
import { type Source, trialOf } from './trial.ts'

/** Cases whose ways are walked again: the last that went through the workflow. */
const MOST = 500
const SIZE = 100

/** Open cases that have a workflow to go by. */
const RUNNING = raw('c.closed_at is null and (c.filed_at is not null or c.family is not null)')

/** The ways of past cases, and where the running ones stand. */
export const FAMILIES = trialOf<'familia', 'caminos' | 'en-curso'>(
  {
    caminos: {
      judges: 'El camino de los últimos 500 casos que pasaron por este flujo, recorrido con el borrador',
      nothing: 'Todavía no ha pasado ningún caso por este flujo.',
    },
    'en-curso': {
      judges: 'Los casos en curso, por si se pasaran al flujo del borrador',
      nothing: 'No hay casos en curso.',
    },
  },
  ({ key, catalogue, next }) => {
    const draft = compose(writtenIn(next))
    return { caminos: waysOf(key, draft, catalogue), 'en-curso': runningOf(draft, catalogue) }
  },
)

function waysOf(family: string, draft: Definitions, { newest, everyWorkflow }: CaseCatalogue): Source {
  const steps = [...everyWorkflow.steps.values()].flatMap((one) => (one.family === family ? [one.id] : []))
  const done = sql`t.state = 'done' and t.step = any(${steps}::text[])`
  const last = sql`(select f.id from cases f where exists (select from tasks t where t.case_id = f.id and ${done})
    order by f.id desc limit ${MOST})`
  return {
    size: SIZE,
    total: async (tx) => (await tx.one<{ n: number }>(sql`select count(*)::int as n from ${last} l`))?.n ?? 0,
    async batch(tx, after) {
      const rows = await tx.rows<{ id: string; done: readonly DoneStep[] }>(sql`
        select c.id, (select jsonb_agg(jsonb_build_object('step', t.step, 'outcome', t.outcome) order by t.done_at, t.opened_at, t.id)
          from tasks t where t.case_id = c.id and ${done}) as done
        from cases c where c.id in ${last} and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${SIZE}`)
      return rows.map(({ id, done: way }) => ({
        cursor: id,
        caseId: id,
        judge: () => judgeWay(way, newest.workflow, draft.workflow),
      }))
    },
  }
}

/** Where each running case stands by the draft: a family that others call is in the way of their cases too. */
function runningOf(draft: Definitions, catalogue: CaseCatalogue): Source {
  const { newest } = catalogue
  return {
    size: SIZE,
    total: async (tx) =>
      (await tx.one<{ n: number }>(sql`select count(*)::int as n from cases c where ${RUNNING}`))?.n ?? 0,
    async batch(tx, after) {
      const rows: CaseRow[] = await tx.rows<CaseRow>(sql`
        select ${caseColumns} from cases c where ${RUNNING} and (${after}::uuid is null or c.id > ${after}::uuid)
        order by c.id limit ${SIZE}`)
      return rows.map((row) => ({
        cursor: row.id,
        caseId: row.id,
        judge: () =>
          judgeMove(
            stateOf(row),
            { workflow: catalogue.of(row).workflow, family: familyOf(catalogue, row) },
            workedBy(newest, row),
            workedBy(draft, row),
          ),
      }))
    },
  }
}

const workedBy = (
  { workflow, procedures }: Pick<Definitions, 'workflow' | 'procedures'>,
  { family, tt_id: type }: Pick<CaseRow, 'family' | 'tt_id'>,
) => ({
  workflow,
  family: family === null ? familyOfType(workflow, procedures.get(type)) : familyById(workflow, family),
})
