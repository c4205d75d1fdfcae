import { parseAngle } from './dms.ts'

/** What the two figures of a line are: named in the text, or unknown. */
export type Axes = 'lat-lon' | 'lon-lat' | 'north-east' | 'east-north'

/** Two figures of a line: degrees or metres as typed. */
export interface TypedPair {
  readonly first: number
  readonly second: number
  /** null: the text does not name them */
  readonly axes: Axes | null
}

const NORTH = /^(?:n|y|norte|northing)$/i
const EAST = /^(?:e|x|este|easting)$/i
const LAT = /^lat(?:itud)?$/i
const LON = /^(?:lon|long|lng|longitud)$/i
const NAMES = [NORTH, EAST, LAT, LON]
/** A name before its figure, as in 'Norte: 2048868'. */
const NAME =
  /(?<![\p{L}\d°º′'’″"”])(latitud|longitud|lat|long|lon|lng|norte|este|northing|easting|[nexy])\s*[.:=]?(?=[\s\d+-]|$)/giu

/** Order that two names give, as in 'Norte, Este'. */
function axesOf(names: readonly string[]): Axes | null {
  const [first, second] = names
  if (first === undefined || second === undefined) return null
  if (NORTH.test(first) && EAST.test(second)) return 'north-east'
  if (EAST.test(first) && NORTH.test(second)) return 'east-north'
  if (LAT.test(first) && LON.test(second)) return 'lat-lon'
  return LON.test(first) && LAT.test(second) ? 'lon-lat' : null
}

/** Axes that a heading names, as 'Punto; Norte; Este'; null for a line that is none. */
export function headingOf(line: string): Axes | null {
  return /\d/.test(line.replace(/EPSG\D*\d+/i, ''))
    ? null
    : axesOf((line.match(/\p{L}+/gu) ?? []).filter((word) => NAMES.some((name) => name.test(word))))
}

/** A figure with decimal point or comma, and with or without separators of thousands; null when it is none. */
export function figureOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '')
  if (!/^[+-]?\d[\d.,]*$/.test(plain)) return null
  const [points, commas] = [plain.split('.').length - 1, plain.split(',').length - 1]
  const withoutAll = (mark: string): string => plain.replaceAll(mark, '')
  if (points > 0 && commas > 0)
    return plain.lastIndexOf(',') > plain.lastIndexOf('.')
      ? numberOf(withoutAll('.').replace(',', '.'))
      : numberOf(withoutAll(','))
  if (points > 1) return numberOf(withoutAll('.'))
  if (commas > 1) return numberOf(withoutAll(','))
  const value = numberOf(plain.replace(',', '.'))
  // 982.705 is no degree: the point separates thousands
  return value !== null && Math.abs(value) > 180 && /^[+-]?\d{1,3}[.,]\d{3}$/.test(plain)
    ? numberOf(plain.replace(/[.,]/, ''))
    : value
}

const numberOf = (text: string): number | null => {
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/** 'N 4° 26′' as '4° 26′ N'. */
const hemisphereLast = (text: string): string =>
  text.trim().replace(/^([NSEWO])\s*(?=\d)(.*)$/i, (_, letter: string, rest: string) => `${rest} ${letter}`)

/** Two angles with their signs of degrees or hemispheres; null when the line has no two. */
function anglesOf(line: string): TypedPair | null {
  // a letter between two angles belongs to the second only where the first has its own before it
  const before = /^[NSEWO]\s*\d/i.test(line) ? '(?:[NSEWO]\\s*)?' : ''
  const signs = [...line.matchAll(new RegExp(`${before}[+-]?\\d+(?:[.,]\\d+)?\\s*[°º]`, 'gi'))]
  const second = signs[1]?.index
  const letter = /^([^NSEWO]*\d[^NSEWO]*[NSEWO])[\s,;]+(?=[+-]?\d)(.+)$/i.exec(line)
  const halves =
    second !== undefined
      ? [line.slice(0, second), line.slice(second)]
      : letter !== null
        ? [letter[1] ?? '', letter[2] ?? '']
        : null
  if (halves === null) return null
  const texts = halves.map((half) => hemisphereLast(half.replace(/^[\s,;:]+|[\s,;:]+$/g, '')))
  const [first, other] = texts.map(parseAngle)
  if (first == null || other == null) return null
  const isLon = texts.map((text) => /[EWO]$/i.test(text))
  const isLat = texts.map((text) => /[NS]$/i.test(text))
  const axes =
    isLat[0] === true && isLat[1] !== true
      ? 'lat-lon'
      : isLon[0] === true && isLon[1] !== true
        ? 'lon-lat'
        : null
  return { first, second: other, axes }
}

/** The columns of a line: by tab or semicolon; else by comma with a space; else by spaces; else by one comma. */
function columnsOf(line: string): string[] {
  for (const separator of [/[\t;|]+/, /,\s+/, /\s+/]) {
    const columns = line.split(separator).map((column) => column.trim())
    const filled = columns.filter((column) => column !== '')
    if (filled.length > 1) return filled
  }
  const parts = line.split(',')
  // '4,4389,-75,2322': both commas between figures are decimal, the one in the middle separates
  // '4,4389' alone is one figure
  if (parts.length === 2 && !parts.some((part) => /\.|\d{5}/.test(part))) return [line]
  return parts.length === 4 ? [`${parts[0]},${parts[1]}`, `${parts[2]},${parts[3]}`] : parts
}

/**
 * The two figures of a line, without the number or name of its vertex before them and the height after them. Null when
 * the line has no two figures.
 */
export function pairOf(typed: string, heading: Axes | null): TypedPair | null {
  const line = typed
    .replace(/[−–]/g, '-')
    .replace(/EPSG\s*:?\s*\d+\s*:?/gi, '')
    .trim()
  const names = [...line.matchAll(NAME)].map(([, name = '']) => name)
  const named = axesOf(names)
  const bare = named === null ? line : line.replace(NAME, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
  // a column apart holds an angle whole
  const cells = /[\t;|]/.test(bare) ? columnsOf(bare) : []
  const angles = named === null || /[°º]/.test(bare) ? anglesOf(bare) : null
  if (angles !== null) return { ...angles, axes: angles.axes ?? named ?? heading }
  const figures = (cells.length > 0 ? cells : columnsOf(bare)).map((cell) => figureOf(cell) ?? null)
  const found = figures.flatMap((figure) => figure ?? [])
  // a first whole number below the smallest coordinate in metres, before two others, counts vertices
  const [ordinal, ...rest] = found
  const counted =
    found.length > 2 && ordinal !== undefined && Number.isInteger(ordinal) && ordinal >= 0 && ordinal < 10_000
  const [first, second] = counted ? rest : found
  return first === undefined || second === undefined ? null : { first, second, axes: named ?? heading }
}
