import { nitCheckDigit, nitRefusal, nitWords } from './nit.ts'

/** Document type codes of the portal; 2 does not exist. */
export const DOCUMENT_TYPES = [
  { id: 1, short: 'CC', name: 'Cédula de ciudadanía' },
  { id: 3, short: 'CE', name: 'Cédula de extranjería' },
  { id: 4, short: 'PA', name: 'Pasaporte' },
  { id: 5, short: 'PEP', name: 'Permiso Especial de Permanencia' },
  { id: 6, short: 'NIT', name: 'NIT' },
] as const

export type DocumentTypeId = (typeof DOCUMENT_TYPES)[number]['id']

/** Document types as the choices of workflow steps offer them. */
export const DOCUMENT_TYPE_OPTIONS = DOCUMENT_TYPES.map(({ id, name }) => ({
  value: String(id),
  label: name,
}))

/**
 * Natural and legal persons with their codes in the specification; officials are natural persons with one more
 * document type.
 */
export const PERSON_TYPES = [
  { id: 1, name: 'Natural' },
  { id: 2, name: 'Jurídica' },
] as const

export type PersonTypeId = (typeof PERSON_TYPES)[number]['id']

export const GENDERS = [
  { id: 1, name: 'Masculino' },
  { id: 2, name: 'Femenino' },
] as const

/** Document types allowed at registration; officials can also use the special residence permit (5). */
export function documentTypesFor(person: PersonTypeId | 'funcionario'): readonly DocumentTypeId[] {
  if (person === 2) return [6]
  return person === 'funcionario' ? [1, 3, 4, 5] : [1, 3, 4]
}

export function documentTypeName(id: number): string {
  return DOCUMENT_TYPES.find((type) => type.id === id)?.name ?? ''
}

/**
 * '1.110.456.789', or '900.373.913-4' with the check digit of a NIT; non-numeric text is returned unchanged.
 */
export function documentNumberWords(id: number, number: string): string {
  if (!/^\d+$/.test(number)) return number
  return id === 6 && number.length === 9 ? nitWords(number) : number.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/** Document as displayed: 'CC 1.110.456.789', 'NIT 900.373.913-4'. */
export function documentWords(id: number, number: string): string {
  const short = DOCUMENT_TYPES.find((type) => type.id === id)?.short ?? ''
  return `${short} ${documentNumberWords(id, number)}`.trim()
}

/** Removes spaces, points, hyphens and invisible characters, before validation and storage. */
export function normalizeDocumentNumber(text: string): string {
  return text.replace(/[\s\p{Cf}.\-–]/gu, '')
}

/** A number as compared: without signs, and a NIT without its check digit, however it was typed. */
export function bareDocumentNumber(id: number, text: string): string {
  const number = normalizeDocumentNumber(text).toUpperCase()
  const nit = number.slice(0, 9)
  return id === 6 && /^\d{10}$/.test(number) && number === `${nit}${nitCheckDigit(nit)}` ? nit : number
}

/** Digits of a typed number, with and without the check digit that users append to a NIT ('900.373.913-4'). */
export function documentDigits(text: string): string[] {
  const digits = (part: string): string => part.replace(/\D/g, '')
  return [...new Set([digits(text), digits(text.replace(/-\s*\d\s*$/, ''))])].filter((n) => n !== '')
}

/** Fewest and most digits of a number of whatever type. */
export const DOCUMENT_DIGITS = { min: 4, max: 15 } as const

/** Whether a normalized number can be one of some type, where nobody asks for the type. */
export const isDocumentNumber = (number: string): boolean =>
  /^[0-9]+$/.test(number) && number.length >= DOCUMENT_DIGITS.min && number.length <= DOCUMENT_DIGITS.max

/** Restricts a number while it is typed to digits, without the check digit of a pasted NIT. */
export function typedDocumentNumber(person: PersonTypeId | 'funcionario', text: string): string {
  const given = person === 2 ? text.replace(/[-–]\s*\d\s*$/u, '') : text
  return given.replace(/\D/g, '').slice(0, DOCUMENT_DIGITS.max)
}

/** Minimum and maximum digits per type. Passports are digits only, by the specification. */
const LENGTHS: Readonly<Record<DocumentTypeId, readonly [number, number]>> = {
  1: [6, 10],
  3: [5, 10],
  4: [5, DOCUMENT_DIGITS.max],
  5: [15, 15],
  6: [9, 9],
}

/** Spanish error sentence for a document number; null when valid. Normalizes first. */
export function documentRefusal(
  type: number,
  number: string,
  person: PersonTypeId | 'funcionario',
): string | null {
  const known = documentTypesFor(person).find((one) => one === type)
  if (known === undefined) {
    return 'Ese tipo de documento no corresponde al tipo de persona.'
  }
  const digits = normalizeDocumentNumber(number)
  if (digits === '') return 'Escriba el número de documento.'
  if (!/^\d+$/.test(digits)) return 'El número de documento debe tener solo dígitos.'
  if (type === 6) return nitRefusal(digits)
  const [min, max] = LENGTHS[known]
  if (digits.length < min || digits.length > max) {
    const range = min === max ? `${min}` : `entre ${min} y ${max}`
    return `El número de ${documentTypeName(type).toLowerCase()} debe tener ${range} dígitos.`
  }
  return null
}
