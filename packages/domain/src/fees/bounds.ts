import type { Dec, Figure } from './decimal.ts'
import { dec, figureWords } from './decimal.ts'

/**
 * Parses a figure and checks its range, both ends included.
 * @throws RangeError with a Spanish sentence that names the figure and its limits
 */
export function within(figure: Figure, min: number, max: number, label: string): Dec {
  const value = dec(figure)
  if (value.lt(min) || value.gt(max)) {
    throw new RangeError(`${label} debe estar entre ${figureWords(min)} y ${figureWords(max)}.`)
  }
  return value
}
