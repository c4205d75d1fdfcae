import type { Dec, Figure } from './decimal.ts'
import { Dec as Decimal, dec, figureWords, pesos, toPesos } from './decimal.ts'
import type { Fee, Step } from './derivation.ts'

/** A professional of the evaluation. Fees and allowances are yearly parameters. */
export interface TableProfessional {
  readonly category: string
  /** column 1, pesos a day */
  readonly dailyFee: Figure
  /** column 2 */
  readonly visits: Figure
  /** column 3 */
  readonly daysPerVisit: Figure
  /** column 4 */
  readonly opinionDays: Figure
  /** column 6, pesos a day */
  readonly dailyAllowance: Figure
}

export interface SingleTableInput {
  readonly professionals: readonly TableProfessional[]
  /** B, pesos */
  readonly travel: Figure
  /** C, pesos */
  readonly laboratory: Figure
  /** per cent of the subtotal */
  readonly administrationPercent: Figure
}

export interface TableRow {
  readonly category: string
  readonly totalDays: string
  readonly fees: number
  readonly allowances: number
  readonly cost: number
}

export interface SingleTable extends Fee {
  readonly rows: readonly TableRow[]
  readonly professionals: number
  readonly travel: number
  readonly laboratory: number
  readonly subtotal: number
  readonly administration: number
}

const daysWords = (days: Dec): string => `${figureWords(days)} ${days.eq(1) ? 'día' : 'días'}`

function positive(figure: Figure, label: string): Dec {
  const value = dec(figure)
  if (value.isNegative()) throw new RangeError(`${label} no puede ser negativo.`)
  return value
}

/**
 * Single table of costs (Resolución 1280 de 2010): fees and allowances of the professionals, travel,
 * laboratory, and administration on top. Row amounts are shown rounded; the total is rounded once, from
 * unrounded figures.
 * @throws RangeError for a negative figure or no professional
 */
export function singleTable(input: SingleTableInput): SingleTable {
  if (input.professionals.length === 0)
    throw new RangeError('La tabla única necesita al menos un profesional.')
  const steps: Step[] = []
  const rows: TableRow[] = []
  let a = new Decimal(0)
  for (const person of input.professionals) {
    const daily = positive(person.dailyFee, 'El honorario diario')
    const visitDays = positive(person.visits, 'El número de visitas').times(
      positive(person.daysPerVisit, 'Los días por visita'),
    )
    const days = visitDays.plus(positive(person.opinionDays, 'Los días de pronunciamiento'))
    const fees = daily.times(days)
    const allowance = positive(person.dailyAllowance, 'El viático diario')
    const allowances = allowance.times(visitDays)
    const cost = fees.plus(allowances)
    a = a.plus(cost)
    rows.push({
      category: person.category,
      totalDays: days.toFixed(),
      fees: toPesos(fees),
      allowances: toPesos(allowances),
      cost: toPesos(cost),
    })
    steps.push({
      label: person.category,
      expression: `${figureWords(daily)} × ${daysWords(days)} + ${figureWords(allowance)} × ${daysWords(visitDays)} de visita`,
      value: pesos(cost),
    })
  }
  const travel = positive(input.travel, 'Los gastos de viaje')
  const laboratory = positive(input.laboratory, 'El costo de laboratorio')
  const percent = positive(input.administrationPercent, 'La administración')
  const subtotal = a.plus(travel).plus(laboratory)
  const administration = subtotal.times(percent).div(100)
  const total = toPesos(subtotal.plus(administration))
  steps.push(
    {
      label: 'A. Honorarios y viáticos',
      expression: rows.map((row) => figureWords(row.cost)).join(' + '),
      value: pesos(a),
    },
    { label: 'B. Gastos de viaje', expression: 'transporte', value: pesos(travel) },
    {
      label: 'C. Análisis de laboratorio y otros estudios',
      expression: 'laboratorio',
      value: pesos(laboratory),
    },
    { label: 'Subtotal', expression: 'A + B + C', value: pesos(subtotal) },
    {
      label: 'Gastos de administración',
      expression: `${figureWords(percent)} % × ${figureWords(subtotal, 0)}`,
      value: pesos(administration),
    },
    { label: 'Total de la tabla única', expression: 'subtotal + administración', value: pesos(total) },
  )
  return {
    value: total,
    steps,
    norms: ['Resolución 1280 de 2010', 'Ley 633 de 2000 art. 96'],
    rows,
    professionals: toPesos(a),
    travel: toPesos(travel),
    laboratory: toPesos(laboratory),
    subtotal: toPesos(subtotal),
    administration: toPesos(administration),
  }
}
