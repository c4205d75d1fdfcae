import { within } from './bounds.ts'
import type { Figure } from './decimal.ts'
import { figureWords, pesos, toPesos } from './decimal.ts'
import type { Fee } from './derivation.ts'

/** A price per document, fixed by an act or agreement. */
export function flatFee(input: {
  readonly price: Figure
  readonly count?: Figure
  /** 'Resolución 123 de 2026' */
  readonly source: string
}): Fee {
  const price = within(input.price, 0, 1e12, 'El valor fijado')
  const count = within(input.count ?? 1, 1, 10_000, 'La cantidad de documentos')
  const value = toPesos(price.times(count))
  return {
    value,
    steps: [
      {
        label: `Valor que fija ${input.source}`,
        expression: count.eq(1) ? 'valor único' : `${figureWords(price)} × ${figureWords(count)} documentos`,
        value: pesos(value),
      },
    ],
    norms: [input.source],
  }
}

/** A liquidación of zero with its reason, for a procedure that the norms leave free of charge. */
export function noFee(reason: string): Fee {
  return { value: 0, steps: [{ label: reason, expression: 'sin cobro', value: pesos(0) }], norms: [] }
}
