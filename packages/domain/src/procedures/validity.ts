/** Units in which a permit's validity is counted. */
export const VALIDITY_UNITS = ['meses', 'años'] as const

/** The term of a grant that is the permit's validity. */
export interface Validity {
  /** fact of the decision that holds it */
  readonly field: string
  /** null: in words, such as the life of the project, without a day to count to */
  readonly unit: (typeof VALIDITY_UNITS)[number] | null
}
