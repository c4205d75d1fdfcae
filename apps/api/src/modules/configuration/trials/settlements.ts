import { formulaOf } from '@ventanilla/domain/configuration/readings'
import { judgeSettlement } from '@ventanilla/domain/configuration/trials/settlements'
import type { Calculation } from '@ventanilla/domain/fees/calculation'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import { sql } from '../../../db/connection/sql.ts'
import { trialOf } from './trial.ts'

const YEAR_MS = 365 * 86_400_000
const SIZE = 100

/** The settlements of the last year, counted again by the draft of a formula with the data and figures that each stored. */
export const SETTLEMENTS = trialOf<'formula', 'liquidaciones'>(
  {
    liquidaciones: {
      judges: 'Las liquidaciones del último año, contadas de nuevo con el borrador',
      nothing: 'En el último año no se liquidó nada con esto.',
    },
  },
  ({ content, catalogue, now }) => {
    const formula = formulaOf(content)
    const steps = [...catalogue.everyWorkflow.steps.values()].flatMap(({ id, kind }) =>
      kind === 'fee' ? [id] : [],
    )
    const since = new Date(now.getTime() - YEAR_MS)
    const from = sql`from cases c where c.facts->'liquidacion.calculo'->>'settled' = ${content.settles}
      and exists (select from tasks t where t.case_id = c.id and t.step = any(${steps}::text[])
        and t.state = 'done' and t.done_at >= ${since})`
    return {
      liquidaciones: {
        size: SIZE,
        total: async (tx) => (await tx.one<{ n: number }>(sql`select count(*)::int as n ${from}`))?.n ?? 0,
        async batch(tx, after) {
          const rows = await tx.rows<{ id: string; calculation: Calculation<FeeFigures> }>(sql`
            select c.id, c.facts->'liquidacion.calculo' as calculation ${from}
              and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${SIZE}`)
          return rows.map(({ id, calculation }) => ({
            cursor: id,
            caseId: id,
            judge: () => judgeSettlement(calculation, formula),
          }))
        },
      },
    }
  },
)
