import { within } from './bounds.ts'
import type { Dec, Figure } from './decimal.ts'
import { Dec as Decimal, dec, figureWords, pesos, toPesos } from './decimal.ts'
import type { Fee, Step } from './derivation.ts'

/** Litres per second for one hour are 3,6 m³. */
const CUBIC_METRES_PER_LPS_HOUR = '3.6'
const MINIMUM_OPPORTUNITY = '0.1'

export interface WaterUseInput {
  /** TM, minimum tariff, pesos per m³ */
  readonly minimumTariff: Figure
  /** CK, investment in the basin, 0 to 1 */
  readonly investment: Figure
  /** CE, scarcity: 0 to 5 for surface water, 0 to 10 for groundwater */
  readonly scarcity: Figure
  /** CS, social and economic conditions, 0 to 1 */
  readonly social: Figure
  /** CU, coefficient of use, above 0 and up to 1 */
  readonly use: Figure
  readonly source?: 'superficial' | 'subterranea'
  /** measured volume in m³, or the granted flow: l/s × hours a day × days */
  readonly volume:
    | { readonly cubicMetres: Figure }
    | { readonly flow: Figure; readonly hoursPerDay: Figure; readonly days: Figure }
  /** proven intake and return flow; without it the opportunity factor is 1 */
  readonly restitution?: { readonly taken: Figure; readonly returned: Figure }
}

export interface WaterUse extends Fee {
  /** FR, six decimals */
  readonly regionalFactor: string
  /** TU, pesos per m³, six decimals */
  readonly tariff: string
  /** V, m³, two decimals */
  readonly cubicMetres: string
  /** FOP, six decimals */
  readonly opportunityFactor: string
}

/**
 * Water-use levy of a period of at most one year: VP = TU × V × FOP, with TU = TM × FR and
 * FR = [1 + (CK + CE) × CS] × CU (Ley 99 de 1993 art. 43; DUR 2.2.9.6.1.1 y ss.).
 * @throws RangeError for a coefficient outside its range
 */
export function waterUse(input: WaterUseInput): WaterUse {
  const tm = within(input.minimumTariff, 0, 1_000_000, 'La tarifa mínima')
  const ck = within(input.investment, 0, 1, 'El coeficiente de inversión')
  const ce = within(input.scarcity, 0, input.source === 'subterranea' ? 10 : 5, 'El coeficiente de escasez')
  const cs = within(input.social, 0, 1, 'El coeficiente de condiciones socioeconómicas')
  const cu = within(input.use, 0, 1, 'El coeficiente de uso')
  const regional = ck.plus(ce).times(cs).plus(1).times(cu)
  const tariff = tm.times(regional)
  const steps: Step[] = [
    {
      label: 'Factor regional (FR)',
      expression: `[1 + (${figureWords(ck)} + ${figureWords(ce)}) × ${figureWords(cs)}] × ${figureWords(cu)}`,
      value: figureWords(regional, 6),
    },
    {
      label: 'Tarifa (TU)',
      expression: `${figureWords(tm, 2)} × ${figureWords(regional, 6)}`,
      value: `${figureWords(tariff, 6)} $/m³`,
    },
  ]

  let volume: Dec
  if ('cubicMetres' in input.volume) {
    volume = within(input.volume.cubicMetres, 0, 1e15, 'El volumen')
    steps.push({
      label: 'Volumen captado (V)',
      expression: 'medición reportada',
      value: `${figureWords(volume, 2)} m³`,
    })
  } else {
    const flow = within(input.volume.flow, 0, 1e9, 'El caudal')
    const hours = within(input.volume.hoursPerDay, 0, 24, 'Las horas por día')
    const days = within(input.volume.days, 0, 366, 'Los días')
    volume = flow.times(CUBIC_METRES_PER_LPS_HOUR).times(hours).times(days)
    steps.push({
      label: 'Volumen captado (V)',
      expression: `${figureWords(flow)} l/s × 3,6 × ${figureWords(hours)} h/día × ${figureWords(days)} días`,
      value: `${figureWords(volume, 2)} m³`,
    })
  }

  let opportunity = new Decimal(1)
  if (input.restitution === undefined) {
    steps.push({
      label: 'Factor de costo de oportunidad (FOP)',
      expression: 'sin restitución demostrada',
      value: '1',
    })
  } else {
    const taken = dec(input.restitution.taken)
    if (taken.lte(0)) throw new RangeError('El caudal captado debe ser mayor que cero.')
    const returned = within(input.restitution.returned, 0, taken.toNumber(), 'El caudal restituido')
    const share = taken.minus(returned).div(taken)
    opportunity = Decimal.max(share, MINIMUM_OPPORTUNITY)
    steps.push({
      label: 'Factor de costo de oportunidad (FOP)',
      expression: `(${figureWords(taken)} − ${figureWords(returned)}) ÷ ${figureWords(taken)}${share.lt(MINIMUM_OPPORTUNITY) ? ', mínimo 0,1' : ''}`,
      value: figureWords(opportunity, 6),
    })
  }

  const value = toPesos(tariff.times(volume).times(opportunity))
  steps.push({
    label: 'Valor a pagar (VP)',
    expression: `${figureWords(tariff, 6)} × ${figureWords(volume, 2)} × ${figureWords(opportunity, 6)}`,
    value: pesos(value),
  })
  return {
    value,
    steps,
    norms: ['Ley 99 de 1993 art. 43', 'Decreto 1076 de 2015, 2.2.9.6.1.1 y ss.'],
    regionalFactor: regional.toFixed(6),
    tariff: tariff.toFixed(6),
    cubicMetres: volume.toFixed(2),
    opportunityFactor: opportunity.toFixed(6),
  }
}
