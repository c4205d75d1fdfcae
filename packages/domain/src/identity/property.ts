import type { Municipality } from './territory.ts'

/** A finding about an identifier: an error blocks, a warning is only shown. */
export interface PropertyFinding {
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** Registration circles of Tolima run from 350 (Ibagué) to 368. */
const TOLIMA_CIRCLES = { from: 350, to: 368 } as const

/**
 * Normalizes a 'matrícula inmobiliaria' for storage: '350-123456', without spaces or leading zeros in the
 * folio.
 */
export function normalizeRegistration(text: string): string {
  const compact = text.replace(/\s/g, '').replace(/[–—]/g, '-')
  const match = /^(\d{3})-(\d{1,8})$/.exec(compact)
  return match === null ? compact : `${match[1]}-${(match[2] ?? '').replace(/^0+(?=\d)/, '')}`
}

/**
 * Checks CCC-NNNN: three digits of the circle, hyphen, up to eight of the folio. Warns about circles outside
 * Tolima.
 */
export function registrationFinding(text: string): PropertyFinding | null {
  const match = /^(\d{3})-(\d{1,8})$/.exec(normalizeRegistration(text))
  if (match === null) {
    return {
      severity: 'error',
      message: 'Escriba la matrícula como 350-123456: tres dígitos del círculo, guion y número de folio.',
    }
  }
  const circle = Number(match[1])
  if (circle >= TOLIMA_CIRCLES.from && circle <= TOLIMA_CIRCLES.to) return null
  return {
    severity: 'warning',
    message: `El círculo registral ${match[1]} no es del Tolima. Verifique la matrícula en su certificado de tradición.`,
  }
}

/** Parts of a cadastral number. The older number of 20 digits has no building parts. */
export interface CadastralNumber {
  readonly department: string
  /** DANE code, department included */
  readonly municipality: string
  /** 00 rural, 01 urban, 02 and up: other built-up areas */
  readonly zone: string
  readonly sector: string
  /** only with 30 digits */
  readonly district: string | null
  /** only with 30 digits */
  readonly quarter: string | null
  readonly block: string
  readonly parcel: string
  /** condition, building, floor and unit of 30 digits; improvement of 20 digits */
  readonly unit: string
}

export function normalizeCadastral(text: string): string {
  return text.replace(/[\s.\-–]/g, '')
}

/** Splits a cadastral number of 30 (national) or 20 (older) digits; null for anything else. */
export function parseCadastral(text: string): CadastralNumber | null {
  const digits = normalizeCadastral(text)
  if (!/^(\d{20}|\d{30})$/.test(digits)) return null
  const long = digits.length === 30
  return {
    department: digits.slice(0, 2),
    municipality: digits.slice(0, 5),
    zone: digits.slice(5, 7),
    sector: digits.slice(7, 9),
    district: long ? digits.slice(9, 11) : null,
    quarter: long ? digits.slice(11, 13) : null,
    block: long ? digits.slice(13, 17) : digits.slice(9, 13),
    parcel: long ? digits.slice(17, 21) : digits.slice(13, 17),
    unit: long ? digits.slice(21) : digits.slice(17),
  }
}

/** Checks the form of a cadastral number and that it starts with the declared municipality's DANE code. */
export function cadastralFinding(
  text: string,
  declared: Pick<Municipality, 'dane' | 'name'> | null,
): PropertyFinding | null {
  const parts = parseCadastral(text)
  if (parts === null) {
    return {
      severity: 'error',
      message: 'La cédula catastral debe tener 20 o 30 dígitos, sin puntos ni guiones.',
    }
  }
  if (declared !== null && parts.municipality !== declared.dane) {
    return {
      severity: 'error',
      message: `La cédula catastral empieza por ${parts.municipality} y no corresponde a ${declared.name}, que empieza por ${declared.dane}.`,
    }
  }
  return null
}

/** NUPRE: eleven capital letters or digits that link cadastre and registry. Optional: accepts an empty text. */
export function nupreFinding(text: string): PropertyFinding | null {
  const code = normalizeNupre(text)
  if (code === '' || /^[A-Z0-9]{11}$/.test(code)) return null
  return { severity: 'error', message: 'El NUPRE debe tener 11 letras o números.' }
}

export function normalizeNupre(text: string): string {
  return text.replace(/[\s.\-–]/g, '').toUpperCase()
}
