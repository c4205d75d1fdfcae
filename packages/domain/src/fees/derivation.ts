/** One line of the working printed on a liquidación: label, expression and result. */
export interface Step {
  readonly label: string
  /** '30.000.000 ÷ 1.300.000' */
  readonly expression: string
  /** '23,0769 SMMLV', '$ 148.845' */
  readonly value: string
}

/** A computed fee: whole pesos, rounded once, with its working. */
export interface Fee {
  readonly value: number
  readonly steps: readonly Step[]
  /** norms applied */
  readonly norms: readonly string[]
}
