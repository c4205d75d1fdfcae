export const NAME_MAX = 120
export const COMPANY_MAX = 200

export const REQUIRED = 'Este dato es obligatorio'
export const NAME_SIGNS = 'No use emojis ni los signos < y >'
export const tooLong = (max: number): string => `Escriba a lo sumo ${max} caracteres`

/**
 * Signs that nobody sees: soft hyphens, marks of direction, blanks without width. They come along when something is
 * pasted from a chat or a contact list, and a mark of direction can make a name read as another one. Joiners stay:
 * some scripts are written with them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** As it is stored and printed: one blank between words, none around them, accents as one sign. Any script is a name. */
export function normalizeName(text: string): string {
  return withoutUnseen(text).trim().replace(/\s+/gu, ' ').normalize('NFC')
}

/** What is wrong with a normalized name of a person, a company or a thing, or null. */
export function nameFault(name: string, max = NAME_MAX): string | null {
  if (name === '') return REQUIRED
  if (name.length > max) return tooLong(max)
  // a document with legal force is printed with letters
  return /[\p{Cc}<>]|\p{Emoji_Presentation}/u.test(name) ? NAME_SIGNS : null
}
