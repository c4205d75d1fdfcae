import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { ORDER_UNVERIFIED } from '@ventanilla/domain/places/captures'
import type { Reach, WaterSum } from './water.ts'

const KILOMETRE = 1_000

/** 'menos de 1 m', '812 m', '2,4 km'. */
export function lengthWords(metres: number): string {
  if (metres < 1) return 'menos de 1 m'
  return metres < KILOMETRE ? `${formatNumber(metres, 0)} m` : `${formatNumber(metres / KILOMETRE, 1)} km`
}

/** '1,75 l/s'; 'sin caudal conocido'. */
export const litresWords = (litres: number | null): string =>
  litres === null ? 'sin caudal conocido' : `${formatNumber(litres, 3)} l/s`

/** 'Río Combeima, tramo 3, a 12 m'. */
export const reachWords = ({ id, name, metres }: Reach): string =>
  [name === '' ? 'Sin nombre' : name, `tramo ${id}`, `a ${lengthWords(metres)}`].join(', ')

/** '1,75 l/s en 2 captaciones; de 1 no se conoce el caudal; en trámite se piden 40 l/s; orden no verificado'. */
export function sumWords({ captures, litres, withoutFlow, verified, asked }: WaterSum): string {
  const granted =
    captures === 0
      ? 'Ninguna captación'
      : `${litresWords(litres)} en ${captures} ${captures === 1 ? 'captación' : 'captaciones'}`
  return [
    granted,
    ...(withoutFlow === 0 ? [] : [`de ${withoutFlow} no se conoce el caudal`]),
    ...(asked === 0 ? [] : [`en trámite se piden ${litresWords(asked)}`]),
    ...(captures === 0 || verified ? [] : [ORDER_UNVERIFIED]),
  ].join('; ')
}
