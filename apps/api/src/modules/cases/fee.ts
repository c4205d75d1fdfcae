import { FEE_PARAMETERS } from '@ventanilla/catalog/fees/parameters'
import { Refusal } from '@ventanilla/domain/cases/problem'
import type { Step } from '@ventanilla/domain/fees/derivation'
import { evaluationFee } from '@ventanilla/domain/fees/evaluation'
import { yearRefusal } from '@ventanilla/domain/fees/parameters'
import type { FeeRow } from '@ventanilla/domain/forms/kinds/feeTable/feeTable'

const COUNTED = ['dailyFee', 'visits', 'daysPerVisit', 'daysReport', 'perDiem'] as const

/** The total of a liquidación with its working, from what LIQ-01 captures. */
export function feeOf(data: Readonly<Record<string, unknown>>): {
  total: number
  method: string
  steps: readonly Step[]
} {
  const key = String(data['liquidacion.clave'] ?? 'formula')
  if (key === 'oficial' || key === 'oficialReciboPago') {
    const value = Number(data['liquidacion.oficial'] ?? 0)
    return {
      total: value,
      method: 'Valor oficial',
      steps: [{ label: 'Valor que fija la resolución de tarifas', expression: '', value: String(value) }],
    }
  }
  const year = Number(data['liquidacion.anio'])
  const refusal = yearRefusal(FEE_PARAMETERS, year)
  if (refusal !== null)
    throw new Refusal(422, refusal, {
      code: 'sin_parametros',
      problems: [{ path: 'liquidacion.anio', message: refusal }],
    })
  const rows = (data['liquidacion.tabla'] ?? []) as readonly FeeRow[]
  // a document can be begun before every row of the step is answered
  if (rows.length === 0 || rows.some((row) => COUNTED.some((key) => typeof row[key] !== 'number')))
    throw new Refusal(422, 'Complete la tabla única: cada profesional con sus honorarios, días y viáticos.', {
      code: 'datos_invalidos',
      problems: [{ path: 'liquidacion.tabla', message: 'Complete cada renglón de la tabla única.' }],
    })
  const fee = evaluationFee(
    {
      table: {
        professionals: rows.map((r) => ({
          category: r.category,
          dailyFee: r.dailyFee,
          visits: r.visits,
          daysPerVisit: r.daysPerVisit,
          opinionDays: r.daysReport,
          dailyAllowance: r.perDiem,
        })),
        travel: Number(data['liquidacion.viaje'] ?? 0),
        laboratory: Number(data['liquidacion.laboratorio'] ?? 0),
        administrationPercent: FEE_PARAMETERS.administrationPercent,
      },
      cap: { year, projectValue: Number(data['liquidacion.valor_proyecto'] ?? 0) },
    },
    FEE_PARAMETERS,
  )
  return {
    total: fee.value,
    method: fee.applies === 'tope' ? 'Tope según el valor del proyecto' : 'Tabla única de costos',
    steps: fee.steps,
  }
}
