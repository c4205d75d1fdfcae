import { Dec as Decimal, dec, figureWords, signed } from './decimal.ts'
import type { Step } from './derivation.ts'

/**
 * Weights of aggravating and mitigating circumstances; data of the authority (Ley 1333 de 2009 arts. 6 y 7).
 */
export interface CircumstanceWeights {
  readonly aggravating: readonly {
    readonly code: string
    readonly label: string
    readonly weight: string
    /**
     * weighs only when the benefit could not be calculated; otherwise it would count twice (Res. 2086 de 2010
     * art. 9)
     */
    readonly withoutBenefit?: true
  }[]
  /** number of aggravating circumstances → maximum of their sum; larger numbers use the last entry */
  readonly highest: Readonly<Record<number, string>>
  readonly mitigating: readonly {
    readonly code: string
    readonly label: string
    /** key of the answer that describes the circumstance, where the norm leaves it open */
    readonly describedIn?: string
  }[]
  /** reduction for one mitigating circumstance, and for two or more */
  readonly one: string
  readonly several: string
}

export interface Circumstances {
  /** A, decimal text */
  readonly value: string
  readonly steps: readonly Step[]
  /** labels of the weighed circumstances, as acts name them */
  readonly aggravating: readonly string[]
  readonly mitigating: readonly string[]
  /** labels of the aggravating circumstances that weigh only without a benefit */
  readonly withoutBenefit: readonly string[]
}

/**
 * Computes A of the fine: the capped sum of aggravating circumstances, reduced by mitigating ones.
 * @param told returns the description of a circumstance that the norm leaves open; acts use it as the name
 * @throws RangeError for an unknown code, and for an open circumstance without a description
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
    if (found.describedIn === undefined) return found.label
    const words = told(found.describedIn).trim().replace(/\.$/, '')
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
