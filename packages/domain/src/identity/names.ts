export const NAME_MAX = 120
export const COMPANY_MAX = 200

export const REQUIRED = 'Este dato es obligatorio'
export const NO_DIGITS = 'Escriba el nombre sin números'
export const NO_ADDRESSES =
  'Un nombre no lleva direcciones de internet, correos, teléfonos ni el signo $. Después de un punto deje un espacio'
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

// a web or mail address: a scheme, an @, or something that goes on behind a point without a blank. «S.A.S.» is none
const ADDRESS = /:\/\/|\bhttps?:|\bwww\b|@|[^\s.]\.\p{L}{2,}|(?:\p{Nd}{1,3}\.){3}\p{Nd}/iu

/** As a reader sees it: full-width letters, digits and points are the same as ours. */
const read = (name: string): string => name.normalize('NFKC').replaceAll(/[。․‧]/gu, '.')

/**
 * What is wrong with a normalized name of a person, or null. The attack: a registration whose name is a sentence with an
 * address or a price («Su multa vence hoy: pague en …»), which the authority's own mail then carries to a stranger.
 */
export function personNameFault(name: string, max = NAME_MAX): string | null {
  const plain = read(name)
  return (
    nameFault(name, max) ??
    (/\p{Nd}/u.test(plain) ? NO_DIGITS : ADDRESS.test(plain) || plain.includes('$') ? NO_ADDRESSES : null)
  )
}

/** The same of a company: years and numbers are part of names («Grupo 2020 S.A.S.»), a telephone or an account is not. */
export function companyNameFault(name: string): string | null {
  const plain = read(name)
  return (
    nameFault(name, COMPANY_MAX) ??
    (ADDRESS.test(plain) || plain.includes('$') || /\p{Nd}{7}/u.test(plain) ? NO_ADDRESSES : null)
  )
}
