/** Calendar dates as text 'YYYY-MM-DD'; no clock and no zone. */

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** True for a day that exists between 1900 and 2199. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** '2026-11-21' → '21 de noviembre de 2026'; anything else comes back as it is. */
export function longDate(value: string): string {
  if (!isDate(value)) return value
  const [year, month, day] = value.split('-').map(Number) as [number, number, number]
  return `${day} de ${MONTHS[month - 1]} de ${year}`
}

/** Same day `years` later; 29 February becomes the 28th where it does not exist. */
export function addYears(value: string, years: number): string {
  if (!isDate(value)) return value
  const [year, month, day] = value.split('-').map(Number) as [number, number, number]
  const target = year + years
  const last = Math.min(day, daysIn(target, month))
  return `${target}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`
}
