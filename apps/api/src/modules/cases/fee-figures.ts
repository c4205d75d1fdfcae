import { createHash } from 'node:crypto'
import { FINE_CAPS, FINE_TABLES, type FineTable, fineTableOf } from '@ventanilla/catalog/fees/fine'
import { FEE_PARAMETERS } from '@ventanilla/catalog/fees/parameters'
import { USE_COEFFICIENTS, type UseCoefficient } from '@ventanilla/catalog/fees/water-use'
import { type Calculation, FORMULA_VERSIONS } from '@ventanilla/domain/fees/calculation'
import type { Settled } from '@ventanilla/domain/fees/method'
import { type FeeParameters, parametersOfYear } from '@ventanilla/domain/fees/parameters'
import { canonical } from '../../db/cases/chain.ts'

type Data = Readonly<Record<string, unknown>>

/** The figures that norms publish for fees and fines. */
export interface FeeFigures {
  readonly parameters: FeeParameters
  /** only of the levy on water */
  readonly uses?: readonly UseCoefficient[]
  /** only of fines */
  readonly fines?: {
    readonly tables: readonly FineTable[]
    readonly caps: Readonly<Record<string, number>>
  }
}

/** Those in force. */
export const PUBLISHED: FeeFigures = {
  parameters: FEE_PARAMETERS,
  uses: USE_COEFFICIENTS,
  fines: { tables: FINE_TABLES, caps: FINE_CAPS },
}

/** Inputs of a settlement: what its step captured about money and nothing else of the case. */
const INPUT = /^(liquidacion|tua|retributiva|tafm|fauna|multa)\./
/** what the portal itself wrote there */
const RESULT =
  /^(liquidacion\.(total|derivacion|metodo|concepto|fundamento|objeto|calculo)|multa\.(valor|derivacion|alpha|B|I|capacidad|circunstancias|calculo))$/

/** What is kept with a settlement so that it can be made again, whatever is published later. */
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

/** Twelve signs that two equal sets of figures share: "3F9A-21C4-88D0". */
function checksumOf(figures: FeeFigures | null): string {
  const hash = createHash('sha256').update(canonical(figures)).digest('hex').slice(0, 12).toUpperCase()
  return hash.replace(/(.{4})(?=.)/g, '$1-')
}
