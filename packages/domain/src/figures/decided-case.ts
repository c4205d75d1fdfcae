/** A decided case as the public figures count it. */
export interface DecidedCase {
  readonly id: string
  /** number of the procedure type */
  readonly procedure: number
  /** of the decision, in Bogotá */
  readonly year: number
  readonly outcome: Outcome
  /** calendar days from the filing to the signature of the decision */
  readonly days: number
}

export const OUTCOMES = {
  a_favor: 'Se concedió lo pedido',
  en_contra: 'Se negó lo pedido',
  otra: 'Se decidió otra cosa',
} as const
export type Outcome = keyof typeof OUTCOMES
