/** One line of the working that stands on a settlement: what, how and how much. */
export interface Step {
  readonly label: string
  /** '30.000.000 ÷ 1.300.000' */
  readonly expression: string
  /** '23,0769 SMMLV', '$ 148.845' */
  readonly value: string
}

/** A computed fee: whole pesos, rounded once, and the working shown. */
export interface Fee {
  readonly value: number
  readonly steps: readonly Step[]
  /** norms applied */
  readonly norms: readonly string[]
}
