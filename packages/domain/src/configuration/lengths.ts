/** Longest texts of the contents of kinds, in characters: for their checks and for the fields of their forms. */
export const LONGEST = {
  name: 300,
  norm: 300,
  prefix: 20,
  format: 80,
  /** a number as it is typed */
  number: 24,
  /** of an office: municipality in which it is, address and opening hours, telephone */
  seat: 120,
  address: 200,
  telephone: 60,
} as const
