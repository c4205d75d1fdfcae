import { withArticle } from './position.ts'
import { amountInWords, numberInWords } from '../fees/amount-in-words.ts'
import { decimal, pesos } from '../kernel/figures.ts'
import { bogotaDate, bogotaMinutes, MONTHS } from '../terms/dates.ts'

/** Year, month, day, hour and minute of an ISO date or instant, in Colombian time; null for other input. */
function parts(value: unknown): { y: number; m: number; d: number; h: number; min: number } | null {
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const [y = 0, m = 0, d = 0] = text.split('-').map(Number)
    return m >= 1 && m <= 12 ? { y, m, d, h: 0, min: 0 } : null
  }
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(Date.parse(text))) return null
  const [y = 0, m = 0, d = 0] = bogotaDate(text).split('-').map(Number)
  const minutes = bogotaMinutes(text)
  return { y, m, d, h: Math.floor(minutes / 60), min: minutes % 60 }
}

/**
 * "21 de noviembre de 2026" from a date or an instant (in Colombian time); other text is returned unchanged.
 */
export function longDate(value: unknown): string {
  const p = parts(value)
  return p === null ? String(value) : `${p.d} de ${MONTHS[p.m - 1]} de ${p.y}`
}

/** "8:05 a. m." of an instant in Colombian time; other text is returned unchanged. */
export function timeOfDay(value: unknown): string {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(String(value))
  const p = clock === null ? parts(value) : { h: Number(clock[1]), min: Number(clock[2]) }
  if (p === null) return String(value)
  return `${p.h % 12 === 0 ? 12 : p.h % 12}:${String(p.min).padStart(2, '0')} ${p.h < 12 ? 'a. m.' : 'p. m.'}`
}

/** "10 l/s" from a form's measured values, "4,438900° N, 75,232200° O" from a position. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return decimal(value)
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join('; ')
  // an object, whatever it has
  const row = value as Record<string, unknown>
  const lat = row['lat'] ?? row['latitude']
  const lon = row['lon'] ?? row['lng'] ?? row['longitude']
  if (typeof lat === 'number' && typeof lon === 'number') return position(lat, lon)
  const amount = row['value'] ?? row['amount'] ?? row['valor']
  const unit = row['unit'] ?? row['unidad']
  if (amount !== undefined && typeof unit === 'string') return `${plain(amount)} ${unit}`
  for (const key of ['texto', 'text', 'label', 'nombre', 'name', 'descripcion'])
    if (typeof row[key] === 'string') return row[key]
  return Object.values(row).map(plain).filter(Boolean).join(', ')
}

function position(lat: number, lon: number): string {
  const side = (n: number, plus: string, minus: string): string =>
    `${Math.abs(n).toFixed(6).replace('.', ',')}°\u00a0${n < 0 ? minus : plus}`
  return `${side(lat, 'N', 'S')}, ${side(lon, 'E', 'O')}`
}

function whole(value: unknown): number | null {
  const n = typeof value === 'number' ? value : /^\d+$/.test(String(value)) ? Number(value) : Number.NaN
  return Number.isSafeInteger(n) && n >= 0 && n <= 999_999_999_999 ? n : null
}

/** Formats that a variable can name after a bar; each maps the raw value to text. */
export const formats: Readonly<Record<string, (value: unknown) => string>> = {
  fecha: longDate,
  hora: timeOfDay,
  fechaHora: (value) =>
    /T/.test(String(value)) ? `${longDate(value)} a las ${timeOfDay(value)}` : longDate(value),
  pesos,
  numero: decimal,
  /** Pesos in capitals, as on receipts. */
  pesosEnLetras: (value) => {
    const n = whole(value)
    return n === null ? String(value) : `${amountInWords(n)} moneda corriente`.toUpperCase()
  },
  /** "diez (10)": how acts write terms. */
  enLetras: (value) => {
    const n = whole(value)
    return n === null
      ? String(value)
      : `${numberInWords(n)
          .replace(/veintiuno$/, 'veintiún')
          .replace(/uno$/, 'un')} (${n})`
  },
  /** A name inside a sentence: "Concesión de aguas" → "concesión de aguas"; NIT stays NIT. */
  enFrase: (value) => {
    const text = plain(value)
    return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es-CO') + text.slice(1) : text
  },
  /** Capitalises the first letter. */
  inicial: (value) => plain(value).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')),
  mayusculas: (value) => plain(value).toLocaleUpperCase('es-CO'),
  /** A position in the authority line: "LA SUBDIRECTORA JURÍDICA". */
  conArticulo: (value) => withArticle(plain(value)),
  minusculas: (value) =>
    plain(value)
      .toLocaleLowerCase('es-CO')
      // mark of an acting holder (encargado)
      .replace(/ \(e\)$/, ' (E)'),
}

/** Formats a value by name; without a format, `plain`. Throws on an unknown format, a template error. */
export function formatted(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (format === undefined) return plain(value)
  const write = formats[format]
  if (write === undefined) throw new Error(`Formato desconocido: ${format}`)
  return write(value)
}
