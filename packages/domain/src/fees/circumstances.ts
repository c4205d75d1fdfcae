import { Dec as Decimal, dec, figureWords, signed } from './decimal.ts'
import type { Step } from './derivation.ts'

/** Weights of what aggravates and mitigates, as data of the authority (Ley 1333 de 2009 arts. 6 y 7). */
export interface CircumstanceWeights {
  readonly aggravating: readonly {
    readonly code: string
    readonly label: string
    readonly weight: string
    /** weighs only where the benefit could not be calculated: it would count twice (Res. 2086 de 2010 art. 9) */
    readonly withoutBenefit?: true
  }[]
  /** number of aggravating circumstances → most that they add up to; more of them count as the last */
  readonly highest: Readonly<Record<number, string>>
  readonly mitigating: readonly {
    readonly code: string
    readonly label: string
    /** key of the answer that says what the circumstance is, where the norm leaves it open */
    readonly toldIn?: string
  }[]
  /** what one mitigating circumstance takes off, and what two or more do */
  readonly one: string
  readonly several: string
}

export interface Circumstances {
  /** A, decimal text */
  readonly value: string
  readonly steps: readonly Step[]
  /** what was weighed, as acts name it */
  readonly aggravating: readonly string[]
  readonly mitigating: readonly string[]
  /** those that weigh only without a benefit */
  readonly withoutBenefit: readonly string[]
}

/**
 * A of the fine: aggravating circumstances add up to the most that their number allows, mitigating ones take off.
 * @param told what was answered of a circumstance that the norm leaves open: acts name it by that
 * @throws RangeError for a code that is not known, and where an open circumstance is not told
 */
export function circumstancesOf(
  input: { readonly aggravating: readonly string[]; readonly mitigating: readonly string[] },
  weights: CircumstanceWeights,
  told: (key: string) => string = () => '',
): Circumstances {
  const aggravating = [...new Set(input.aggravating)].map((code) => {
    const found = weights.aggravating.find((one) => one.code === code)
    if (found === undefined) throw new RangeError(`No existe la circunstancia agravante «${code}».`)
    return found
  })
  const mitigating = [...new Set(input.mitigating)]
  const reliefs = mitigating.map((code) => {
    const found = weights.mitigating.find((one) => one.code === code)
    if (found === undefined) throw new RangeError(`No existe la circunstancia atenuante «${code}».`)
    if (found.toldIn === undefined) return found.label
    const words = told(found.toldIn).trim().replace(/\.$/, '')
    if (words === '') throw new RangeError(`Diga cuál es la circunstancia: «${found.label}».`)
    return words
  })
  const sum = aggravating.reduce((total, one) => total.plus(one.weight), new Decimal(0))
  const numbers = Object.keys(weights.highest).map(Number)
  const limit =
    aggravating.length < Math.min(...numbers)
      ? undefined
      : weights.highest[Math.min(aggravating.length, Math.max(...numbers))]
  const added = limit === undefined ? sum : Decimal.min(sum, limit)
  const taken =
    mitigating.length === 0 ? dec(0) : dec(mitigating.length === 1 ? weights.one : weights.several)
  const value = added.plus(taken)
  return {
    value: value.toFixed(),
    aggravating: aggravating.map(({ label }) => label),
    mitigating: reliefs,
    withoutBenefit: aggravating.filter((one) => one.withoutBenefit === true).map(({ label }) => label),
    steps: [
      {
        label: 'Circunstancias agravantes',
        expression:
          aggravating.length === 0
            ? 'ninguna'
            : `${aggravating.map((one) => `${one.label} ${figureWords(one.weight)}`).join(' + ')}${limit !== undefined && sum.gt(limit) ? `, máximo ${figureWords(limit)}` : ''}`,
        value: figureWords(added),
      },
      {
        label: 'Circunstancias atenuantes',
        expression: mitigating.length === 0 ? 'ninguna' : reliefs.join('; '),
        value: figureWords(taken),
      },
      {
        label: 'Agravantes y atenuantes (A)',
        expression: `${figureWords(added)} ${signed(taken)}`,
        value: figureWords(value),
      },
    ],
  }
}
