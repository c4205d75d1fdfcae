import { keysIn } from '../kernel/keys-in.ts'
import { within } from './bounds.ts'
import type { Dec, Figure } from './decimal.ts'
import { dec, figureWords, pesos } from './decimal.ts'
import type { Step } from './derivation.ts'
import type { Unit } from './scale.ts'
import { UNIT_NAMES } from './scale-unit.ts'

/** Actual environmental damage of an infringement, or its potential damage (Res. 2086 de 2010 arts. 6 a 8). */
export type Effect =
  | {
      readonly kind: 'afectacion'
      readonly intensity: number
      readonly extension: number
      readonly persistence: number
      readonly reversibility: number
      readonly recoverability: number
    }
  | { readonly kind: 'riesgo'; readonly likelihood: Figure; readonly magnitude: Figure }

/** Values that the resolution allows for each attribute. */
export const ATTRIBUTES = {
  intensity: [1, 4, 8, 12],
  extension: [1, 4, 12],
  persistence: [1, 3, 5],
  reversibility: [1, 3, 5],
  recoverability: [1, 3, 10],
} as const
const NAMES: Readonly<Record<keyof typeof ATTRIBUTES, string>> = {
  intensity: 'La intensidad',
  extension: 'La extensión',
  persistence: 'La persistencia',
  reversibility: 'La reversibilidad',
  recoverability: 'La recuperabilidad',
}

/** Scale units per point of importance and per point of risk, decimal text. */
export interface GravityWeights {
  readonly importance: string
  readonly risk: string
}

const GRADES = [
  [8, 'irrelevante'],
  [20, 'leve'],
  [40, 'moderada'],
  [60, 'severa'],
  [80, 'crítica'],
] as const

function importanceOf(effect: Extract<Effect, { kind: 'afectacion' }>): number {
  for (const key of keysIn(ATTRIBUTES)) {
    const allowed: readonly number[] = ATTRIBUTES[key]
    if (!allowed.includes(effect[key])) throw new RangeError(`${NAMES[key]} debe ser ${allowed.join(', ')}.`)
  }
  return (
    3 * effect.intensity +
    2 * effect.extension +
    effect.persistence +
    effect.reversibility +
    effect.recoverability
  )
}

/**
 * One effect in pesos, with its working.
 * @throws RangeError for a value that the resolution does not allow
 */
export function gravityOf(
  effect: Effect,
  weights: GravityWeights,
  { unit, pesos: worth }: { readonly unit: Unit; readonly pesos: number },
  year: number,
): { pesos: Dec; importance: number | null; risk: Dec | null; steps: Step[] } {
  if (effect.kind === 'afectacion') {
    const importance = importanceOf(effect)
    const amount = dec(weights.importance).times(worth).times(importance)
    return {
      pesos: amount,
      importance,
      risk: null,
      steps: [
        {
          label: 'Importancia de la afectación (I)',
          expression: `3 × ${effect.intensity} + 2 × ${effect.extension} + ${effect.persistence} + ${effect.reversibility} + ${effect.recoverability}`,
          value: `${importance} (${gradeOf(importance)})`,
        },
        {
          label: 'Grado de afectación (i)',
          expression: `${figureWords(weights.importance)} × ${figureWords(worth)} (${UNIT_NAMES[unit]} ${year}) × ${importance}`,
          value: pesos(amount),
        },
      ],
    }
  }
  const likelihood = within(effect.likelihood, 0.2, 1, 'La probabilidad de ocurrencia')
  const magnitude = within(effect.magnitude, 20, 80, 'La magnitud potencial')
  const risk = likelihood.times(magnitude)
  const amount = dec(weights.risk).times(worth).times(risk)
  return {
    pesos: amount,
    importance: null,
    risk,
    steps: [
      {
        label: 'Riesgo (r)',
        expression: `${figureWords(likelihood)} × ${figureWords(magnitude)}`,
        value: figureWords(risk, 1),
      },
      {
        label: 'Evaluación del riesgo (R)',
        expression: `${figureWords(weights.risk)} × ${figureWords(worth)} (${UNIT_NAMES[unit]} ${year}) × ${figureWords(risk)}`,
        value: pesos(amount),
      },
    ],
  }
}

/** 8 irrelevante, 9-20 leve, 21-40 moderada, 41-60 severa, 61-80 crítica. */
export function gradeOf(importance: number): string {
  return GRADES.find(([top]) => importance <= top)?.[1] ?? 'crítica'
}
