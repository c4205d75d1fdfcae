import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Capacity, capacityOf, isOffenderKind } from '@ventanilla/domain/fees/capacity'
import { type Circumstances, circumstancesOf } from '@ventanilla/domain/fees/circumstances'
import type { Fee } from '@ventanilla/domain/fees/derivation'
import type { Effect } from '@ventanilla/domain/fees/effect'
import { type FeeFigures, fineTableOf } from '@ventanilla/domain/fees/figures'
import { type Fine, fine } from '@ventanilla/domain/fees/fine'
import { flatFee } from '@ventanilla/domain/fees/flat'
import type { Formula, FormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import { settleCaptured } from '@ventanilla/domain/fees/formula/settle-captured'
import { type Settled, settledName } from '@ventanilla/domain/fees/method'

type Data = Readonly<Record<string, unknown>>

export type Settling = (
  data: Data,
  year: number,
  figures: FeeFigures,
) => { readonly fee: Fee; readonly method: string }

const COUNTED = ['dailyFee', 'visits', 'daysPerVisit', 'daysReport', 'perDiem'] as const

/** A figure of the task's data; a document can be started before every field is filled. */
function figure(data: Data, key: string): number {
  const value = data[key]
  if (typeof value === 'number') return value
  if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value))) return Number(value)
  throw new RangeError('Complete los datos de la liquidación.')
}

function rowsOf(data: Data, key: string): readonly Data[] {
  const rows = data[key]
  return Array.isArray(rows) ? rows : []
}
const codes = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Figures the method uses: the published ones, or those stored with a settlement. */
function taken<T>(figures: T | undefined): T {
  if (figures === undefined) throw new Error('a settlement without the figures of its method')
  return figures
}

/**
 * Refuses a single table that is not complete where it is captured: the formula would only say that something is missing.
 */
function refuseIncompleteTable(data: Data): void {
  const rows = rowsOf(data, 'liquidacion.tabla')
  if (rows.length > 0 && rows.every((row) => COUNTED.every((key) => typeof row[key] === 'number'))) return
  throw new Refusal(
    'invalid',
    'Complete la tabla única: cada profesional con sus honorarios, días y viáticos.',
    {
      code: 'datos_invalidos',
      problems: [{ path: 'liquidacion.tabla', message: 'Complete cada renglón de la tabla única.' }],
    },
  )
}

/** The formula in force, or with which a settlement was made. @throws RangeError: there is none */
export function formulaFor(settled: FormulaSettled, { formulas = {} }: FeeFigures): Formula {
  const formula = formulas[settled]
  if (formula === undefined)
    throw new RangeError(
      `No hay una fórmula en vigor para ${settledName(settled).toLocaleLowerCase('es-CO')}. Publíquela antes de liquidar.`,
    )
  return formula
}

const byFormula =
  (settled: FormulaSettled, method: string): Settling =>
  (data, year, figures) => ({
    fee: settleCaptured(settled, formulaFor(settled, figures), data, year, figures),
    method,
  })

const tariff =
  (settled: 'evaluacion' | 'seguimiento'): Settling =>
  (data, year, figures) => {
    refuseIncompleteTable(data)
    const fee = settleCaptured(settled, formulaFor(settled, figures), data, year, figures)
    return { fee, method: fee.capped ? 'Tope según el valor del proyecto' : 'Tabla única de costos' }
  }

/** The fine with every figure that its resolution quotes and the weighed circumstances. */
export function fineOf(
  data: Data,
  year: number,
  { parameters, fines }: FeeFigures,
): { readonly fine: Fine; readonly circumstances: Circumstances; readonly capacity: Capacity } {
  const { tables, caps } = taken(fines)
  const table = fineTableOf(year, tables)
  const effects: Effect[] = [
    ...rowsOf(data, 'multa.afectaciones').map((row): Effect => ({
      kind: 'afectacion',
      intensity: figure(row, 'intensidad'),
      extension: figure(row, 'extension'),
      persistence: figure(row, 'persistencia'),
      reversibility: figure(row, 'reversibilidad'),
      recoverability: figure(row, 'recuperabilidad'),
    })),
    ...rowsOf(data, 'multa.riesgos').map((row): Effect => ({
      kind: 'riesgo',
      likelihood: figure(row, 'probabilidad'),
      magnitude: figure(row, 'magnitud'),
    })),
  ]
  const offender = data['multa.persona']
  if (!isOffenderKind(offender)) throw new RangeError('Escoja qué es el infractor.')
  const capacity = capacityOf(table.capacities, offender, data[`multa.capacidad_${offender}`])
  const facts = data['multa.hechos'] === 'anteriores' ? 'anteriores' : 'desde_ley_2387'
  const circumstances = circumstancesOf(
    { aggravating: codes(data['multa.agravantes']), mitigating: codes(data['multa.atenuantes']) },
    table.circumstances,
    (key) => words(data[key]),
  )
  return {
    circumstances,
    capacity,
    fine: fine(
      {
        year,
        benefit: {
          income: figure(data, 'multa.ingresos'),
          avoided: figure(data, 'multa.evitados'),
          delayed: figure(data, 'multa.ahorros'),
        },
        detection: String(data['multa.deteccion'] ?? ''),
        days: figure(data, 'multa.dias'),
        effects,
        circumstances,
        associatedCosts: figure(data, 'multa.costos'),
        offender,
        capacity,
        weights: table.weights,
        capUnits: taken(caps[facts]),
        reductionPercent: figure(data, 'multa.confesion'),
      },
      parameters,
    ),
  }
}

const sanction: Settling = (data, year, figures) => ({
  method: 'Multa ambiental',
  fee: fineOf(data, year, figures).fine,
})

const fixed: Settling = (data) => ({
  method: 'Valor oficial',
  fee: flatFee({
    price: Number(data['liquidacion.oficial'] ?? 0),
    count: data['liquidacion.clave'] === 'oficial' ? Number(data['liquidacion.cantidad'] ?? 1) : 1,
    source: words(data['liquidacion.norma_oficial']) || 'la resolución de tarifas',
  }),
})

/** How each chargeable item of a case is computed from what LIQ-01 captures. */
export const METHODS: Readonly<Record<Settled, Settling>> = {
  evaluacion: tariff('evaluacion'),
  seguimiento: tariff('seguimiento'),
  valor_fijo: fixed,
  multa: sanction,
  tua: byFormula('tua', 'Tasa por utilización de agua'),
  tasa_retributiva: byFormula('tasa_retributiva', 'Tasa retributiva'),
  tafm: byFormula('tafm', 'Tasa compensatoria forestal'),
  tasa_compensatoria_fauna: byFormula('tasa_compensatoria_fauna', 'Tasa compensatoria de fauna'),
}
