import type { FeeBasis } from '@ventanilla/domain/procedures/procedure'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Calculation, FORMULA_VERSIONS } from '@ventanilla/domain/fees/calculation'
import { isFormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import type { Fee, Step } from '@ventanilla/domain/fees/derivation'
import { noFee } from '@ventanilla/domain/fees/flat'
import {
  type FamilyCharge,
  groundsOf,
  keyOfSettled,
  type Settled,
  settledIn,
  settledName,
} from '@ventanilla/domain/fees/method'
import { pesos } from '@ventanilla/domain/fees/decimal'
import { yearRefusal } from '@ventanilla/domain/fees/parameters'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import { calculationOf } from './fee-figures.ts'
import { formulaFor, METHODS, type Settling } from './fee-methods.ts'

/** The norms of a case that decide its charges. */
export interface Charged {
  readonly fee: FeeBasis
  /** what the family of a linked case is charged for; null: a request, for its evaluation */
  readonly charges: FamilyCharge | null
  /** fine imposed by a resolution, charged as it is */
  readonly fine?: number
}

export interface SettledFee {
  readonly total: number
  readonly method: string
  readonly steps: readonly Step[]
  readonly concept: string
  readonly grounds: string
  /** settled item, as the act and the receipt name it */
  readonly settled: Settled | 'ninguna'
  /**
   * inputs of the calculation; null when nothing was calculated: no fee, or a fine that its resolution already
   * fixed
   */
  readonly calculation: Calculation<FeeFigures> | null
}

const refuse = (path: string, message: string, code = 'datos_invalidos'): never => {
  throw new Refusal('invalid', message, { code, problems: [{ path, message }] })
}

/** The item that the chosen kind of settlement charges. */
function settledBy(data: Readonly<Record<string, unknown>>, allowed: readonly Settled[]): Settled {
  const key = String(data['liquidacion.clave'] ?? 'formula')
  if (key === 'formulaTUA') return 'tua'
  // one that is not allowed is refused below
  if (key === 'formulaWorkflow') return String(data['liquidacion.tasa'] ?? '') as Settled
  if (key === 'oficial' || key === 'oficialReciboPago') return 'valor_fijo'
  return allowed.includes('seguimiento') ? 'seguimiento' : 'evaluacion'
}

/** Total and working of a liquidación, from what LIQ-01 captures and the charges the case allows. */
export function feeOf(
  data: Readonly<Record<string, unknown>>,
  charged: Charged,
  figures: FeeFigures,
): SettledFee {
  const allowed = settledIn(charged.fee, charged.charges)
  if (charged.fine !== undefined)
    return {
      total: charged.fine,
      method: 'Multa ambiental',
      steps: [{ label: 'Multa que fija la resolución', expression: '', value: pesos(charged.fine) }],
      concept: settledName('multa'),
      grounds: groundsOf('multa'),
      settled: 'multa',
      calculation: null,
    }
  const settled = settledBy(data, allowed)
  if (allowed.length === 0 && settled !== 'valor_fijo') {
    const free = noFee('Las normas del trámite no prevén cobro')
    return {
      total: 0,
      method: 'Sin cobro',
      steps: free.steps,
      concept: 'Trámite sin cobro',
      grounds: 'Las normas del trámite no prevén cobro.',
      settled: 'ninguna',
      calculation: null,
    }
  }
  // a value fixed by an act or agreement is charged as that act says, whatever the procedure
  if (settled !== 'valor_fijo' && !allowed.includes(settled))
    return refuse(
      settled === 'tua' || settled === 'evaluacion' ? 'liquidacion.clave' : 'liquidacion.tasa',
      `Este caso no se cobra así. Se liquida: ${allowed.map((one) => settledName(one).toLocaleLowerCase('es-CO')).join('; ')}.`,
      'metodo',
    )
  const year = Number(data['liquidacion.anio'])
  const blocked = settled === 'valor_fijo' ? null : yearRefusal(figures.parameters, year)
  if (blocked !== null) refuse('liquidacion.anio', blocked, 'sin_parametros')
  const { fee, method } = computed(METHODS[settled], data, year, figures)
  return {
    total: fee.value,
    method,
    steps: fee.steps,
    concept: allowed.includes(settled) ? settledName(settled) : 'Valor oficial',
    grounds: isFormulaSettled(settled) ? formulaFor(settled, figures).grounds : groundsOf(settled),
    settled,
    calculation: calculationOf(settled, data, year, fee.value, figures),
  }
}

/**
 * Recomputes a stored settlement from its own inputs and figures, without the figures published today. Null
 * when an earlier, unavailable version of the formula made it.
 */
export function repeated(
  { settled, formula, inputs, year, figures }: Calculation<FeeFigures>,
  published: FeeFigures,
): number | null {
  if (formula !== FORMULA_VERSIONS[settled]) return null
  // a method that uses no figures stored none; what is older than formulas stored none of them
  const stored =
    figures === null
      ? published
      : { ...figures, ...(figures.formulas === undefined && { formulas: published.firstFormulas ?? {} }) }
  return METHODS[settled](inputs, year, stored).fee.value
}

/** Approves a settlement only while its stored inputs and figures give the stated amount. */
export function refuseUnrepeatable(facts: Readonly<Record<string, unknown>>, published: FeeFigures): void {
  // stored by the settlement itself
  const kept = facts['liquidacion.calculo'] as Calculation<FeeFigures> | null | undefined
  if (kept == null) return
  const again = repeated(kept, published)
  if (again !== null && again !== facts['liquidacion.total'])
    throw new Refusal(
      'conflict',
      'El valor no corresponde a los datos con que se liquidó. Devuelva la liquidación para calcularla de nuevo.',
      { code: 'liquidacion_distinta' },
    )
}

/** Reports figures that a method rejects next to the kind of settlement, in the method's words. */
function computed(
  settle: Settling,
  data: Readonly<Record<string, unknown>>,
  year: number,
  figures: FeeFigures,
): { readonly fee: Fee; readonly method: string } {
  try {
    return settle(data, year, figures)
  } catch (error) {
    if (error instanceof RangeError) return refuse('liquidacion.clave', error.message)
    throw error
  }
}

/** Default of LIQ-01: the case's kind of settlement and the fixed price of the year. */
export function proposedSettlement(
  charged: Charged,
  year: number,
  figures: FeeFigures,
): { readonly key: string; readonly levy?: string; readonly official?: number } {
  if (charged.fine !== undefined) return { key: 'oficialReciboPago', official: charged.fine }
  const [first] = settledIn(charged.fee, charged.charges)
  const price = figures.parameters.permitPaper[String(year)]
  return {
    ...keyOfSettled(first),
    ...(first === 'valor_fijo' && price !== undefined && { official: price }),
  }
}
