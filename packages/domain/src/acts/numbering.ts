import type { ActClass } from './template.ts'

/**
 * When a series begins again: 'anual': at 1 each 1 January; 'por_tipo': never, with one count per procedure type;
 * 'ninguno': no numbers.
 */
export const RESTARTS = ['anual', 'por_tipo', 'ninguno'] as const

export const isRestart = (value: unknown): value is (typeof RESTARTS)[number] =>
  RESTARTS.some((one) => one === value)

/** A numbering series, as administered in /numeracion. */
export interface NumberingSeries {
  readonly code: string
  readonly name: string
  readonly prefix: string
  /** Pattern with `{consecutivo:04d}`, `{anio}` and `{tt_id:02d}`; '-' numbers nothing. */
  readonly format: string
  readonly restart: (typeof RESTARTS)[number]
}

export interface NumberParts {
  /** Consecutive, from 1. */
  readonly n: number
  readonly year: number
  /** Procedure type, when the format requires it. */
  readonly ttId?: number
}

/** A place of a format where a number's count, year or procedure type goes. */
export const SLOT = /\{(consecutivo|anio|tt_id)(?::0(\d+)d)?\}/g

/** Digits of a slot at most. */
const WIDEST = 12

function slotValue(slot: string, parts: NumberParts, series: NumberingSeries): number {
  if (slot === 'consecutivo') return parts.n
  if (slot === 'anio') return parts.year
  if (parts.ttId === undefined) throw new RangeError(`La serie ${series.code} necesita el tipo de trámite.`)
  return parts.ttId
}

/**
 * Formats a number: `formatNumber(AUTO, {n: 7, year: 2026})` → 'AUTO-0007-2026'. A consecutive wider than its
 * slot is never truncated.
 * @throws RangeError for n < 1, a missing procedure type, or a series without numbers
 */
export function formatNumber(series: NumberingSeries, parts: NumberParts): string {
  if (series.restart === 'ninguno') throw new RangeError(`La serie ${series.code} no numera.`)
  if (!Number.isInteger(parts.n) || parts.n < 1)
    throw new RangeError(`Un consecutivo no puede ser ${parts.n}.`)
  return series.format.replace(SLOT, (_, slot: string, width: string | undefined) =>
    String(slotValue(slot, parts, series)).padStart(Number(width ?? 0), '0'),
  )
}

/** Counter key of a series; numbers are gapless within a key. */
export function counterKey(series: NumberingSeries, parts: Omit<NumberParts, 'n'>): string {
  if (series.restart === 'anual') return `${series.code}:${parts.year}`
  if (parts.ttId === undefined) throw new RangeError(`La serie ${series.code} necesita el tipo de trámite.`)
  return `${series.code}:${parts.ttId}`
}

/** A series' format as a regular expression without anchors, with the slots of its groups in order. */
function shapeOf(series: NumberingSeries): { readonly pattern: string; readonly names: readonly string[] } {
  const names: string[] = []
  let pattern = ''
  let at = 0
  for (const match of series.format.matchAll(SLOT)) {
    pattern += escape(series.format.slice(at, match.index))
    names.push(match[1] ?? '')
    pattern += match[1] === 'anio' ? '(\\d{4})' : `(\\d{${match[2] ?? 1},})`
    at = match.index + match[0].length
  }
  return { pattern: pattern + escape(series.format.slice(at)), names }
}

/**
 * A series' numbers as a regular expression without anchors, for searching text; null when it numbers nothing.
 */
export const numberPattern = (series: NumberingSeries): string | null =>
  series.restart === 'ninguno' ? null : shapeOf(series).pattern

/**
 * Why a format cannot number its series, as a Spanish sentence; null when it can. Two numbers of a series are
 * never the same: the count is part of them, and so is whatever it begins again with.
 */
export function seriesProblem({
  format,
  restart,
}: Pick<NumberingSeries, 'format' | 'restart'>): string | null {
  if (restart === 'ninguno') return format === '-' ? null : 'Una serie sin numeración tiene el formato «-»'
  const slots = [...format.matchAll(SLOT)].map(([, name]) => name)
  // Attack: a width of millions of digits, which no memory holds
  if ([...format.matchAll(SLOT)].some(([, , width]) => Number(width ?? 1) > WIDEST || Number(width) === 0))
    return `Cada dato lleva entre 1 y ${WIDEST} cifras`
  if (/[{}]/.test(format.replace(SLOT, ''))) return 'Entre llaves van {consecutivo:04d}, {anio} o {tt_id:02d}'
  if (!slots.includes('consecutivo')) return 'Falta {consecutivo:04d}: todos los números serían iguales'
  if (restart === 'anual' && !slots.includes('anio'))
    return 'Falta {anio}: los números se repetirían cada año'
  if (restart === 'por_tipo' && !slots.includes('tt_id'))
    return 'Falta {tt_id:02d}: los números se repetirían en otro tipo de trámite'
  if (new Set(slots).size < slots.length) return 'Cada dato va una sola vez'
  return /\}\d*\{/.test(format) ? 'Separe los datos entre sí: dos números podrían escribirse igual' : null
}

/** Parses a number; null when it does not belong to the series. */
export function parseNumber(series: NumberingSeries, text: string): NumberParts | null {
  if (series.restart === 'ninguno') return null
  const { pattern, names } = shapeOf(series)
  const found = new RegExp(`^${pattern}$`).exec(text.trim().toUpperCase())
  if (found === null) return null
  const value = (name: string): number | undefined => {
    const index = names.indexOf(name)
    return index === -1 ? undefined : Number(found[index + 1])
  }
  const n = value('consecutivo')
  const year = value('anio')
  if (n === undefined || year === undefined || n < 1) return null
  const ttId = value('tt_id')
  return ttId === undefined ? { n, year } : { n, year, ttId }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const CLASS_WORDS: Readonly<Record<ActClass, string | null>> = {
  auto: 'Auto',
  resolucion: 'Resolución',
  oficio: 'Oficio',
  acta: 'Acta',
  aviso: 'Aviso',
  constancia: 'Constancia',
  concepto: 'Concepto',
  documento: null,
}

/**
 * Confirmation after signing: «Firmado: Resolución 0123 de 2026 (RES-0123-2026)». Uses `name` when the class
 * has no word of its own, and alone when the act has no number.
 */
export function signedSentence(
  act: { readonly class: ActClass; readonly name: string },
  number: string | null,
): string {
  if (number === null) return `Firmado: ${act.name}.`
  const word = CLASS_WORDS[act.class] ?? act.name
  const parts = /(\d+)-(\d{4})$/.exec(number)
  return parts === null
    ? `Firmado: ${word} ${number}.`
    : `Firmado: ${word} ${parts[1]} de ${parts[2]} (${number}).`
}
