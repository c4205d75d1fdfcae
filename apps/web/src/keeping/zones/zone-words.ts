import { formatNumber } from '@ventanilla/domain/forms/numbers'

const HECTARE = 10_000

/** '812 m²' below a hectare, '4,9382 ha' from one on. */
export const areaWords = (squareMetres: number): string =>
  squareMetres < HECTARE
    ? `${formatNumber(squareMetres, 0)} m²`
    : `${formatNumber(squareMetres / HECTARE, 4)} ha`

/** '25,3 %'; never 0 for something, nor 100 for less than the whole. */
export function shareWords(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return 'menos del 0,1 %'
  if (percent < 100 && percent > 99.9) return 'más del 99,9 %'
  return `${formatNumber(percent, 1)} %`
}
