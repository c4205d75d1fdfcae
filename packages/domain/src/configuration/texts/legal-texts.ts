/** Legal texts of the portal. */

/** The texts that the portal shows, by their keys. */
export const LEGAL_TEXT_IDS = [
  'politica-de-datos',
  'terminos',
  'cookies',
  'notificacion-electronica',
] as const
export type LegalTextId = (typeof LEGAL_TEXT_IDS)[number]

/** Texts that one accepts on registration; only these can be asked again. */
export const ACCEPTED_AT_REGISTRATION = [
  'politica-de-datos',
  'terminos',
] as const satisfies readonly LegalTextId[]

/** What the program fills in a legal text. */
export const LEGAL_VARIABLES = [
  'AUTORIDAD',
  'NIT',
  'DIRECCION',
  'CORREO_DATOS',
  'TELEFONO',
  'URL',
  'CORREO',
  /** what maps ask of other servers, in a sentence */
  'MAPAS',
] as const
export type LegalVariable = (typeof LEGAL_VARIABLES)[number]

/** What waits for who has not accepted a text that is asked again. */
export const UNACCEPTED = {
  sigue: 'Nada: se le pide al ingresar y puede dejarlo para después',
  espera: 'Todo lo demás: la ley manda aceptarlo antes de seguir',
} as const
export type Unaccepted = keyof typeof UNACCEPTED

/** A version: year and number in the year. */
export const VERSION = /^\d{4}-[1-9]\d{0,2}$/

const numbers = (version: string): readonly [year: number, number: number] => {
  const [year = '', number = ''] = version.split('-')
  return [Number(year), Number(number)]
}

/** Whether a version is older than another. */
export function versionBefore(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)]
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
}
