import type { Logic } from '../../forms/definition.ts'

/** A fact that an outcome writes: a plain value, or an expression over guard data (an empty one writes null). */
export interface SetFact {
  readonly fact: string
  readonly value: Logic | string | number | null
}
