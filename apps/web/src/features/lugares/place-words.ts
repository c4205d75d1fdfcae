import { formatNumber } from '@ventanilla/domain/forms/numbers'

const KILOMETRE = 1_000

/** 'Dentro', '812 m', '2,4 km'. */
export function distanceWords(metres: number): string {
  if (metres === 0) return 'Dentro'
  if (metres < 1) return 'menos de 1 m'
  return metres < KILOMETRE ? `${formatNumber(metres, 0)} m` : `${formatNumber(metres / KILOMETRE, 1)} km`
}
