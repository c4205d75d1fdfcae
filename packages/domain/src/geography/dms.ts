import type { LonLat } from './coordinates.ts'

const NUMBER = '([0-9]+(?:[.,][0-9]+)?)'
/** 4° 26' 20,04" N: minutes, seconds and hemisphere are optional, with any of the usual signs. */
const ANGLE = new RegExp(
  `^([+\\-−–])?\\s*${NUMBER}\\s*(?:°|º|d|g|\\s)\\s*(?:${NUMBER}\\s*(?:'|’|′|m|\\s)\\s*)?(?:${NUMBER}\\s*(?:"|”|″|''|s)?\\s*)?([NSEWO])?$`,
  'i',
)

const toNumber = (text: string | undefined): number =>
  text === undefined ? 0 : Number(text.replace(',', '.'))

/**
 * Parses degrees, minutes and seconds, or decimal degrees, into decimal degrees. West (O, W), south and a minus
 * sign give negative values. Null when the text is not an angle, or minutes or seconds reach 60.
 */
export function parseAngle(text: string): number | null {
  const trimmed = text.trim()
  const plain = /^[+\-−–]?\s*[0-9]+(?:[.,][0-9]+)?$/.exec(trimmed)
  if (plain !== null) return Number(trimmed.replace(/[−–]/, '-').replace(',', '.').replace(/\s/g, ''))
  const match = ANGLE.exec(trimmed)
  if (match === null) return null
  const [, sign, degrees, minutes, seconds, hemisphere] = match
  const [m, s] = [toNumber(minutes), toNumber(seconds)]
  if (m >= 60 || s >= 60) return null
  const size = toNumber(degrees) + m / 60 + s / 3600
  if (size > 180) return null
  const negative = (sign !== undefined && sign !== '+') || /[SOW]/i.test(hemisphere ?? '')
  return negative ? -size : size
}

function angleWords(value: number, positive: string, negative: string): string {
  // hundredths of a second are about 30 cm; rounds before splitting so that 59,999″ never shows as 60″
  const hundredths = Math.round(Math.abs(value) * 360000)
  const degrees = Math.floor(hundredths / 360000)
  const minutes = Math.floor((hundredths % 360000) / 6000)
  const seconds = ((hundredths % 6000) / 100).toFixed(2).replace('.', ',')
  return `${degrees}° ${minutes}′ ${seconds}″ ${value < 0 ? negative : positive}`
}

/** '4° 26′ 20,04″ N, 75° 13′ 55,92″ O'. */
export function dmsWords(point: LonLat): string {
  return `${angleWords(point.lat, 'N', 'S')}, ${angleWords(point.lon, 'E', 'O')}`
}
