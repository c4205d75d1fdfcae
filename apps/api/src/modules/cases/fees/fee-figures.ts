import { createHash } from 'node:crypto'
import { type Calculation, FORMULA_VERSIONS } from '@ventanilla/domain/fees/calculation'
import { type FeeFigures, fineTableOf } from '@ventanilla/domain/fees/figures'
import { isFormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import type { Settled } from '@ventanilla/domain/fees/method'
import { parametersOfYear } from '@ventanilla/domain/fees/parameters'
import { canonical } from '../../../db/cases/chain.ts'
import { formulaFor } from './fee-methods.ts'

type Data = Readonly<Record<string, unknown>>

/** Inputs of a settlement: the money fields its step captured, nothing else of the case. */
const INPUT = /^(liquidacion|tua|retributiva|tafm|fauna|multa)\./
/** fields the portal itself computed */
const RESULT =
  /^(liquidacion\.(total|derivacion|metodo|concepto|fundamento|objeto|calculo)|multa\.(valor|derivacion|alpha|B|I|capacidad|circunstancias|calculo))$/

/** Data stored with a settlement so that it can be recomputed whatever is published later. */
export function calculationOf(
  settled: Settled,
  data: Data,
  year: number,
  total: number,
  figures: FeeFigures,
): Calculation<FeeFigures> {
  const taken: FeeFigures | null =
    settled === 'valor_fijo'
      ? null
      : {
          parameters: parametersOfYear(figures.parameters, year),
          ...(isFormulaSettled(settled) && {
            formulas: { [settled]: formulaFor(settled, figures) },
          }),
          ...(settled === 'tua' && figures.uses !== undefined && { uses: figures.uses }),
          ...(settled === 'multa' &&
            figures.fines !== undefined && {
              fines: { ...figures.fines, tables: [fineTableOf(year, figures.fines.tables)] },
            }),
        }
  const known = taken?.parameters.years[0]
  return {
    settled,
    formula: FORMULA_VERSIONS[settled],
    year,
    minimumWage:
      known?.smmlv == null ? null : { pesos: known.smmlv, norm: known.norm.replace(/ \(.*\)$/, '') },
    checksum: checksumOf(taken),
    inputs: Object.fromEntries(
      Object.entries(data).filter(
        ([key, value]) => INPUT.test(key) && !RESULT.test(key) && value !== undefined && value !== null,
      ),
    ),
    figures: taken,
    total,
  }
}

/** Twelve hex digits, equal for equal sets of figures: "3F9A-21C4-88D0". */
function checksumOf(figures: FeeFigures | null): string {
  const hash = createHash('sha256').update(canonical(figures)).digest('hex').slice(0, 12).toUpperCase()
  return hash.replace(/(.{4})(?=.)/g, '$1-')
}
