import { within } from './bounds.ts'
import type { Dec, Figure } from './decimal.ts'
import { Dec as Decimal, figureWords, pesos, toPesos } from './decimal.ts'
import type { Fee, Step } from './derivation.ts'

const LARGE = 1e12

/** One line of a levy: an amount at a minimum tariff, raised by a regional factor. */
interface Charged {
  readonly label: string
  readonly tariff: Figure
  readonly factor: Figure
  readonly amount: Figure
  readonly unit: string
}

/** Σ (tariff × regional factor × amount): shows each line, rounds the sum once. */
function sumOf(
  rows: readonly Charged[],
  total: string,
  norms: readonly string[],
): Fee & { details: number[] } {
  if (rows.length === 0) throw new RangeError('Agregue al menos un renglón que liquidar.')
  const steps: Step[] = []
  const details: number[] = []
  let sum: Dec = new Decimal(0)
  for (const row of rows) {
    const tariff = within(row.tariff, 0, LARGE, 'La tarifa mínima')
    const factor = within(row.factor, 0, 100, 'El factor regional')
    const amount = within(row.amount, 0, LARGE, 'La cantidad')
    const charge = tariff.times(factor).times(amount)
    sum = sum.plus(charge)
    details.push(toPesos(charge))
    steps.push({
      label: row.label,
      expression: `${figureWords(tariff)} × ${figureWords(factor)} × ${figureWords(amount)} ${row.unit}`,
      value: pesos(charge),
    })
  }
  const value = toPesos(sum)
  steps.push({
    label: total,
    expression: details.map((d) => figureWords(d)).join(' + '),
    value: pesos(value),
  })
  return { value, steps, norms, details }
}

/** kg = Q (l/s) × mg/l × 0,0036 × hours a day × days. */
const KG_PER_MG_LPS_HOUR = '0.0036'

export interface PollutantLoadInput {
  readonly flow: Figure
  readonly concentration: Figure
  readonly hoursPerDay: Figure
  readonly days: Figure
}

export interface PollutantLoad {
  readonly kilograms: Dec
  readonly step: Step
}

/** Load of a discharge in a period, from its flow and concentration (DUR 2.2.9.7.1.1 y ss.). */
export function pollutantLoad(name: string, input: PollutantLoadInput): PollutantLoad {
  const flow = within(input.flow, 0, 1e9, 'El caudal')
  const concentration = within(input.concentration, 0, 1e9, 'La concentración')
  const hours = within(input.hoursPerDay, 0, 24, 'Las horas por día')
  const days = within(input.days, 0, 366, 'Los días')
  const kilograms = flow.times(concentration).times(KG_PER_MG_LPS_HOUR).times(hours).times(days)
  return {
    kilograms,
    step: {
      label: `Carga de ${name}`,
      expression: `${figureWords(flow)} l/s × ${figureWords(concentration)} mg/l × 0,0036 × ${figureWords(hours)} h/día × ${figureWords(days)} días`,
      value: `${figureWords(kilograms)} kg`,
    },
  }
}

export interface DischargeRow {
  /** 'DBO5', 'SST' */
  readonly name: string
  /** Tm, pesos per kg */
  readonly minimumTariff: Figure
  /** FR: 1 where the load target was met, higher otherwise */
  readonly regionalFactor: Figure
  /** kilograms of the period, measured or computed from flow and concentration */
  readonly load: Figure | PollutantLoadInput
}

/** Discharge levy: MP = Σ (Tm × FR × carga) (Ley 99 de 1993 art. 42; DUR 2.2.9.7.1.1 y ss.). */
export function dischargeLevy(input: {
  readonly rows: readonly DischargeRow[]
}): Fee & { details: number[] } {
  const loads: Step[] = []
  const rows = input.rows.map((row): Charged => {
    let amount = row.load
    if (typeof amount === 'object') {
      const load = pollutantLoad(row.name, amount)
      loads.push(load.step)
      amount = load.kilograms.toFixed()
    }
    return {
      label: row.name,
      tariff: row.minimumTariff,
      factor: within(row.regionalFactor, 1, 100, 'El factor regional').toFixed(),
      amount,
      unit: 'kg',
    }
  })
  const fee = sumOf(rows, 'Valor a pagar (MP)', [
    'Ley 99 de 1993 art. 42',
    'Decreto 1076 de 2015, 2.2.9.7.1.1 y ss., sustituido por el Decreto 1553 de 2024',
  ])
  return { ...fee, steps: [...loads, ...fee.steps] }
}

export interface TimberRow {
  /** category of the species: 'muy especial', 'especial', 'otra' */
  readonly category: string
  readonly minimumTariff: Figure
  readonly regionalFactor: Figure
  readonly cubicMetres: Figure
}

/** Compensatory levy on timber: MP = Σ (TM × FR × V) (DUR 2.2.9.12.1.1 y ss., Decreto 1390 de 2018). */
export function timberLevy(input: { readonly rows: readonly TimberRow[] }): Fee & { details: number[] } {
  return sumOf(
    input.rows.map((row) => ({
      label: `Madera de categoría ${row.category}`,
      tariff: row.minimumTariff,
      factor: row.regionalFactor,
      amount: row.cubicMetres,
      unit: 'm³',
    })),
    'Valor a pagar (MP)',
    ['Decreto 1076 de 2015, 2.2.9.12.1.1 y ss. (Decreto 1390 de 2018)', 'Resolución 1479 de 2018'],
  )
}

export interface WildlifeRow {
  readonly species: string
  readonly minimumTariff: Figure
  readonly regionalFactor: Figure
  readonly specimens: Figure
}

/** Compensatory levy on wildlife: the charge of each species for its specimens (DUR 2.2.9.10.1.1 y ss.). */
export function wildlifeLevy(input: { readonly rows: readonly WildlifeRow[] }): Fee & { details: number[] } {
  return sumOf(
    input.rows.map((row) => ({
      label: row.species,
      tariff: row.minimumTariff,
      factor: row.regionalFactor,
      amount: row.specimens,
      unit: 'especímenes',
    })),
    'Valor a pagar (MP)',
    ['Decreto 1076 de 2015, 2.2.9.10.1.1 y ss. (Decreto 1272 de 2016)'],
  )
}
