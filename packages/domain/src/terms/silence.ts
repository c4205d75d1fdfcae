import type { TermUnit } from './term.ts'

/** What the law makes of a decision that nobody was told in time. */
export const SILENCES = {
  negativo: 'Silencio negativo: se entiende negado',
  positivo: 'Silencio positivo: se entiende concedido',
  ninguno: 'La ley no le da efecto al silencio',
} as const
export type Silence = keyof typeof SILENCES

interface SilenceTerm {
  readonly amount: number
  readonly unit: TermUnit
  readonly norm: string
}

/** From the filing of a petition to the negative silence. */
export const PETITION_SILENCE: SilenceTerm = { amount: 3, unit: 'meses', norm: 'CPACA art. 83' }
/** After the day on which it had to be decided, where the law gives more than the time of `PETITION_SILENCE`. */
export const LATER_SILENCE: SilenceTerm = { amount: 1, unit: 'meses', norm: 'CPACA art. 83 inc. 2' }
/** From the filing of an appeal to the negative silence. */
export const APPEAL_SILENCE: SilenceTerm = { amount: 2, unit: 'meses', norm: 'CPACA art. 86' }
