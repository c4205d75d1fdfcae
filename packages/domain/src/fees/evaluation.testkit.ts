import type { Cap, CapInput } from './cap.ts'
import { feeCap } from './cap.ts'
import { figureWords, pesos } from './decimal.ts'
import type { Fee } from './derivation.ts'
import type { FeeParameters } from './parameters.ts'
import type { SingleTable, SingleTableInput } from './single-table.testkit.ts'
import { singleTable } from './single-table.testkit.ts'

export interface EvaluationFee extends Fee {
  readonly table: SingleTable
  readonly cap: Cap
  /** which of the two is charged; the table when both are equal */
  readonly applies: 'tabla_unica' | 'tope'
}

/** Fee for evaluation or follow-up: the smaller of the single table and the cap (Ley 633 de 2000 art. 96). */
export function evaluationFee(
  input: { readonly table: SingleTableInput; readonly cap: CapInput },
  parameters: FeeParameters,
): EvaluationFee {
  const table = singleTable(input.table)
  const cap = feeCap(input.cap, parameters)
  const applies = table.value <= cap.value ? 'tabla_unica' : 'tope'
  const value = Math.min(table.value, cap.value)
  return {
    value,
    table,
    cap,
    applies,
    norms: cap.norms,
    steps: [
      ...table.steps,
      ...cap.steps,
      {
        label: 'Tarifa: el menor de los dos valores',
        expression: `mín(${figureWords(table.value)}; ${figureWords(cap.value)})`,
        value: pesos(value),
      },
    ],
  }
}
